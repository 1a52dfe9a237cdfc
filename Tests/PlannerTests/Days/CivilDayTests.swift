import Foundation
import Planner
import Testing

struct CivilDayTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        return calendar
    }()

    @Test(arguments: Array(stride(from: 1900, through: 2100, by: 20)))
    func agreesWithFoundation(from year: Int) throws {
        let first = try #require(CivilDay(year: year, month: 1, day: 1))
        let end = try #require(CivilDay(year: min(year + 20, 2101), month: 1, day: 1))
        let wanted: Set<Calendar.Component> = [.year, .month, .day, .weekday, .yearForWeekOfYear, .weekOfYear]
        for day in first..<end {
            let date = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
            let parts = Self.calendar.dateComponents(wanted, from: date)
            let expected = [parts.year, parts.month, parts.day, parts.yearForWeekOfYear, parts.weekOfYear]
            let got = [day.year, day.month, day.day, day.isoWeek.year, day.isoWeek.week]
            try #require(got == expected)
            try #require(day.weekday == ((parts.weekday ?? 0) + 5) % 7)
            try #require(CivilDay(year: got[0], month: got[1], day: got[2]) == day)
            try #require(CivilDay(day.description) == day)
            try #require(day.monday.weekday == 0 && (0...6).contains(day - day.monday))
        }
    }

    @Test func countsEveryYearFromTheFirstToTheLast() throws {
        var newYear = try #require(CivilDay(year: 1, month: 1, day: 1))
        #expect(newYear.daysSince1970 == -719_162)
        #expect(newYear.weekday == 0)
        for year in 1...9999 {
            try #require(CivilDay(year: year, month: 1, day: 1) == newYear)
            let isLeap = year.isMultiple(of: 400) || (year.isMultiple(of: 4) && !year.isMultiple(of: 100))
            let march = try #require(CivilDay(year: year, month: 3, day: 1))
            try #require(march - newYear == (isLeap ? 60 : 59))
            try #require((CivilDay(year: year, month: 2, day: 29) != nil) == isLeap)
            let last = newYear + (isLeap ? 365 : 364)
            try #require(last.parts == (year, 12, 31))
            try #require((march - 1).parts == (year, 2, isLeap ? 29 : 28))
            newYear = last + 1
        }
        #expect(newYear.parts == (10_000, 1, 1))
    }

    @Test(arguments: [
        (0, 12, 31), (10_000, 1, 1), (-1, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
        (2026, 4, 31), (2026, 6, 31), (2026, 9, 31), (2026, 11, 31), (2026, 2, 29), (1900, 2, 29), (2024, 2, 30),
    ])
    func thereIsNoSuchDay(year: Int, month: Int, day: Int) {
        #expect(CivilDay(year: year, month: month, day: day) == nil)
    }

    @Test func addsAndComparesDays() throws {
        let monday = try #require(CivilDay("2026-12-28"))
        let newYear = try #require(CivilDay("2027-01-01"))
        #expect(monday + 4 == newYear && newYear - 4 == monday && newYear - monday == 4 && monday - newYear == -4)
        #expect(monday < newYear && !(newYear < monday))
        #expect(Array(monday...newYear).map(\.day) == [28, 29, 30, 31, 1])
        #expect(newYear.monday == monday && monday.monday == monday && (monday + 6).monday == monday)
        #expect((monday - 1).monday == monday - 7)
        #expect(CivilDay(daysSince1970: -1).parts == (1969, 12, 31))
    }
}
