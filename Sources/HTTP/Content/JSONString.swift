/// Strings of JSON (RFC 8259 §7).
enum JSONString {
    /// Appends the text in quotes. Besides what must be escaped, `<` and the line separators are,
    /// so that the result may stand inside of a script element.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { append($0, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var clean = 0
        var at = 0
        while at < text.count {
            let length = escapedLength(text, at)
            if length == 0 {
                at += 1
                continue
            }
            bytes += text[clean..<at]
            appendEscape(text, at, length, to: &bytes)
            at += length
            clean = at
        }
        bytes += text[clean...]
    }

    /// How many octets at this place need an escape: none, one, or the three of U+2028 and U+2029.
    private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
        switch text[at] {
        case 0..<0x20, 0x22, 0x5C, 0x3C, 0x7F: 1
        case 0xE2 where at + 2 < text.count && text[at + 1] == 0x80 && text[at + 2] & 0xFE == 0xA8: 3
        default: 0
        }
    }

    private static func appendEscape(
        _ text: UnsafeBufferPointer<UInt8>, _ at: Int, _ length: Int, to bytes: inout [UInt8]
    ) {
        if length == 3 {
            bytes += (text[at + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
            return
        }
        switch text[at] {
        case 0x22: bytes += "\\\"".utf8
        case 0x5C: bytes += "\\\\".utf8
        case 0x0A: bytes += "\\n".utf8
        case 0x0D: bytes += "\\r".utf8
        case 0x09: bytes += "\\t".utf8
        case let byte:
            bytes += "\\u00".utf8
            bytes += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)
}
