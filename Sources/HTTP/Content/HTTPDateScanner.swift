/// Reads the pieces of the three date forms of RFC 9110 §5.6.7.
struct HTTPDateScanner {
    typealias Clock = (hour: Int, minute: Int, second: Int)

    private var rest: ArraySlice<UInt8>
    private let now: Int

    init(_ text: String, now: Int) {
        rest = Array(text.utf8)[...]
        self.now = now
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ literal: String) -> Bool {
        guard rest.starts(with: literal.utf8) else { return false }
        rest = rest.dropFirst(literal.utf8.count)
        return true
    }

    mutating func number(_ width: Int) -> Int? {
        guard rest.count >= width else { return nil }
        var value = 0
        for byte in rest.prefix(width) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(width)
        return value
    }

    /// Any name of a day; that it is the right one is not checked.
    mutating func weekday(short: Bool) -> Bool {
        for name in HTTPDate.weekdays {
            let name = short ? name.prefix(3) : name[...]
            guard rest.starts(with: name) else { continue }
            rest = rest.dropFirst(name.count)
            return true
        }
        return false
    }

    /// 1 to 12.
    mutating func month() -> Int? {
        guard let index = HTTPDate.months.firstIndex(where: { rest.starts(with: $0) }) else { return nil }
        rest = rest.dropFirst(3)
        return index + 1
    }

    mutating func clock() -> Clock? {
        guard let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2) else {
            return nil
        }
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        return (hour, minute, second)
    }

    /// A year of two digits: what looks more than 50 years ahead is the past.
    mutating func shortYear() -> Int? {
        guard let digits = number(2) else { return nil }
        let thisYear = CivilTime(now).year
        let year = thisYear / 100 * 100 + digits
        return year > thisYear + 50 ? year - 100 : year
    }

    func time(_ year: Int, _ month: Int, _ day: Int, _ clock: Clock) -> CivilTime? {
        guard day >= 1, day <= CivilTime.daysInMonth(month, year: year) else { return nil }
        return CivilTime(
            year: year, month: month, day: day, hour: clock.hour, minute: clock.minute, second: clock.second)
    }
}
