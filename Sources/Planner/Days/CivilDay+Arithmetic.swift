extension CivilDay: Comparable, Strideable {
    package static func < (left: CivilDay, right: CivilDay) -> Bool {
        left.daysSince1970 < right.daysSince1970
    }

    /// Days from this day to the other, negative when the other is earlier.
    package func distance(to other: CivilDay) -> Int {
        Int(other.daysSince1970) - Int(daysSince1970)
    }

    /// The day `days` days later (earlier when negative).
    package func advanced(by days: Int) -> CivilDay {
        CivilDay(daysSince1970: Int32(Int(daysSince1970) + days))
    }

    package static func + (day: CivilDay, days: Int) -> CivilDay { day.advanced(by: days) }
    package static func - (day: CivilDay, days: Int) -> CivilDay { day.advanced(by: -days) }
    /// Days from the right day to the left one.
    package static func - (left: CivilDay, right: CivilDay) -> Int { right.distance(to: left) }
}
