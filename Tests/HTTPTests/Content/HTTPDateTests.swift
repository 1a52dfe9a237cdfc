import Testing

@testable import HTTP

@Suite struct HTTPDateTests {
    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
        (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (1_789_380_000, "Mon, 14 Sep 2026 10:00:00 GMT"),
        (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
    func writesAndReads(seconds: Int, text: String) {
        #expect(HTTPDate.format(seconds) == text)
        #expect(HTTPDate.parse(text) == seconds)
    }

    @Test(arguments: [
        "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Mon, 06 Nov 1994 08:49:37 GMT",
    ])
    func readsObsoleteForms(text: String) {
        #expect(HTTPDate.parse(text) == 784_111_777)
    }

    @Test func readsTwoDigitsOfAsctimeAndLeapSeconds() {
        #expect(HTTPDate.parse("Wed Nov 16 08:49:37 1994") == 784_975_777)
        #expect(HTTPDate.parse("Sat, 31 Dec 2016 23:59:60 GMT") == 1_483_228_800)
    }

    @Test(arguments: [("70", 2070), ("76", 2076), ("77", 1977), ("99", 1999), ("00", 2000), ("26", 2026)])
    func decidesTheCentury(digits: String, year: Int) throws {
        let now = 1_789_380_000
        let parsed = try #require(HTTPDate.parse("Sunday, 06-Nov-\(digits) 08:49:37 GMT", now: now))
        #expect(CivilTime(parsed).year == year)
    }

    @Test(arguments: [
        "", "0", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 GMT ",
        " Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
        "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT", "Wed, 29 Feb 2023 00:00:00 GMT",
        "Thu, 29 Feb 2100 00:00:00 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT",
        "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Xxx, 06 Nov 1994 08:49:37 GMT",
        "Sun, -6 Nov 1994 08:49:37 GMT", "Sun Nov 6 08:49:37 1994", "Sun, 06-Nov-94 08:49:37 GMT",
        "1994-11-06T08:49:37Z",
    ])
    func refuses(text: String) {
        #expect(HTTPDate.parse(text) == nil)
    }

    @Test func everyDayOfTwoCyclesFollowsTheOneBefore() {
        var expected = CivilTime(-86_400 * 150_000)
        for day in -150_000...150_000 {
            let time = CivilTime(day * 86_400)
            #expect(time == expected)
            #expect(time.seconds == day * 86_400)
            expected.day += 1
            if expected.day > CivilTime.daysInMonth(expected.month, year: expected.year) {
                expected.day = 1
                expected.month = expected.month == 12 ? 1 : expected.month + 1
                if expected.month == 1 { expected.year += 1 }
            }
        }
    }
}
