/// Base 64 (RFC 4648), without padding unless asked for. One value has exactly one text: decoding refuses every other.
package struct Base64: Sendable {
    /// The alphabet for URLs, cookies and file names (RFC 4648 §5).
    package static let url = Base64(lastDigits: "-_")
    /// The traditional alphabet (RFC 4648 §4), which stored password hashes use.
    package static let standard = Base64(lastDigits: "+/")

    private let alphabet: [UInt8]
    /// The value of each character; 0xFF for those that are no digits.
    private let values: [UInt8]

    private init(lastDigits: String) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        alphabet = Array((letters + lastDigits).utf8)
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        self.values = values
    }

    /// With `padded`, `=` fills the text up to a multiple of four characters, as headers such as CSP expect.
    package func encode(_ bytes: [UInt8], padded: Bool = false) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 8 + 5) / 6)
        var bits: UInt32 = 0
        var width = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            width += 8
            while width >= 6 {
                width -= 6
                text.append(alphabet[Int(bits >> width & 63)])
            }
        }
        if width > 0 { text.append(alphabet[Int(bits << (6 - width) & 63)]) }
        while padded, text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes, or nil for padding, foreign characters, an impossible length, or stray bits at the end.
    package func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 6 / 8)
        var bits: UInt32 = 0
        var width = 0
        for character in text.utf8 {
            let value = values[Int(character)]
            guard value < 64 else { return nil }
            bits = bits << 6 | UInt32(value)
            width += 6
            guard width >= 8 else { continue }
            width -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> width))
        }
        let rest = bits & (1 << width - 1)
        return width < 6 && rest == 0 ? bytes : nil
    }
}
