import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Five faces say how a week was; of a past week nothing else can change.
@Suite struct RatingTests {
    let browser: TestBrowser
    let past = "/week/2026-09-07"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func rating() throws -> Int? { try browser.number("SELECT user_rating FROM week") }

    @Test func aFaceIsChosenAndPressedAgainTakenAway() throws {
        let answer = browser.post("\(past)/rating", ["rating": "4"])
        #expect(answer.status == 303 && answer.location.hasPrefix("\(past)?notice=week.rated-"))
        let page = browser.get(answer.location)
        #expect(page.contains("¡Gracias! Semana valorada: Bien") && page.contains("action=\"\(past)/undo\""))
        #expect(page.count("aria-pressed=\"true\"") == 1)
        #expect(page.contains("value=\"\" aria-pressed=\"true\" aria-label=\"Bien\""))
        let away = browser.post("\(past)/rating", ["rating": ""])
        #expect(browser.get(away.location).contains("Valoración quitada"))
        #expect(try rating() == nil)
    }

    @Test func programsRateToo() throws {
        #expect(try browser.patch("{\"rating\":5}", of: "2026-09-07").written().message.hasSuffix("Genial"))
        #expect(try rating() == 5)
        #expect(try browser.patch("{\"rating\":5}", of: "2026-09-07").written().undo == nil)
        #expect(try browser.patch("{\"rating\":null}", of: "2026-09-07").written().message == "Valoración quitada")
        #expect(try rating() == nil)
        #expect(browser.patch("{\"rating\":2}").status == 200)
    }

    @Test func aWeekToComeHasNoRatingYet() throws {
        let answer = browser.patch("{\"rating\":5}", of: "2026-09-21")
        #expect(answer.status == 422 && answer.field == "rating")
        #expect(browser.post("/week/2026-09-21/rating", ["rating": "5"]).status == 422)
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
    }

    @Test(arguments: ["6", "0", "good", "4.0"])
    func nonsenseIsNoRating(text: String) throws {
        #expect(browser.post("\(past)/rating", ["rating": text]).status == 422)
        #expect(browser.post("\(past)/rating", [:]).status == 422)
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
    }

    @Test func aRatingIsTakenBackOnAPastWeekToo() throws {
        let first = try browser.patch("{\"rating\":2}", of: "2026-09-07").token()
        let second = try browser.patch("{\"rating\":4}", of: "2026-09-07").token()
        #expect(browser.undo(first, of: "2026-09-07").status == 409)
        #expect(browser.undo(second, of: "2026-09-07").status == 200)
        #expect(try rating() == 2)
        #expect(browser.undoByForm(first, of: "2026-09-07").location == "\(past)?notice=undone")
        #expect(try rating() == nil)
    }

    @Test func nothingElseOfAPastWeekIsTakenBack() throws {
        let placed = try browser.put("Pollo asado", "2-dinner")
        let both = try browser.patch("{\"rating\":2,\"meals\":\"dinner\"}").token()
        let later = try browser.later(days: 7)
        for token in [placed, both] {
            let answer = later.undo(token)
            #expect(answer.status == 409 && answer.contains("/problems/pastWeek"))
        }
        #expect(later.week().filled == ["2-dinner": "Pollo asado"])
    }

    @Test func aPastWeekOffersNothingThatEdits() {
        let page = browser.get(past)
        #expect(page.contains("readonly-bar") && page.contains("href=\"\(past)/copies\""))
        #expect(page.count("name=\"rating\"") == 5)
        for part in ["\(past)/reset", "\(past)/settings", "\(past)/autofill", "data-editable"] {
            #expect(!page.contains(part))
        }
        let current = browser.get("/week/2026-09-14")
        #expect(current.contains("/week/2026-09-14/settings") && !current.contains("name=\"rating\""))
    }

    @Test(arguments: [("es", "Muy mal", "Genial"), ("en", "Very bad", "Great")])
    func theFacesHaveNames(language: String, worst: String, best: String) throws {
        let page = TestBrowser.atHome(try TestApp(), language: language).get(past)
        #expect(page.contains("aria-label=\"\(worst)\"") && page.contains("aria-label=\"\(best)\""))
    }
}
