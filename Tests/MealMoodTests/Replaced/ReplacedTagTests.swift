import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The same for tags, whose rules also change with a week.
@Suite struct ReplacedTagTests {
    let ana: TestBrowser
    let papa: TestBrowser
    let own: String

    init() throws {
        ana = TestBrowser.atHome(try TestApp(isPremiumForAll: true))
        papa = try ana.second("Papá", id: "papa")
        own = try papa.makeTag("Rápido", rules: "{\"maxPerWeek\":2,\"mealTypeRestriction\":\"dinner\"}")
    }

    private func api(_ tag: String) -> String { "/api/v1/tags/\(tag)" }

    @Test func nameColourAndRulesComeBack() throws {
        let before = ana.document(api(own))
        let news = try papa.news {
            let saved = ana.post("/tags/\(own)", ["name": "Lento", "colour": "#123456", "maxPerWeek": "5"])
            let page = ana.get(saved.location)
            #expect(page.contains("Guardado: Lento. Has cambiado «Rápido», que acababa de cambiar Papá"))
            #expect(page.contains("action=\"/tags/\(own)/undo\""))
            #expect(saved.replacedToken.map { page.contains("value=\"\($0)\"") } == true)
        }
        #expect(news.text == "Alguien de casa ha cambiado «Rápido», que acababas de cambiar")
        #expect(papa.takeBack(news.undo).status == 200)
        #expect(ana.document(api(own)) == before)
    }

    @Test func theWriterTakesItBackOnThePage() throws {
        let before = ana.document(api(own))
        let token = try #require(ana.post("/tags/\(own)", ["name": "Lento", "colour": "#123456"]).replacedToken)
        #expect(ana.post("/tags/\(own)/undo", ["token": token]).location == "/tags?notice=undone")
        #expect(ana.document(api(own)) == before)
        #expect(ana.post("/tags/nobody/undo", ["token": token]).status == 404)
        #expect(try ana.stranger().post("/tags/\(own)/undo", ["token": token]).status == 404)
    }

    @Test func aTagThatWasRemovedComesBackToItsDishes() throws {
        let dish = try #require(ana.dishID("Lentejas"))
        let legumes = try ana.givenTag("legumes")
        _ = papa.send(.patch, "/api/v1/dishes/\(dish)", json: "{\"tags\":[\"\(own)\",\"\(legumes)\"]}")
        let before = [ana.document(api(own)), ana.document("/api/v1/dishes/\(dish)")]
        let news = try papa.news {
            let replaced = try #require(try ana.send(.delete, api(own)).replaced())
            #expect(replaced.text == "Has quitado «Rápido», que acababa de cambiar Papá")
        }
        #expect(news.text == "Alguien de casa ha quitado «Rápido», que acababas de cambiar")
        #expect(ana.get(api(own)).status == 404)
        #expect(papa.takeBack(news.undo).status == 200)
        #expect([ana.document(api(own)), ana.document("/api/v1/dishes/\(dish)")] == before)
    }

    @Test func whereItsPlaceIsTakenItComesLast() throws {
        let dish = try #require(ana.dishID("Lentejas"))
        _ = papa.send(.patch, "/api/v1/dishes/\(dish)", json: "{\"tags\":[\"\(own)\"]}")
        let removed = ana.post("/tags/\(own)/deletion", [:])
        #expect(ana.get(removed.location).contains("Los platos se quedan. Has quitado «Rápido»"))
        let legumes = try ana.givenTag("legumes")
        _ = ana.send(.patch, "/api/v1/dishes/\(dish)", json: "{\"tags\":[\"\(legumes)\"]}")
        let token = try #require(removed.replacedToken)
        #expect(ana.post("/tags/\(own)/undo", ["token": token]).status == 303)
        #expect(ana.get("/api/v1/dishes/\(dish)").contains("\"tags\":[\"\(legumes)\",\"\(own)\"]"))
    }

    @Test func aNameThatIsTakenByNowIsNotTakenBack() throws {
        let removed = ana.post("/tags/\(own)/deletion", [:])
        _ = try ana.makeTag("rápido")
        let token = try #require(removed.replacedToken)
        #expect(ana.post("/tags/\(own)/undo", ["token": token]).status == 409)
        #expect(!ana.get(removed.location).contains("/undo\""))
    }

    @Test func aGivenTagIsCalledAsInTheReadersLanguage() throws {
        let meat = try ana.givenTag("meat")
        _ = papa.send(.patch, api(meat), json: "{\"rules\":{\"maxPerWeek\":2}}")
        let before = ana.document(api(meat))
        let replaced = try #require(try ana.send(.patch, api(meat), json: "{\"name\":\"Rojo\"}").replaced())
        #expect(replaced.text == "Has cambiado «Carne», que acababa de cambiar Papá")
        _ = papa.post("/language", ["language": "en"])
        #expect(papa.takeBack(replaced.undo).status == 200)
        #expect(ana.document(api(meat)) == before)
        #expect(try ana.number("SELECT count(*) FROM tag WHERE id = \(meat) AND name IS NULL") == 1)
    }

    @Test func whoRelaxesARuleForEverIsTold() throws {
        let browser = TestBrowser.atHome(try TestApp(), dishes: ["roastChicken", "meatballs"], weekends: false)
        let other = try browser.second("Papá", id: "papa")
        let meat = try browser.givenTag("meat")
        let rules = "{\"rules\":{\"maxPerWeek\":2,\"noConsecutive\":false,\"noDuplicateInDay\":false}}"
        _ = other.send(.patch, api(meat), json: rules)
        let news = try other.news {
            let relaxed = try browser.autofill(relax: ["maxPerWeek:\(meat)"], scope: "always")
            #expect(relaxed.message.hasSuffix(". Has cambiado «Carne», que acababa de cambiar Papá"))
        }
        #expect(news.text.hasPrefix("Alguien de casa ha cambiado «Carne», que acababas de cambiar"))
        #expect(other.takeBack(news.undo).status == 200)
        #expect(browser.get(api(meat)).contains("\"maxPerWeek\":2"))
    }
}
