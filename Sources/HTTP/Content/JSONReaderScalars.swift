/// Numbers and texts.
extension JSONReader {
    /// Digits, a fraction, an exponent, as the grammar has them; no leading zeros, no plus.
    mutating func number() throws(Fault) -> Double {
        let start = at
        if try peek() == UInt8(ascii: "-") { at += 1 }
        if try peek() == UInt8(ascii: "0") { at += 1 } else { try digits() }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            try digits()
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if try peek() == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else {
            throw .malformed(at: start)
        }
        return number
    }

    private mutating func digits() throws(Fault) {
        guard Self.isDigit(try peek()) else { throw .malformed(at: at) }
        while at < bytes.count, Self.isDigit(bytes[at]) { at += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// A text in quotes; one without escapes is taken as it stands.
    mutating func text() throws(Fault) -> String {
        at += 1
        var unescaped: [UInt8] = []
        while true {
            let start = at
            let stop = try endOfRun()
            if stop == UInt8(ascii: "\""), unescaped.isEmpty { return try text(bytes[start..<(at - 1)], at: start) }
            unescaped += bytes[start..<(at - 1)]
            if stop == UInt8(ascii: "\"") { return try text(unescaped[...], at: start) }
            try escape(into: &unescaped)
        }
    }

    /// Moves behind the quote or backslash that ends what stands for itself, and answers which it is.
    private mutating func endOfRun() throws(Fault) -> UInt8 {
        while at < bytes.count {
            let byte = bytes[at]
            guard byte >= 0x20 else { throw .malformed(at: at) }
            at += 1
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return byte }
        }
        throw .cutOff
    }

    private func text(_ content: ArraySlice<UInt8>, at start: Int) throws(Fault) -> String {
        guard let text = String(validating: content, as: UTF8.self) else { throw .notUTF8(at: start) }
        return text
    }

    /// What follows a backslash.
    private mutating func escape(into text: inout [UInt8]) throws(Fault) {
        let letter = try peek()
        at += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"): text += String(Character(try scalar())).utf8
        default: throw .malformed(at: at - 1)
        }
    }

    /// Four hexadecimal digits, or twice four for what lies beyond U+FFFF; half a pair is no character.
    private mutating func scalar() throws(Fault) -> Unicode.Scalar {
        let start = at - 2
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first) else { throw .malformed(at: start) }
        try take(UInt8(ascii: "\\"))
        try take(UInt8(ascii: "u"))
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw .malformed(at: start) }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(Fault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else { throw .malformed(at: at) }
            unit = unit << 4 | UInt16(digit)
            at += 1
        }
        return unit
    }
}
