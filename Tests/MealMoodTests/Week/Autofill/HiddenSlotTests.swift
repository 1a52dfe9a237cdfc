import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Slots that the settings hide after they were filled keep their dishes, whatever is done to the rest of the week.
@Suite struct HiddenSlotTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp(), dishes: Suggestion.allCases.map(\.rawValue)) }

    private func hideWeekend() throws { try browser.arrange("UPDATE household SET includes_weekends = 0") }
    private func showWeekend() throws { try browser.arrange("UPDATE household SET includes_weekends = 1") }

    private func weekend() -> [String: String] {
        browser.week().filled.filter { $0.key.hasPrefix("5") || $0.key.hasPrefix("6") }
    }

    @Test func anotherProposalLeavesThemAlone() throws {
        _ = try browser.autofill()
        let (filled, hidden) = (browser.week().filled, weekend())
        #expect(hidden.count == 4)
        try hideWeekend()
        let answer = try browser.autofill(seed: 7, again: true)
        #expect(answer.complete && answer.undo != nil)
        #expect(!answer.slots.isEmpty && answer.slots.allSatisfy { $0 < "5" })
        try showWeekend()
        #expect(weekend() == hidden)
        #expect(browser.week().filled != filled)
    }

    @Test func theNoticeCountsWhatIsShown() throws {
        let answer = try browser.autofill()
        try browser.arrange("UPDATE slot SET deleted_at = 1, dish_id = NULL, seq = 0 WHERE day = 20710")
        try hideWeekend()
        let page = browser.get("/week/2026-09-14?notice=week.autofilled-\(answer.undo ?? "")")
        #expect(page.contains("He llenado 8 huecos"))
        #expect(page.count(" data-new data-") == 8)
    }

    @Test func undoReachesThem() throws {
        let token = try #require(try browser.autofill().undo)
        try hideWeekend()
        #expect(browser.undo(token).status == 200)
        #expect(browser.week().filled.isEmpty)
        try showWeekend()
        #expect(browser.week().filled.isEmpty)
    }
}
