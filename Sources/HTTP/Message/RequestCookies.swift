extension Request {
    /// The value of the first cookie of that name (RFC 6265 §4.2), without quotes around it; nil when there is none.
    package func cookie(_ name: String) -> String? {
        for field in headers.values(of: "Cookie") {
            if let value = Request.value(of: name, in: field) { return value }
        }
        return nil
    }

    private static func value(of name: String, in field: String) -> String? {
        for pair in field.utf8.split(separator: UInt8(ascii: ";")) {
            let pair = trimmed(pair)
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
            guard trimmed(pair[..<equals]).elementsEqual(name.utf8) else { continue }
            return String(decoding: unquoted(trimmed(pair[pair.index(after: equals)...])), as: UTF8.self)
        }
        return nil
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        var text = text
        while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        return text
    }

    private static func unquoted(_ text: Substring.UTF8View) -> Substring.UTF8View {
        let quote = UInt8(ascii: "\"")
        guard text.count >= 2, text.first == quote, text.last == quote else { return text }
        return text.dropFirst().dropLast()
    }
}
