import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The same order once more, by a second press, a second person or a lost answer: it does nothing twice.
@Suite struct PressedTwiceTests {
    let browser: TestBrowser
    let week = "/week/2026-09-14"

    init() throws {
        browser = TestBrowser.atHome(
            try TestApp(), dishes: ["roastChicken", "meatballs"], meals: "dinner", weekends: false)
        _ = try browser.autofill()
    }

    private func meat(_ column: String) throws -> Int? {
        column == "max_per_week"
            ? try browser.number("SELECT max_per_week FROM tag WHERE given_key = 'meat'")
            : try browser.number("SELECT no_consecutive FROM tag WHERE given_key = 'meat'")
    }

    @Test func aRuleThatChangedForEverIsNotGivenUpByTheSecondPress() throws {
        let rules = [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")]
        let first = try browser.autofill(relax: rules, scope: "always")
        let before = browser.week().filled
        let second = try browser.autofill(relax: rules, scope: "always")
        #expect(second.complete && second.slots.isEmpty && second.undo == nil)
        #expect(second.message == "Tu semana ya está completa")
        #expect(try meat("max_per_week") == 5)
        #expect(browser.week().filled == before)
        #expect(browser.undo(try #require(first.undo)).status == 200)
        #expect(try meat("max_per_week") == 3)
    }

    @Test func norWhereItWasTooLittle() throws {
        let maximum = [try browser.rule("maxPerWeek", of: "meat")]
        _ = try browser.autofill(relax: maximum, scope: "always")
        let changed = try meat("max_per_week")
        #expect(changed == 5)
        let second = try browser.autofill(relax: maximum, scope: "always")
        #expect(!second.complete)
        #expect(try meat("max_per_week") == changed)
        #expect(try meat("no_consecutive") == 1)
    }

    @Test func relaxingForTheWeekByFormSaysThatItIsFull() throws {
        let form: KeyValuePairs = [
            "relax": try browser.rule("maxPerWeek", of: "meat"),
            "relax": try browser.rule("noConsecutive", of: "meat"), "scope": "week",
        ]
        #expect(browser.post("\(week)/autofill", form).location.hasPrefix("\(week)?notice=week.autofilled-"))
        let before = browser.week().filled
        #expect(browser.post("\(week)/autofill", form).location == "\(week)?notice=week.full")
        #expect(browser.week().filled == before)
        #expect(browser.get(week).count("data-rule=\"overridden\"") == 5)
    }
}
