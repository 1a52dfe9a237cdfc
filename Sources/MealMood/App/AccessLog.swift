package import HTTP

/// The access log, without the codes that some paths hold. Whoever reads a log must not be able to come in by it.
package enum AccessLog {
    package static func write(_ record: AccessRecord, to line: inout [UInt8]) {
        var record = record
        record.path = safe(record.path)
        AccessLine.write(record, to: &line)
    }

    /// The path up to where a code begins. The word before it decides, not the route: a link with a slip in it holds the
    /// code just the same.
    static func safe(_ path: String) -> String {
        let decoded = path.utf8.contains(UInt8(ascii: "%")) ? PercentEncoding.decode(path.utf8) ?? "" : path
        var start = decoded.startIndex
        while let slash = decoded[start...].utf8.firstIndex(of: UInt8(ascii: "/")) {
            let word = decoded[start..<slash]
            let next = decoded.utf8.index(after: slash)
            if next < decoded.endIndex, words.contains(word.lowercased()) { return decoded[..<next] + "{code}" }
            start = next
        }
        return path
    }

    /// A route calls its parameter `code` when who knows it comes in.
    private static let words = Set(
        AllRoutes.all.compactMap { route -> String? in
            let segments = route.pattern.split(separator: "/")
            return segments.firstIndex(of: "{code}").flatMap { $0 > 0 ? String(segments[$0 - 1]) : nil }
        })
}
