import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The list of tags and the editor of their rules.
@Suite struct TagFormTests {
    let browser: TestBrowser
    let meat: String

    init() throws {
        browser = TestBrowser.atHome(try TestApp())
        meat = try browser.givenTag("meat")
    }

    private func save(
        name: String = "Carne", max: String = "3", min: String? = nil, apart: Bool = true, meal: String = ""
    ) -> Page {
        var fields = [("name", name), ("maxPerWeek", max), ("mealTypeRestriction", meal), ("noDuplicateInDay", "1")]
        if let min { fields.append(("minPerWeek", min)) }
        if apart { fields.append(("noConsecutive", "1")) }
        let body = fields.map { "\($0)=\($1)" }.joined(separator: "&")
        return browser.send(
            .post, "/tags/\(meat)", headers: ["Content-Type": "application/x-www-form-urlencoded"], body: body)
    }

    @Test func theListSaysRulesAndDishesOfEveryTag() {
        let page = browser.get("/tags")
        #expect(page.count("<li data-tag=") == 10)
        #expect(page.contains("Máximo 3 por semana · no seguidos · no mismo día"))
        #expect(page.contains(">2 platos<") && page.contains(">0 platos<"))
        browser.language = "en"
        _ = browser.post("/language", ["language": "en"])
        #expect(browser.get("/tags").contains("At most 3 a week · not two days running · not twice a day"))
    }

    @Test func savingGoesBackToTheListAndAppliesAtOnce() throws {
        _ = try browser.put("Pollo asado", "0-dinner")
        _ = try browser.put("Albóndigas", "2-dinner")
        #expect(!browser.get("/week/2026-09-14").contains("máximo 1"))
        let saved = save(max: "1")
        #expect(saved.status == 303 && saved.location == "/tags?notice=tag.saved-\(meat)")
        #expect(browser.get(saved.location).contains("Guardado: Carne"))
        let week = browser.get("/week/2026-09-14")
        #expect(week.contains("Carne: van 2, máximo 1"))
        #expect(browser.week().filled.count == 2)
    }

    @Test func theEditorShowsWhatIsKept() {
        _ = save(max: "", apart: false, meal: "lunch")
        let page = browser.get("/tags/\(meat)")
        #expect(page.contains("Carne: nunca en la comida y la cena del mismo día y solo en la comida."))
        #expect(page.contains("name=\"maxPerWeek\" value=\"\" aria-label=\"Sin límite\" checked"))
        #expect(page.contains("value=\"lunch\" checked"))
        #expect(!page.contains("name=\"noConsecutive\" value=\"1\" checked"))
    }

    @Test func savingWithoutAChangeWritesNothing() throws {
        let before = try browser.number("SELECT change_number FROM household")
        #expect(save().status == 303)
        #expect(try browser.number("SELECT change_number FROM household") == before)
        #expect(save(max: "2").status == 303)
        #expect(try browser.number("SELECT rev FROM tag WHERE given_key = 'meat'") == 2)
        #expect(try browser.number("SELECT seq FROM tag WHERE given_key = 'meat'") == (before ?? 0) + 1)
        #expect(try browser.number("SELECT library_seq FROM household") == (before ?? 0) + 1)
    }

    @Test func aGivenTagIsCalledByTheReaderUntilItIsRenamed() throws {
        #expect(save(max: "2").status == 303)
        #expect(try browser.number("SELECT name IS NULL FROM tag WHERE given_key = 'meat'") == 1)
        #expect(save(name: "Carnes").status == 303)
        _ = browser.post("/language", ["language": "en"])
        #expect(browser.get("/tags").contains(">Carnes<"))
        #expect(save(name: "+").status == 303)
        #expect(browser.get("/tags").contains(">Meat<"))
        _ = browser.post("/language", ["language": "es"])
        #expect(browser.get("/week/2026-09-14").contains(">Carne<"))
    }

    @Test(arguments: ["pescado", "FISH", "Huevos"]) func twoTagsDoNotShareAName(name: String) {
        let refused = save(name: name, max: "1")
        #expect(refused.status == 422)
        #expect(refused.contains("Ya hay una etiqueta que se llama así") && refused.contains("value=\"\(name)\""))
        #expect(refused.contains("value=\"1\" aria-label=\"1 por semana\" checked"))
        #expect(browser.get("/tags").contains("Máximo 3 por semana · no seguidos"))
    }

    @Test(arguments: [
        ("maxPerWeek=8", 422), ("maxPerWeek=0", 422), ("maxPerWeek=x", 422), ("mealTypeRestriction=x", 422),
    ])
    func whatTheFormDoesNotOfferIsRefused(field: String, status: Int) {
        let answer = browser.send(
            .post, "/tags/\(meat)", headers: ["Content-Type": "application/x-www-form-urlencoded"], body: field)
        #expect(answer.status == status)
    }

    @Test func anUnknownTagIsNotThere() {
        for path in ["/tags/nobody", "/tags/nobody/preview", "/tags/nobody/deletion", "/api/v1/tags/nobody"] {
            #expect(browser.get(path).status == 404, "\(path)")
        }
    }

    @Test func thePreviewSaysRulesThatAreNotSavedYet() throws {
        _ = try browser.put("Pollo asado", "0-dinner")
        _ = try browser.put("Albóndigas", "2-dinner")
        let page = browser.get("/tags/\(meat)/preview?maxPerWeek=1&noConsecutive=1&mealTypeRestriction=&name=Res")
        #expect(page.contains("Res: máximo 1 por semana y nunca en días seguidos."))
        #expect(page.contains("Esta semana van 2 de 1"))
        #expect(page.contains("Con estas reglas, 2 huecos de esta semana llevan un aviso"))
        #expect(!page.contains("<html"))
        let free = browser.get("/tags/\(meat)/preview?maxPerWeek=")
        #expect(free.contains("Carne: sin límite.") && free.contains("Esta semana van 2<"))
        #expect(browser.get("/tags").contains("Máximo 3 por semana · no seguidos · no mismo día"))
    }

    @Test func theHelpExplainsEveryRuleInTheFamilysTags() {
        let page = browser.get("/help/rules")
        #expect(page.status == 200 && page.count("class=\"card pad helprule\"") == 7)
        #expect(page.contains("data-tag=\"\(meat)\""))
        #expect(browser.get("/tags").contains("href=\"/help/rules\""))
        #expect(browser.get("/tags/\(meat)").contains("href=\"/help/rules\""))
    }
}
