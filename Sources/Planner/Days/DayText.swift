extension CivilDay: CustomStringConvertible {
    /// Reads "2026-09-14": four digits, two, two (RFC 3339 full-date). Nil for anything else, also for a day that
    /// does not exist.
    package init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8.prefix(11))
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// "2026-09-14".
    package var description: String {
        let parts = parts
        return "\(padded(parts.year, to: 4))-\(padded(parts.month, to: 2))-\(padded(parts.day, to: 2))"
    }
}

extension ISOWeek: CustomStringConvertible {
    /// Reads "2026-W38": four digits, a capital W, two digits. Nil for anything else, also for a week that the year
    /// does not have.
    package init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8.prefix(9))
        guard bytes.count == 8, bytes[4] == UInt8(ascii: "-"), bytes[5] == UInt8(ascii: "W"),
            let year = number(bytes[0..<4]), let week = number(bytes[6..<8])
        else { return nil }
        self.init(year: year, week: week)
    }

    /// "2026-W38".
    package var description: String { "\(padded(year, to: 4))-W\(padded(week, to: 2))" }
}

/// The number that ASCII digits spell; nil when one of them is no digit.
private func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
}

private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
}
