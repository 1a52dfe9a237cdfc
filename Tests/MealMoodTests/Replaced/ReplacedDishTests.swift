import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Whoever changes a dish that another member has just changed is told, and so is the other; both can take it back.
@Suite struct ReplacedDishTests {
    let ana: TestBrowser
    let papa: TestBrowser
    let dish: String
    let api: String

    init() throws {
        ana = TestBrowser.atHome(try TestApp(isPremiumForAll: true))
        papa = try ana.second("Papá", id: "papa")
        dish = try #require(ana.dishID("Lentejas"))
        api = "/api/v1/dishes/\(dish)"
    }

    private func change(_ browser: TestBrowser, _ json: String) -> Page { browser.send(.patch, api, json: json) }

    /// Papá gives every field something to bring back; answers the dish.
    private func papaChanges() throws -> String {
        let tags = [try ana.givenTag("legumes"), try ana.givenTag("gluten")].map { "\"\($0)\"" }.joined(separator: ",")
        let json = """
            {"name":"Lentejas de papá","description":"con chorizo","tags":[\(tags)],"isPriority":true,"fixedDay":3,
            "fixedMeal":"dinner","minDaysBetween":9,"ingredients":[{"amount":"1 1/2","unit":"kg","name":"lentejas"}]}
            """
        #expect(change(papa, json).status == 200)
        return ana.document(api)
    }

    private func save(_ browser: TestBrowser) throws -> Page {
        browser.post(
            "/dishes/\(dish)", ["name": "Lentejas", "tags": try ana.givenTag("meat"), "return": "/week/2026-09-14"])
    }

    @Test func theNoticeOfAFormSaysItAndItsButtonBringsEverythingBack() throws {
        let before = try papaChanges()
        let saved = try save(ana)
        let page = ana.get(saved.location)
        #expect(page.contains("Guardado: Lentejas. Has cambiado «Lentejas de papá», que acababa de cambiar Papá"))
        #expect(page.contains("action=\"/dishes/\(dish)/undo\""))
        #expect(page.contains("name=\"return\" value=\"/week/2026-09-14\""))
        let token = try #require(saved.replacedToken)
        #expect(page.contains("name=\"token\" value=\"\(token)\""))
        let undone = ana.post("/dishes/\(dish)/undo", ["token": token, "return": "/week/2026-09-14"])
        #expect(undone.location == "/week/2026-09-14?notice=undone")
        #expect(ana.get(undone.location).contains("Todo como antes"))
        #expect(ana.document(api) == before)
        #expect(ana.post("/dishes/\(dish)/undo", ["token": token]).status == 409)
        #expect(!ana.get(saved.location).contains("/undo\""))
    }

    @Test func theOtherHearsOfItAndTakesItBack() throws {
        let before = try papaChanges()
        let news = try papa.news { _ = try save(ana) }
        #expect(news.text == "Alguien de casa ha cambiado «Lentejas de papá», que acababas de cambiar")
        #expect(news.undo?.url == "\(api)/undo")
        // Taking it back replaces in its turn what was just written.
        let answer = try ana.news { #expect(papa.takeBack(news.undo).contains("\"message\":\"Todo como antes\"")) }
        #expect(answer.text == "Papá ha cambiado «Lentejas», que acababas de cambiar")
        #expect(ana.document(api) == before)
        #expect(ana.takeBack(answer.undo).status == 200)
        #expect(ana.get(api).contains("\"name\":\"Lentejas\""))
    }

    @Test func aProgramIsToldInItsAnswer() throws {
        let before = try papaChanges()
        let replaced = try #require(try change(ana, "{\"description\":\"\"}").replaced())
        #expect(replaced.text == "Has cambiado «Lentejas de papá», que acababa de cambiar Papá")
        #expect(ana.takeBack(replaced.undo).status == 200)
        #expect(ana.document(api) == before)
    }

    @Test func aDishThatWasRemovedComesBack() throws {
        let before = try papaChanges()
        let removed = ana.send(.delete, api)
        let replaced = try #require(try removed.replaced())
        #expect(removed.status == 200)
        #expect(replaced.text == "Has quitado «Lentejas de papá», que acababa de cambiar Papá")
        #expect(ana.get(api).status == 404)
        #expect(ana.takeBack(replaced.undo).status == 200)
        #expect(ana.document(api) == before)
        // On a page.
        _ = try papaChanges()
        _ = change(papa, "{\"description\":\"\"}")
        let news = try papa.news {
            let page = ana.get(ana.post("/dishes/\(dish)/deletion", [:]).location)
            #expect(page.contains("Has quitado «Lentejas de papá», que acababa de cambiar Papá"))
        }
        #expect(news.text == "Alguien de casa ha quitado «Lentejas de papá», que acababas de cambiar")
        #expect(papa.takeBack(news.undo).status == 200)
        #expect(ana.get(api).contains("\"description\":\"\""))
    }

    @Test func aPhotoIsOnlyTold() throws {
        _ = try papaChanges()
        let news = try papa.news {
            let put = ana.send(
                .put, "\(api)/photo", headers: ["Content-Type": "image/png"], bytes: SamplePhoto.png)
            let replaced = try #require(try put.replaced())
            #expect(replaced.text == "Has cambiado «Lentejas de papá», que acababa de cambiar Papá")
            #expect(replaced.undo == nil)
        }
        #expect(news.text == "Alguien de casa ha cambiado «Lentejas de papá», que acababas de cambiar")
        #expect(news.undo == nil)
        let removed = papa.send(.delete, "\(api)/photo")
        #expect(removed.status == 200 && removed.contains("que acababa de cambiar alguien de casa"))
        #expect(ana.send(.delete, "\(api)/photo").status == 204)
    }

    @Test func whatIsNotFreshOrChangesNothingIsSimplyDone() throws {
        _ = try papaChanges()
        #expect(try change(papa, "{\"description\":\"\"}").replaced() == nil)
        #expect(try change(ana, "{\"description\":\"\"}").replaced() == nil)
        try ana.arrange("UPDATE dish SET updated_at = updated_at - \(Replacement.moment + 1)")
        #expect(try change(ana, "{\"description\":\"con arroz\"}").replaced() == nil)
        #expect(try save(ana).replacedToken == nil)
        #expect(try change(papa, "{\"description\":\"con chorizo\"}").replaced() != nil)
        try ana.arrange("UPDATE member SET deleted_at = updated_at WHERE id = 'papa'")
        #expect(try change(ana, "{\"description\":\"con arroz\"}").replaced() == nil)
    }

    @Test func whatWasChangedSinceStays() throws {
        _ = try papaChanges()
        let saved = try save(ana)
        _ = change(papa, "{\"description\":\"con patatas\"}")
        let page = ana.get(saved.location)
        #expect(page.contains("que acababa de cambiar Papá") && !page.contains("/undo\""))
        let token = try #require(saved.replacedToken)
        #expect(ana.post("/dishes/\(dish)/undo", ["token": token]).status == 409)
        #expect(ana.get(api).contains("con patatas"))
    }

    @Test func withoutPremiumItIsTakenBackAsWell() throws {
        let free = TestBrowser.atHome(try TestApp())
        _ = try free.second("Papá", id: "papa")
        try free.arrange("UPDATE dish SET fixed_day = 3, fixed_meal = 'dinner', updated_by = 'papa'")
        let path = "/api/v1/dishes/\(try #require(free.dishID("Lentejas")))"
        let before = free.document(path)
        let replaced = try free.send(.patch, path, json: "{\"fixedDay\":null}").replaced()
        #expect(free.takeBack(replaced?.undo).status == 200)
        #expect(before.contains("\"fixedDay\":3") && free.document(path) == before)
    }

    @Test func aFileThatIsBroughtInForgetsIt() throws {
        let file = ana.get("/api/v1/export").text
        _ = try papaChanges()
        let undo = try #require(try change(ana, "{\"description\":\"\"}").replaced()?.undo)
        #expect(ana.send(.post, "/api/v1/import", json: file).status == 200)
        #expect(ana.takeBack(undo).status == 409)
        #expect(try ana.number("SELECT count(*) FROM replaced_document") == 0)
    }

    @Test func aTokenIsGoodForItsOwnDishAlone() throws {
        _ = try papaChanges()
        let token = try #require(try save(ana).replacedToken)
        let other = try #require(ana.dishID("Pollo asado"))
        #expect(ana.post("/dishes/\(other)/undo", ["token": token]).status == 409)
        #expect(ana.post("/dishes/\(dish)/undo", [:]).status == 400)
        #expect(ana.post("/dishes/nobody/undo", ["token": token]).status == 404)
        #expect(ana.post("/tags/\(try ana.givenTag("meat"))/undo", ["token": token]).status == 409)
        let stranger = try ana.stranger()
        #expect(stranger.post("/dishes/\(dish)/undo", ["token": token]).status == 404)
        #expect(stranger.takeBack(.init(url: "\(api)/undo", token: token)).status == 404)
        #expect(ana.get(api).contains("\"name\":\"Lentejas\""))
    }
}
