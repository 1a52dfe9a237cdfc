/// The one range of octets that a request asks for (RFC 9110 §14).
enum ByteRange: Equatable {
    case satisfiable(Range<Int>)
    case unsatisfiable

    /// Nil when the whole content is to be sent: no `Range`, another unit, several ranges, or nonsense.
    static func read(_ request: Request, length: Int) -> ByteRange? {
        let values = request.headers.values(of: "Range")
        return values.count == 1 ? parse(values[0], length: length) : nil
    }

    static func parse(_ value: String, length: Int) -> ByteRange? {
        var cursor = FieldCursor(value)
        guard cursor.token()?.lowercased() == "bytes", cursor.take(UInt8(ascii: "=")) else { return nil }
        cursor.skipBlanks()
        let first = cursor.run(while: isDigit)
        guard cursor.take(UInt8(ascii: "-")) else { return nil }
        let last = cursor.run(while: isDigit)
        cursor.skipBlanks()
        guard cursor.isAtEnd, length > 0 else { return nil }
        if first.isEmpty { return last.isEmpty ? nil : suffix(number(last), length) }
        return range(from: number(first), through: last.isEmpty ? Int.max : number(last), length)
    }

    private static func range(from first: Int, through last: Int, _ length: Int) -> ByteRange? {
        guard first <= last else { return nil }
        return first < length ? .satisfiable(first..<(min(last, length - 1) + 1)) : .unsatisfiable
    }

    private static func suffix(_ count: Int, _ length: Int) -> ByteRange {
        count == 0 ? .unsatisfiable : .satisfiable(max(0, length - count)..<length)
    }

    /// Numbers that are too long for an `Int` are beyond any content.
    private static func number(_ digits: String) -> Int { Int(digits) ?? Int.max }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
