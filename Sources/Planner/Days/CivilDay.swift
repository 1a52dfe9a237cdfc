/// A day of the proleptic Gregorian calendar, without time and without time zone.
///
/// Stored as the number of days since 1970-01-01, so that comparing and adding days is plain arithmetic.
/// `init?(year:month:day:)` and the parsers accept the years 0001 to 9999; adding days may leave that range,
/// the parts of such a day are still right, only its text can no longer be read back.
package struct CivilDay: Hashable, Sendable {
    /// Days since 1970-01-01, negative before.
    package let daysSince1970: Int32

    /// The day that many days after 1970-01-01.
    package init(daysSince1970: Int32) {
        self.daysSince1970 = daysSince1970
    }

    /// The day with these parts, nil when there is no such day or the year is not in 1…9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    /// Counts days with years that begin in March, so that the leap day is the last of its year:
    /// the method of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (days_from_civil).
    init(uncheckedYear year: Int, month: Int, day: Int) {
        let marchYear = month > 2 ? year : year - 1
        let monthsSinceMarch = (month + 9) % 12
        let leapDays = marchYear.floorQuotient(4) - marchYear.floorQuotient(100) + marchYear.floorQuotient(400)
        let dayOfMarchYear = Self.daysBefore(monthSinceMarch: monthsSinceMarch) + day - 1
        daysSince1970 = Int32(marchYear * 365 + leapDays + dayOfMarchYear - Self.epoch)
    }

    /// Days from 0000-03-01 to 1970-01-01.
    private static let epoch = 719_468

    /// Days of a year that begins in March before its given month (0 = March): 31, 30, 31, 30, 31 repeats,
    /// which one linear formula gives (same source).
    private static func daysBefore(monthSinceMarch month: Int) -> Int {
        (153 * month + 2) / 5
    }

    /// Year, month 1…12 and day of the month 1…31; the inverse of counting (same source, civil_from_days).
    package var parts: (year: Int, month: Int, day: Int) {
        let days = Int(daysSince1970) + Self.epoch
        let era = days.floorQuotient(146_097)
        let dayOfEra = days - era * 146_097
        let skippedLeaps = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - skippedLeaps) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthSinceMarch = (5 * dayOfYear + 2) / 153
        let month = monthSinceMarch < 10 ? monthSinceMarch + 3 : monthSinceMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - Self.daysBefore(monthSinceMarch: monthSinceMarch) + 1)
    }

    package var year: Int { parts.year }
    /// 1 = January … 12 = December.
    package var month: Int { parts.month }
    /// Day of the month, 1…31.
    package var day: Int { parts.day }

    /// The number of days of a month (1…12) of the Gregorian calendar.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}

extension Int {
    /// The quotient rounded towards minus infinity, for a positive divisor.
    func floorQuotient(_ divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}
