/// A set of ASCII octets as two words, so that a look-up is a shift and no memory is read.
struct ByteSet {
    let low: UInt64
    let high: UInt64

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        guard byte < 128 else { return false }
        let word = byte < 64 ? low : high
        return (word >> UInt64(byte & 63)) & 1 == 1
    }

    /// tchar: methods, field names, list members (RFC 9110 §5.6.2).
    static let token = ByteSet(low: 0x03ff_6cfa_0000_0000, high: 0x57ff_ffff_c7ff_fffe)
    /// What a path may hold besides percent-encoded octets: pchar and "/" (RFC 3986 §3.3), and "|", "[" and "]",
    /// which browsers send as they are.
    static let path = ByteSet(low: 0x2fff_ffd2_0000_0000, high: 0x57ff_fffe_afff_ffff)
    /// What a query may hold: all that browsers leave as it is, so also "{", "}", "`", "^", "\" and a lone "%".
    static let query = ByteSet(low: 0xafff_fff2_0000_0000, high: 0x7fff_ffff_ffff_ffff)
    /// unreserved and sub-delims of a registered name (RFC 3986 §3.2.2).
    static let hostName = ByteSet(low: 0x2bff_7fd2_0000_0000, high: 0x47ff_fffe_87ff_fffe)
    /// What stands between the brackets of an IPv6 address.
    static let hostAddress = ByteSet(low: 0x07ff_4000_0000_0000, high: 0x0000_007e_0000_007e)
    static let hexDigit = ByteSet(low: 0x03ff_0000_0000_0000, high: 0x0000_007e_0000_007e)
}

/// Octets that the grammar names, and their classes.
enum Byte {
    static let tab: UInt8 = 0x09
    static let lf: UInt8 = 0x0a
    static let cr: UInt8 = 0x0d
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let percent: UInt8 = 0x25
    static let asterisk: UInt8 = 0x2a
    static let comma: UInt8 = 0x2c
    static let dot: UInt8 = 0x2e
    static let slash: UInt8 = 0x2f
    static let zero: UInt8 = 0x30
    static let colon: UInt8 = 0x3a
    static let semicolon: UInt8 = 0x3b
    static let equals: UInt8 = 0x3d
    static let question: UInt8 = 0x3f
    static let backslash: UInt8 = 0x5c

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

    /// field-vchar, SP, HTAB and obs-text (RFC 9110 §5.5).
    @inline(__always)
    static func isFieldContent(_ byte: UInt8) -> Bool { byte >= space && byte != 0x7f || byte == tab }

    @inline(__always)
    static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// The value of a hexadecimal digit, or nil.
    @inline(__always)
    static func hexValue(_ byte: UInt8) -> Int? {
        if isDigit(byte) { return Int(byte &- zero) }
        let letter = byte | 0x20
        return letter &- 0x61 < 6 ? Int(letter &- 0x61) + 10 : nil
    }
}
