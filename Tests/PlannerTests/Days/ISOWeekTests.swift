import Planner
import Testing

struct ISOWeekTests {
    /// Borders that ISO 8601 and its usual examples fix.
    @Test(arguments: [
        ("2005-01-01", "2004-W53"), ("2005-01-02", "2004-W53"), ("2005-01-03", "2005-W01"), ("2005-12-31", "2005-W52"),
        ("2006-01-01", "2005-W52"), ("2007-12-31", "2008-W01"), ("2008-12-28", "2008-W52"), ("2008-12-29", "2009-W01"),
        ("2009-12-31", "2009-W53"), ("2010-01-03", "2009-W53"), ("2010-01-04", "2010-W01"), ("2020-12-31", "2020-W53"),
        ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"), ("2026-09-14", "2026-W38"), ("2026-09-20", "2026-W38"),
        ("2026-12-28", "2026-W53"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"), ("0001-01-01", "0001-W01"),
        ("9999-12-31", "9999-W52"),
    ])
    func belongsToWeek(day: String, week: String) throws {
        let day = try #require(CivilDay(day))
        #expect(day.isoWeek.description == week)
        #expect(ISOWeek(week)?.monday == day.monday)
        #expect(CivilDay(isoWeekYear: day.isoWeek.year, week: day.isoWeek.week) == day.monday)
    }

    @Test func everyWeekFollowsTheOneBefore() throws {
        var monday = try #require(CivilDay(year: 1, month: 1, day: 1))
        for year in 1...9999 {
            for week in 1...ISOWeek.count(inYear: year) {
                try #require(CivilDay(isoWeekYear: year, week: week) == monday)
                try #require((monday + 6).isoWeek == ISOWeek(year: year, week: week))
                monday = monday + 7
            }
        }
    }

    @Test(arguments: [(2026, 0), (2026, 54), (2025, 53), (2026, -1), (0, 1), (10_000, 1)])
    func thereIsNoSuchWeek(year: Int, week: Int) {
        #expect(ISOWeek(year: year, week: week) == nil)
        #expect(CivilDay(isoWeekYear: year, week: week) == nil)
    }

    @Test func comparesByYearFirst() throws {
        let weeks = try ["2025-W52", "2026-W02", "2026-W10", "2027-W01"].map { try #require(ISOWeek($0)) }
        #expect(weeks.reversed().sorted() == weeks)
    }
}
