/// Base 32 without the letters i, l, o and u, so that it can be read aloud (crockford.com/base32.html). Lower case.
package enum CrockfordBase32 {
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// Five bits a character, the most significant first; the last character is filled up with zero bits.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 8 + 4) / 5)
        var bits: UInt32 = 0
        var width = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            width += 8
            while width >= 5 {
                width -= 5
                text.append(alphabet[Int(bits >> width & 31)])
            }
        }
        if width > 0 { text.append(alphabet[Int(bits << (5 - width) & 31)]) }
        return String(decoding: text, as: UTF8.self)
    }
}
