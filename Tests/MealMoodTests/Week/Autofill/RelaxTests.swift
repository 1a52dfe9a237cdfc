import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A week that the rules keep open, and relaxing them. Five kinds of dishes fill it but for two or three slots.
@Suite struct RelaxTests {
    let browser: TestBrowser

    init() throws {
        // Only evenings of working days, and only meat: three days with a day between.
        browser = TestBrowser.atHome(
            try TestApp(), dishes: ["roastChicken", "meatballs"], meals: "dinner", weekends: false)
    }

    private func chicken(_ slots: String...) throws {
        for slot in slots { _ = try browser.put("Pollo asado", slot) }
    }

    @Test func saysWhyAndWhichRulesWouldHelp() throws {
        let answer = try browser.autofill()
        #expect(!answer.complete)
        #expect(answer.slots.count == 3)
        #expect(answer.message == "He llenado 3 huecos")
        #expect(answer.empty.map(\.slot) == ["1-dinner", "3-dinner"])
        #expect(answer.empty[0].place == "martes cena")
        #expect(answer.empty[0].reasons.contains("Carne: días seguidos, deja fuera 2 platos"))
        #expect(answer.empty[0].reasons.contains("Carne: máximo de la semana, deja fuera 2 platos"))
        let relaxations = try #require(answer.relaxations)
        #expect(relaxations.proven)
        let everything = try #require(relaxations.everything.first)
        #expect(Set(everything.map(\.text)) == ["Carne: permitir 5", "Carne: permitir días seguidos"])
        let maximum = try #require(everything.first { $0.now != nil })
        #expect(maximum.now == 3 && maximum.needed == 5)
    }

    @Test func forThisWeekTheRuleStaysAndTheDishesAreMarked() throws {
        try chicken("0-dinner")
        _ = try browser.autofill()
        let rules = [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")]
        let answer = try browser.autofill(relax: rules)
        #expect(answer.complete)
        #expect(answer.slots.count == 2)
        #expect(browser.week()["0-dinner"] == "Pollo asado")
        let page = browser.get("/week/2026-09-14")
        #expect(page.count("data-rule=\"overridden\"") == 5)
        #expect(try browser.number("SELECT max_per_week FROM tag WHERE given_key = 'meat'") == 3)
        #expect(try browser.number("SELECT no_consecutive FROM tag WHERE given_key = 'meat'") == 1)
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(!browser.get("/week/2026-09-14").contains("data-rule=\"overridden\""))
        #expect(browser.week().filled.count == 3)
    }

    @Test func forEverTheRuleChangesAndNothingIsMarked() throws {
        _ = try browser.autofill()
        let rules = [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")]
        let answer = try browser.autofill(relax: rules, scope: "always")
        #expect(answer.complete)
        #expect(answer.message.contains("Carne: permitir 5"))
        #expect(try browser.number("SELECT max_per_week FROM tag WHERE given_key = 'meat'") == 5)
        #expect(try browser.number("SELECT no_consecutive FROM tag WHERE given_key = 'meat'") == 0)
        let page = browser.get("/week/2026-09-14")
        #expect(!page.contains("data-rule=\"overridden\"") && !page.contains("is-warn"))
        #expect(page.contains("5 de 5"))
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(try browser.number("SELECT max_per_week FROM tag WHERE given_key = 'meat'") == 3)
        #expect(try browser.number("SELECT no_consecutive FROM tag WHERE given_key = 'meat'") == 1)
        #expect(browser.get("/week/2026-09-14").contains("3 de 3"))
    }

    @Test func anotherProposalKeepsWhatWasRelaxedForTheWeek() throws {
        _ = try browser.autofill()
        let rules = [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")]
        let before = try browser.autofill(relax: rules)
        #expect(before.complete)
        let first = browser.week().filled
        let answer = try browser.autofill(seed: 11, again: true)
        #expect(answer.complete && answer.undo != nil)
        #expect(browser.week().filled != first)
        #expect(browser.get("/week/2026-09-14").count("data-rule=\"overridden\"") == 5)
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(browser.week().filled == first)
        #expect(browser.undo(try #require(before.undo)).status == 200)
        #expect(browser.week().filled.count == 3)
    }

    @Test func aRuleChangedSinceHoldsTheUndoBack() throws {
        _ = try browser.autofill()
        let rules = [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")]
        let answer = try browser.autofill(relax: rules, scope: "always")
        try browser.arrange("UPDATE tag SET max_per_week = 6 WHERE given_key = 'meat'")
        #expect(browser.undo(try #require(answer.undo)).status == 409)
        #expect(try browser.number("SELECT max_per_week FROM tag WHERE given_key = 'meat'") == 6)
        #expect(browser.week().filled.count == 5)
    }

    @Test func aMinimumSetSinceAboveTheOldMaximumHoldsTheUndoBack() throws {
        _ = try browser.autofill()
        let answer = try browser.autofill(
            relax: [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")],
            scope: "always")
        try browser.arrange("UPDATE tag SET min_per_week = 4 WHERE given_key = 'meat'")
        #expect(browser.undo(try #require(answer.undo)).status == 409)
        try browser.arrange("UPDATE tag SET min_per_week = 3 WHERE given_key = 'meat'")
        #expect(browser.undo(try #require(answer.undo)).status == 200)
    }

    @Test func whatIsTooLittleLeavesSlotsAndOffersAgain() throws {
        _ = try browser.autofill()
        let answer = try browser.autofill(relax: [try browser.rule("noConsecutive", of: "meat")])
        #expect(!answer.complete)
        #expect(answer.empty.count == 2)
        #expect(answer.relaxations?.everything.isEmpty == false)
    }

    @Test func whereTheLastProposalIsInTheWayItIsTakenBack() throws {
        try browser.arrange(
            "UPDATE tag SET max_per_week = 2 WHERE given_key = 'meat'",
            """
            INSERT INTO week (household_id, monday, seq, rev, updated_at, updated_by)
            SELECT id, 20710, 1, 1, 1, 'x' FROM household
            """,
            """
            INSERT INTO slot (household_id, day, meal, monday, state, seq, rev, updated_at, updated_by)
            SELECT household_id, monday + step, 'dinner', monday, 'skipped', 1, 1, 1, 'x'
            FROM week JOIN (SELECT 0 AS step UNION SELECT 2 UNION SELECT 4)
            """)
        #expect(try browser.autofill().slots == ["1-dinner", "3-dinner"])
        try browser.arrange("DELETE FROM slot WHERE state = 'skipped'")
        let maximum = try browser.rule("maxPerWeek", of: "meat")
        let answer = try browser.autofill(relax: [maximum])
        #expect(Set(browser.week().filled.keys) == ["0-dinner", "2-dinner", "4-dinner"])
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(Set(browser.week().filled.keys) == ["1-dinner", "3-dinner"])
    }

    @Test func theMaximumIsRaisedNoFurtherThanNeeded() throws {
        // One evening is left, and no day between is asked for: one meat more will do.
        try browser.arrange("UPDATE tag SET max_per_week = 1, no_consecutive = 0 WHERE given_key = 'meat'")
        try chicken("0-dinner")
        try browser.arrange(
            """
            INSERT INTO slot (household_id, day, meal, monday, state, seq, rev, updated_at, updated_by)
            SELECT household_id, monday + 1, 'dinner', monday, 'skipped', 1, 1, 1, 'x' FROM week
            UNION ALL SELECT household_id, monday + 2, 'dinner', monday, 'skipped', 1, 1, 1, 'x' FROM week
            UNION ALL SELECT household_id, monday + 3, 'dinner', monday, 'skipped', 1, 1, 1, 'x' FROM week
            """)
        let answer = try browser.autofill(relax: [try browser.rule("maxPerWeek", of: "meat")], scope: "always")
        #expect(answer.complete)
        #expect(try browser.number("SELECT max_per_week FROM tag WHERE given_key = 'meat'") == 2)
    }
}
