import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// An own tag goes; its dishes stay, and nothing brings it back.
@Suite struct TagDeletionTests {
    let browser: TestBrowser
    let own: String

    init() throws {
        browser = TestBrowser.atHome(
            try TestApp(isPremiumForAll: true), dishes: ["roastChicken", "meatballs"], meals: "dinner", weekends: false)
        own = try browser.makeTag("Rápido", rules: "{\"maxPerWeek\":2}")
        try browser.arrange("UPDATE tag SET max_per_week = NULL, no_consecutive = 0 WHERE given_key = 'meat'")
        try browser.carry(own)
    }

    private func delete() -> Page { browser.post("/tags/\(own)/deletion", [:]) }

    @Test func itAsksFirstAndSaysWhatBecomesOfTheDishes() throws {
        try browser.arrange("DELETE FROM dish_tag WHERE tag_id <> \(own) AND dish_id IN (SELECT id FROM dish LIMIT 1)")
        let page = browser.get("/tags/\(own)/deletion")
        #expect(page.contains("¿Eliminar «Rápido»?"))
        #expect(page.contains("La llevan 2 platos: se quedan, sin esta etiqueta ni sus reglas."))
        #expect(page.contains("1 se queda sin ninguna"))
        #expect(browser.get("/tags").contains(">Rápido<"))
    }

    @Test func itsDishesStayAndAreToldToOthers() throws {
        let before = try browser.number("SELECT sum(rev) FROM dish") ?? 0
        let deleted = delete()
        #expect(deleted.status == 303 && browser.get(deleted.location).contains("Los platos se quedan"))
        #expect(!browser.get("/tags").contains(">Rápido<"))
        #expect(try browser.number("SELECT count(*) FROM dish WHERE deleted_at IS NULL") == 2)
        #expect(try browser.number("SELECT sum(rev) FROM dish") == before + 2)
        #expect(try browser.number("SELECT count(*) FROM dish_tag WHERE tag_id = \(own)") == 0)
        #expect(try browser.number("SELECT count(*) FROM tag WHERE id = \(own) AND deleted_at IS NOT NULL") == 1)
        for path in ["/dishes", "/dishes?tag=\(own)", "/week/2026-09-14?tag=\(own)", "/tags.css"] {
            let page = browser.get(path)
            #expect(page.status == 200 && !page.contains("data-tag=\"\(own)\""), "\(path)")
        }
        #expect(browser.get("/tags/\(own)").status == 404 && delete().status == 404)
    }

    @Test func aDishLeftWithoutTagsIsPlannedAsAnyOther() throws {
        try browser.arrange("DELETE FROM dish_tag WHERE tag_id <> \(own)")
        _ = delete()
        #expect(try browser.autofill().complete)
        #expect(browser.get("/dishes").count("data-dish=") == 2)
    }

    @Test func aRuleThatAnUndoWouldRestoreDoesNotBringItBack() throws {
        _ = try browser.autofill()
        let relaxed = try browser.autofill(relax: ["maxPerWeek:\(own)"], scope: "always")
        #expect(relaxed.complete && relaxed.message.contains("Rápido"))
        _ = delete()
        #expect(browser.undo(try #require(relaxed.undo)).status == 409)
        #expect(browser.week().filled.count == 5)
        #expect(try browser.number("SELECT count(*) FROM tag WHERE id = \(own) AND deleted_at IS NULL") == 0)
    }

    @Test func whatWasRelaxedForTheWeekIsForgottenWithIt() throws {
        _ = try browser.autofill()
        let relaxed = try browser.autofill(relax: ["maxPerWeek:\(own)"])
        #expect(relaxed.complete)
        _ = delete()
        #expect(try browser.autofill(seed: 5, again: true).complete)
        #expect(!browser.get("/week/2026-09-14").contains("Rápido"))
        #expect(browser.send(.post, "/api/v1/weeks/2026-09-14/reset").status == 200)
        #expect(try browser.autofill().complete)
    }

    @Test func itsNameIsFreeAgain() throws {
        _ = delete()
        #expect(try browser.makeTag("rápido") != own)
    }

    @Test func theGivenTagsStay() throws {
        let meat = try browser.givenTag("meat")
        #expect(browser.get("/tags/\(meat)/deletion").status == 409)
        #expect(browser.post("/tags/\(meat)/deletion", [:]).status == 409)
        let refused = browser.send(.delete, "/api/v1/tags/\(meat)")
        #expect(refused.status == 409 && refused.contains("\"type\":\"/problems/givenTag\""))
        #expect(try browser.number("SELECT count(*) FROM tag WHERE deleted_at IS NULL") == 11)
    }
}
