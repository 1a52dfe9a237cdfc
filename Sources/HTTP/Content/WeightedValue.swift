/// One member of an `Accept…` list with its weight (RFC 9110 §12.4.2).
struct WeightedValue: Equatable {
    /// In lower case.
    var value: String
    var parameters: [String: String]
    /// Thousandths, 0 to 1000.
    var weight: Int

    /// The members of all fields of that name in order; malformed members are left out.
    static func list(_ values: [String]) -> [WeightedValue] {
        var members: [WeightedValue] = []
        for value in values {
            var cursor = FieldCursor(value)
            while !cursor.isAtEnd {
                if let member = member(&cursor) { members.append(member) }
                cursor.skipListElement()
            }
        }
        return members
    }

    private static func member(_ cursor: inout FieldCursor) -> WeightedValue? {
        cursor.skipBlanks()
        let value = cursor.run { FieldCursor.isTokenByte($0) || $0 == UInt8(ascii: "/") }
        guard !value.isEmpty, var parameters = cursor.parameters() else { return nil }
        guard cursor.isAtEnd || cursor.next == UInt8(ascii: ",") else { return nil }
        var weight = 1000
        if let q = parameters.removeValue(forKey: "q") {
            guard let parsed = thousandths(q) else { return nil }
            weight = parsed
        }
        return WeightedValue(value: value.lowercased(), parameters: parameters, weight: weight)
    }

    /// `0`, `0.5`, `1.000`: at most three decimals, at most one.
    private static func thousandths(_ text: String) -> Int? {
        let digits = Array(text.utf8)
        guard let first = digits.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return nil }
        guard digits.count <= 5, digits.count == 1 || digits[1] == UInt8(ascii: ".") else { return nil }
        var total = Int(first - UInt8(ascii: "0"))
        for place in 2..<5 {
            let digit = place < digits.count ? digits[place] : UInt8(ascii: "0")
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            total = total * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return total <= 1000 ? total : nil
    }
}
