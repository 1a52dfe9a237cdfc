/// A day of the calendar as its texts need it.
package struct CivilParts: Sendable, Equatable {
    package let year: Int
    /// 1…12
    package let month: Int
    /// 1…31
    package let day: Int
    /// 0 is Monday, 6 is Sunday.
    package let weekday: Int

    package init(year: Int, month: Int, day: Int, weekday: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.weekday = weekday
    }
}
