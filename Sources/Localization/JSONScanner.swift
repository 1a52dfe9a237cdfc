/// Steps through the tokens of a JSON text (RFC 8259) that this engine needs: punctuation and strings.
struct JSONScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// Counted from 1.
    private(set) var line = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return position == bytes.count
        }
    }

    func failure(_ message: String) -> CatalogueReader.Failure {
        CatalogueReader.Failure(message: message, line: line)
    }

    mutating func isNext(_ byte: UInt8) -> Bool {
        skipBlanks()
        return position < bytes.count && bytes[position] == byte
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard isNext(byte) else { return false }
        position += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(CatalogueReader.Failure) {
        guard skip(byte) else { throw failure("expected \(Unicode.Scalar(byte))") }
    }

    /// A string of RFC 8259 §7 with its escapes resolved.
    mutating func string() throws(CatalogueReader.Failure) -> String {
        guard skip(UInt8(ascii: "\"")) else { throw failure("expected a text in double quotes") }
        var content: [UInt8] = []
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: content, as: UTF8.self) else { throw failure("not UTF-8") }
                return text
            case UInt8(ascii: "\\"): content += try escape()
            case 0..<0x20: throw failure("control character in a text")
            default: content.append(byte)
            }
        }
        throw failure("text without an end")
    }

    private mutating func escape() throws(CatalogueReader.Failure) -> [UInt8] {
        switch next() {
        case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
        case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
        case UInt8(ascii: "/"): return [UInt8(ascii: "/")]
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
        default: throw failure("unknown escape")
        }
    }

    private mutating func scalar() throws(CatalogueReader.Failure) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), next() == UInt8(ascii: "\\"), next() == UInt8(ascii: "u") else {
            throw failure("half of a surrogate pair")
        }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw failure("half of a surrogate pair") }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(CatalogueReader.Failure) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("expected four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    private mutating func next() -> UInt8? {
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    private mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: return
            }
            position += 1
        }
    }
}
