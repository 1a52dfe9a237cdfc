/// Reads `multipart/form-data` (RFC 7578 over RFC 2046 §5.1): the framing. What a part says is `MultipartPart`'s.
struct MultipartForm {
    private let bytes: [UInt8]
    /// CRLF, two hyphens, the boundary.
    private let delimiter: [UInt8]
    private let limits: FormLimits
    private var position = 0

    static func parse(_ bytes: [UInt8], boundary: String?, limits: FormLimits) throws(FormError) -> Form {
        guard let boundary, isBoundary(boundary) else { throw .malformed }
        guard bytes.count <= limits.bytes else { throw .tooLarge }
        var reader = MultipartForm(
            bytes: bytes, delimiter: Array("\r\n--\(boundary)".utf8), limits: limits)
        return try reader.form()
    }

    private init(bytes: [UInt8], delimiter: [UInt8], limits: FormLimits) {
        self.bytes = bytes
        self.delimiter = delimiter
        self.limits = limits
    }

    private mutating func form() throws(FormError) -> Form {
        try skipPreamble()
        var form = Form()
        while try !isClosed() {
            guard form.fields.count + form.files.count < limits.fields else { throw .tooMany }
            let header = try partHeader()
            let content = position..<(try nextDelimiter())
            try MultipartPart(header: header).append(bytes[content], to: &form)
            position = content.upperBound + delimiter.count
        }
        return form
    }

    /// Moves behind the first delimiter, which needs no CRLF at the very start.
    private mutating func skipPreamble() throws(FormError) {
        if bytes.starts(with: delimiter.dropFirst(2)) {
            position = delimiter.count - 2
        } else {
            position = try nextDelimiter() + delimiter.count
        }
    }

    /// Behind a delimiter: whether it closes the form. If not, moves to the header of the part.
    private mutating func isClosed() throws(FormError) -> Bool {
        let closes = bytes[position...].starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
        if closes { position += 2 }
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        if closes, position == bytes.count { return true }
        guard bytes[position...].starts(with: [0x0D, 0x0A]) else { throw .malformed }
        position += 2
        return closes
    }

    /// The lines up to the empty one, which it moves behind.
    private mutating func partHeader() throws(FormError) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        let start = position
        while let end = find([0x0D, 0x0A], upTo: min(bytes.count, start + limits.partHeaderBytes)) {
            let line = bytes[position..<end]
            position = end + 2
            if line.isEmpty { return lines }
            lines.append(line)
        }
        throw bytes.count - start > limits.partHeaderBytes ? .tooLarge : .malformed
    }

    private func nextDelimiter() throws(FormError) -> Int {
        guard let found = find(delimiter, upTo: bytes.count) else { throw .malformed }
        return found
    }

    private func find(_ needle: [UInt8], upTo end: Int) -> Int? {
        guard position + needle.count <= end else { return nil }
        var at = position
        while at <= end - needle.count {
            if bytes[at] == needle[0], bytes[at..<(at + needle.count)].elementsEqual(needle) { return at }
            at += 1
        }
        return nil
    }

    /// RFC 2046 §5.1.1: 1 to 70 characters of a small set, no blank at the end.
    private static func isBoundary(_ boundary: String) -> Bool {
        guard (1...70).contains(boundary.utf8.count), boundary.last != " " else { return false }
        return boundary.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: boundaryPunctuation.contains(byte)
            }
        }
    }

    private static let boundaryPunctuation = Array("'()+_,-./:=? ".utf8)
}
