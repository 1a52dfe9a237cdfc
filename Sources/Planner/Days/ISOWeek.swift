/// A week as ISO 8601 numbers it: it begins on Monday, and week 1 is the one with the year's first Thursday,
/// which is always the week of January 4th.
package struct ISOWeek: Hashable, Comparable, Sendable {
    package let year: Int
    /// 1…52, or 53 in a long year.
    package let week: Int

    /// Nil when the year is not in 1…9999 or has no such week.
    package init?(year: Int, week: Int) {
        guard (1...9999).contains(year), week >= 1, week <= Self.count(inYear: year) else { return nil }
        self.init(uncheckedYear: year, week: week)
    }

    init(uncheckedYear year: Int, week: Int) {
        self.year = year
        self.week = week
    }

    /// The first day of the week.
    package var monday: CivilDay {
        CivilDay(uncheckedYear: year, month: 1, day: 4).monday + (week - 1) * 7
    }

    /// 52 or 53: the number of the week that December 28th lies in, which is always the last one.
    package static func count(inYear year: Int) -> Int {
        CivilDay(uncheckedYear: year, month: 12, day: 28).isoWeek.week
    }

    package static func < (left: ISOWeek, right: ISOWeek) -> Bool {
        (left.year, left.week) < (right.year, right.week)
    }
}
