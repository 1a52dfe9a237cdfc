import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The autofill as programs ask for it.
@Suite struct AutofillTests {
    let browser: TestBrowser
    let api = "/api/v1/weeks/2026-09-14/autofill"

    init() throws { browser = TestBrowser.atHome(try TestApp(), dishes: Suggestion.allCases.map(\.rawValue)) }

    @Test func fillsTheWholeWeekInOneWriteThatIsTakenBackWhole() throws {
        let before = try #require(try browser.number("SELECT change_number FROM household"))
        let answer = try browser.autofill()
        #expect(answer.complete)
        #expect(answer.slots == (0..<7).flatMap { ["\($0)-lunch", "\($0)-dinner"] })
        #expect(answer.message == "¡Listo! Tu semana está completa 🎉")
        #expect(answer.score?.maxFilled == 14)
        #expect(answer.empty.isEmpty && answer.relaxations == nil)
        #expect(browser.week().filled.count == 14)
        #expect(try browser.number("SELECT change_number FROM household") == before + 1)
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func theSameSeedFillsAlikeAndAnotherOneDoesNot() throws {
        func week(seed: Int) throws -> [String: String] {
            let answer = try browser.autofill(seed: seed)
            let filled = browser.week().filled
            _ = browser.undo(answer.undo ?? "")
            return filled
        }
        let first = try week(seed: 1)
        #expect(first.count == 14)
        #expect(try week(seed: 1) == first)
        #expect(try week(seed: 2) != first)
    }

    @Test func leavesWhatIsFilledOrNotToBeFilled() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        try browser.arrange(
            """
            INSERT INTO slot (household_id, day, meal, monday, state, note, seq, rev, updated_at, updated_by)
            SELECT household_id, monday + 3, 'lunch', monday, 'eatingOut', 'Cumple', 1, 1, 1, 'x' FROM week
            UNION ALL SELECT household_id, monday + 5, 'dinner', monday, 'skipped', '', 1, 1, 1, 'x' FROM week
            """)
        let answer = try browser.autofill()
        #expect(answer.complete)
        #expect(answer.slots.count == 11)
        #expect(Set(answer.slots).isDisjoint(with: ["2-dinner", "3-lunch", "5-dinner"]))
        #expect(browser.week()["2-dinner"] == "Pollo asado")
        #expect(browser.get("/week/2026-09-14").contains("Cumple"))
    }

    @Test func aFullWeekIsLeftAsItIs() throws {
        _ = try browser.autofill()
        let before = browser.week().filled
        let answer = try browser.autofill(seed: 5)
        #expect(answer.complete && answer.slots.isEmpty && answer.undo == nil)
        #expect(answer.message == "Tu semana ya está completa")
        #expect(browser.week().filled == before)
    }

    @Test func withoutDishesItSaysSo() throws {
        try browser.arrange("UPDATE dish SET deleted_at = 1")
        let answer = try browser.autofill()
        #expect(!answer.complete && answer.slots.isEmpty)
        #expect(answer.message.hasPrefix("Todavía no hay platos"))
        #expect(answer.addDish == "/dishes/new")
        #expect(browser.get("/week/2026-09-14/autofill").contains("/dishes/new?return=/week/2026-09-14"))
    }

    @Test func aDishThatIsGoneStillCountsButDoesNotComeBack() throws {
        try browser.arrange(
            """
            UPDATE dish SET deleted_at = 1 WHERE name <> 'Pollo asado' AND name NOT LIKE 'Alb%' AND name NOT LIKE 'Ens%'
            """)
        // The Sunday before: what stands there is meat, of a dish deleted since.
        try browser.arrange(
            """
            INSERT INTO week (household_id, monday, seq, rev, updated_at, updated_by)
            SELECT id, 20703, 1, 1, 1, 'x' FROM household
            """,
            """
            INSERT INTO slot (household_id, day, meal, monday, state, dish_id, seq, rev, updated_at, updated_by)
            SELECT household_id, 20709, 'lunch', 20703, 'filled', id, 1, 1, 1, 'x' FROM dish WHERE name = 'Pollo asado'
            """, "UPDATE dish SET deleted_at = 1 WHERE name = 'Pollo asado'")
        _ = try browser.autofill()
        let week = browser.week().filled
        #expect(!week.values.contains("Pollo asado"))
        #expect(week.values.contains { $0.hasPrefix("Albóndigas") })
        #expect(week["0-lunch"]?.hasPrefix("Albóndigas") != true)
    }

    @Test func aPastWeekIsRefused() {
        #expect(browser.send(.post, "/api/v1/weeks/2026-09-07/autofill", json: "{}").status == 409)
        #expect(browser.send(.post, "/api/v1/weeks/2026-09-07/undo", json: "{\"token\":\"x\"}").status == 409)
        #expect(browser.post("/week/2026-09-07/autofill", [:]).status == 409)
        #expect(!browser.get("/week/2026-09-07").contains("data-autofill"))
    }

    @Test(arguments: [
        ("{\"relax\":[\"maxPerWeek:unknown\"]}", 422, "relax"), ("{\"relax\":[\"sweet:x\"]}", 422, "relax"),
        ("{\"relax\":\"maxPerWeek:x\"}", 422, "relax"), ("{\"relax\":[7]}", 422, "relax"),
        ("{\"scope\":\"never\"}", 422, "scope"), ("{\"seed\":-1}", 422, "seed"), ("{\"seed\":\"a\"}", 422, "seed"),
        ("{\"again\":1}", 422, "again"), ("[]", 400, nil), ("{", 400, nil),
    ])
    func whatMakesNoSenseIsRefusedByField(body: String, status: Int, field: String?) {
        let answer = browser.send(.post, api, json: body)
        #expect(answer.status == status)
        #expect(answer.field == field)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func aBodyIsNotNeeded() {
        #expect(browser.send(.post, api).status == 200)
        #expect(browser.week().filled.count == 14)
    }

    @Test func thePageIsNoOlderThanTheWeek() throws {
        let path = "/week/2026-09-14"
        let before = browser.get(path)
        let tag = try #require(before.response.headers["ETag"])
        #expect(browser.get(path, headers: ["If-None-Match": tag]).status == 304)
        let answer = try browser.autofill()
        let after = browser.get(path, headers: ["If-None-Match": tag])
        #expect(after.status == 200)
        #expect(after.contains("autofill-again"))
        _ = browser.undo(answer.undo ?? "")
        let undone = browser.get(path, headers: ["If-None-Match": after.response.headers["ETag"] ?? ""])
        #expect(undone.status == 200)
        #expect(!undone.contains("autofill-again"))
    }

    @Test func anotherProposalDiffersAndLeavesWhatPeoplePlaced() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let first = try browser.autofill(seed: 3)
        let isSoup = browser.week()["4-lunch"] == "Crema de calabacín"
        let changed = isSoup ? "Ensalada completa" : "Crema de calabacín"
        _ = try browser.put(changed, "4-lunch", override: true)
        let before = browser.week().filled
        let second = try browser.autofill(seed: 3, again: true)
        let after = browser.week().filled
        #expect(after != before)
        #expect(after["2-dinner"] == "Pollo asado")
        #expect(after["4-lunch"] == changed)
        #expect(Set(second.slots).isSubset(of: first.slots))
        #expect(browser.undo(try #require(second.undo)).status == 200)
        #expect(browser.week().filled == before)
        #expect(browser.get("/week/2026-09-14").contains("autofill-again"))
    }
}
