/// Reads the common parts of structured field values (RFC 9110 §5.6) from left to right.
/// A reading function that returns nil has found something else; where it then stands is of no use.
struct FieldCursor {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Optional white space (§5.6.3).
    mutating func skipBlanks() {
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    }

    /// Steps over `byte` when it comes next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// The longest run of octets that fit, perhaps empty.
    mutating func run(while fits: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = next, fits(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A token (§5.6.2).
    mutating func token() -> String? {
        let word = run(while: FieldCursor.isTokenByte)
        return word.isEmpty ? nil : word
    }

    /// A quoted string (§5.6.4) without its quotes and escapes.
    ///
    /// - Parameter onlyQuotes: browsers do not escape the backslash in the names of uploaded files; there it only
    ///   escapes a quote or another backslash.
    mutating func quotedString(escapingOnlyQuotes onlyQuotes: Bool = false) -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "\"") { return String(validating: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = next else {
                text.append(byte)
                continue
            }
            if onlyQuotes, escaped != UInt8(ascii: "\""), escaped != UInt8(ascii: "\\") {
                text.append(byte)
            } else {
                text.append(escaped)
                position += 1
            }
        }
        return nil
    }

    /// Parameters (§5.6.6) with lower-case names, or nil when they are malformed. The first of a name counts.
    mutating func parameters(escapingOnlyQuotes onlyQuotes: Bool = false) -> [String: String]? {
        var found: [String: String] = [:]
        skipBlanks()
        while take(UInt8(ascii: ";")) {
            skipBlanks()
            guard let name = token() else { continue }
            guard take(UInt8(ascii: "=")) else { return nil }
            let isQuoted = next == UInt8(ascii: "\"")
            guard let value = isQuoted ? quotedString(escapingOnlyQuotes: onlyQuotes) : token() else { return nil }
            let key = name.lowercased()
            if found[key] == nil { found[key] = value }
            skipBlanks()
        }
        return found
    }

    /// Steps behind the next comma that is not inside quotes, or to the end.
    mutating func skipListElement() {
        while let byte = next {
            if byte == UInt8(ascii: "\"") {
                let start = position
                if quotedString() == nil { position = start + 1 }
            } else {
                position += 1
                if byte == UInt8(ascii: ",") { return }
            }
        }
    }

    static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: punctuation.contains(byte)
        }
    }

    private static let punctuation = Array("!#$%&'*+-.^_`|~".utf8)
}
