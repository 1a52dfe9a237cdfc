import Planner
import Testing

struct DayTextTests {
    @Test(arguments: ["2026-09-14", "0001-01-01", "9999-12-31", "2024-02-29", "1969-12-31"])
    func readsWhatItWrites(text: String) {
        #expect(CivilDay(text)?.description == text)
        #expect(CivilDay(text[...])?.description == text)
    }

    @Test(arguments: [
        "", "2026-9-14", "2026-02-30", "2026-09-1", "2026-09-145", "02026-09-14", " 2026-09-14", "2026-09-14 ",
        "2026/09/14", "20260914", "2026-09", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "-001-01-01",
        "+026-01-01", "2026-0a-01", "2026-09-14T00:00:00Z", "２０２６-09-14", "2026–09–14", "2026-02-29", "2026-W38",
        "2026-09-:0", "2026-/9-14", "2026-09x14", "2026x09-14",
    ])
    func refusesAsDay(text: String) {
        #expect(CivilDay(text) == nil)
    }

    @Test(arguments: ["2026-W38", "2026-W01", "2026-W53", "0001-W01", "9999-W52"])
    func readsWhatItWritesAsWeek(text: String) {
        #expect(ISOWeek(text)?.description == text)
    }

    @Test(arguments: [
        "", "2026-W54", "2026-W00", "2025-W53", "2026-W1", "2026-W001", "2026-w38", "2026W38", "2026-38", "2026-W38 ",
        " 2026-W38", "2026-W3a", "0000-W01", "2026-W38-1", "2026-09-14", "26-W38", "2026_W38", "2026-V38",
    ])
    func refusesAsWeek(text: String) {
        #expect(ISOWeek(text) == nil)
    }

    @Test func daysOutsideTheAcceptedYearsStillHaveText() throws {
        let last = try #require(CivilDay("9999-12-31"))
        #expect((last + 1).description == "10000-01-01")
        #expect(CivilDay("10000-01-01") == nil)
    }
}
