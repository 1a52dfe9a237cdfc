/// A sentence with `{placeholders}`, taken apart once when it is loaded.
struct Pattern: Sendable, Equatable {
    enum Part: Sendable, Equatable {
        case text(String)
        case placeholder(String)
    }

    let parts: [Part]
    let placeholders: Set<String>

    /// A brace without its partner, or a placeholder that is not a lower-case word such as `count` or `fromDay`.
    struct BadBrace: Error {}

    init(_ source: String) throws(BadBrace) {
        var parts: [Part] = []
        var rest = source[...]
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else { throw BadBrace() }
            let name = rest[rest.index(after: open)..<close]
            guard Self.isName(name) else { throw BadBrace() }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.placeholder(String(name)))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
        placeholders = Set(parts.compactMap(\.name))
    }

    /// The sentence; calls `value` for each placeholder.
    func filled<Failure: Error>(_ value: (String) throws(Failure) -> String) throws(Failure) -> String {
        if parts.count == 1, case .text(let text) = parts[0] { return text }
        var sentence = ""
        for part in parts {
            switch part {
            case .text(let text): sentence += text
            case .placeholder(let name): sentence += try value(name)
            }
        }
        return sentence
    }

    private static func isName(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return name.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || isDigit($0)) }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension Pattern.Part {
    fileprivate var name: String? {
        guard case .placeholder(let name) = self else { return nil }
        return name
    }
}
