extension Language {
    /// A whole number in digits, grouped by thousands as CLDR does: Spanish begins with five digits (1234, 12.345),
    /// English with four (1,234).
    package func text(of number: Int) -> String {
        let digits = Array(String(number.magnitude).utf8)
        guard digits.count > mostUngroupedDigits else { return String(number) }
        var grouped: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(groupSeparator) }
            grouped.append(digit)
        }
        return String(decoding: grouped, as: UTF8.self)
    }

    private var mostUngroupedDigits: Int {
        switch self {
        case .es: 4
        case .en: 3
        }
    }

    private var groupSeparator: UInt8 {
        switch self {
        case .es: UInt8(ascii: ".")
        case .en: UInt8(ascii: ",")
        }
    }
}
