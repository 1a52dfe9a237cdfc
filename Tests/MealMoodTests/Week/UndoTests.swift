import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Every change of a week is taken back by its token, whole or not at all.
@Suite struct UndoTests {
    let browser: TestBrowser
    let api = "/api/v1/weeks/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func placingMovingAndRemovingAreTakenBack() throws {
        let placed = try browser.put("Pollo asado", "2-dinner")
        let moved = try browser.send(.post, "\(api)/moves", json: "{\"from\":\"2-dinner\",\"to\":\"4-lunch\"}").token()
        let removed = try browser.send(.delete, "\(api)/slots/4-lunch").token()
        #expect(browser.week().filled.isEmpty)
        let back = try browser.undo(removed).written()
        #expect(back.slots == ["4-lunch"] && back.message == "Todo como antes" && back.undo == nil)
        #expect(browser.week().filled == ["4-lunch": "Pollo asado"])
        #expect(browser.undo(moved).status == 200)
        #expect(browser.week().filled == ["2-dinner": "Pollo asado"])
        #expect(browser.undo(placed).status == 200)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func aSwapComesBackWithItsMarks() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Albóndigas", "3-dinner", override: true)
        _ = try browser.put("Lentejas", "5-lunch")
        let swapped = try browser.send(.post, "\(api)/moves", json: "{\"from\":\"3-dinner\",\"to\":\"5-lunch\"}")
            .token()
        #expect(!browser.get("/week/2026-09-14").contains("overridden"))
        #expect(browser.undo(swapped).status == 200)
        #expect(browser.week()["5-lunch"]?.hasPrefix("Lentejas") == true)
        #expect(browser.get("/week/2026-09-14").contains("data-rule=\"overridden\""))
    }

    @Test func whatWasChangedSinceStays() throws {
        let first = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "2-dinner")
        let refused = browser.undo(first)
        #expect(refused.status == 409)
        #expect(refused.contains("/problems/changedSince"))
        #expect(browser.week()["2-dinner"]?.hasPrefix("Lentejas") == true)
    }

    @Test func thePageNoLongerOffersWhatCannotBeTakenBack() throws {
        let page = browser.form("2-dinner", ["dish": "Pollo asado"]).location
        #expect(browser.get(page).contains("Plato colocado"))
        _ = browser.order("\"eatingOut\":true", "2-dinner")
        let later = browser.get(page)
        #expect(later.status == 200 && !later.contains("Apuntado"))
        #expect(!later.contains("name=\"token\""))
    }

    @Test func oneChangedSlotHoldsTheWholeFillBack() throws {
        let filled = try #require(try browser.autofill().undo)
        let before = browser.week().filled
        let slot = try #require(before.keys.min())
        _ = browser.send(.delete, "\(api)/slots/\(slot)")
        #expect(browser.undo(filled).status == 409)
        #expect(browser.week().filled.count == before.count - 1)
    }

    @Test func theSameTokenWorksOnce() throws {
        let token = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.undo(token).status == 200)
        #expect(browser.undo(token).status == 409)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func aDishThatIsGoneDoesNotComeBack() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let removed = try browser.send(.delete, "\(api)/slots/2-dinner").token()
        #expect(browser.post("/dishes/\(browser.dishID("Pollo asado") ?? "")/deletion", [:]).status == 303)
        #expect(browser.undo(removed).status == 409)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func aTokenBelongsToItsWeek() throws {
        let token = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.undo(token, of: "2026-09-21").status == 409)
        #expect(browser.undo("nonsense").status == 409)
        #expect(browser.send(.post, "\(api)/undo", json: "{}").status == 400)
        #expect(browser.week()["2-dinner"] == "Pollo asado")
    }

    @Test func anotherHouseholdsTokenIsUnknown() throws {
        let token = try browser.put("Pollo asado", "2-dinner")
        let answer = try browser.stranger().send(.post, "\(api)/undo", json: "{\"token\":\"\(token)\"}")
        #expect(answer.status == 409)
        #expect(browser.week()["2-dinner"] == "Pollo asado")
    }

    @Test func theNewestChangesAreKeptHoweverQuicklyTheyCame() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        try browser.arrange(
            """
            WITH RECURSIVE earlier (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM earlier WHERE number < 300)
            INSERT INTO week_change (household_id, seq, token, monday, kind, made_at, made_by)
            SELECT id, -number, 'earlier ' || number, 20710, 'edit', 1789552800, 'x' FROM household JOIN earlier
            """,
            """
            INSERT INTO week_change_slot (household_id, change_seq, day, meal, seq, is_proposal)
            SELECT household_id, seq, 20710, 'lunch', seq, 0 FROM week_change WHERE seq < 0
            """)
        #expect(browser.undo("earlier 300").status == 409)
        let last = try browser.put("Lentejas", "4-dinner")
        #expect(try browser.number("SELECT count(*) FROM week_change") == 200)
        #expect(try browser.number("SELECT count(*) FROM week_change_slot") == 200)
        #expect(browser.undo("earlier 300").status == 409)
        #expect(browser.undo(last).status == 200)
    }
}
