import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Own tags, and what takes Premium.
@Suite struct OwnTagTests {
    let app: TestApp
    let browser: TestBrowser

    init() throws {
        app = try TestApp(isPremiumForAll: true)
        browser = TestBrowser.atHome(app)
    }

    /// The same household once Premium has ended.
    private func lapsed() throws -> TestBrowser { browser.moved(to: try TestApp(folder: app.folder)) }

    @Test func anOwnTagIsMadeAndShownEverywhere() throws {
        let made = browser.post(
            "/tags", ["name": "  Rápido ", "colour": "free", "freeColour": "#777777", "maxPerWeek": "5"])
        #expect(made.status == 303 && made.location.hasPrefix("/tags?notice=tag.added-"))
        let id = try browser.text("SELECT id FROM tag WHERE name = 'Rápido'")
        #expect(browser.get(made.location).contains("Etiqueta creada: Rápido"))
        #expect(browser.get("/tags").contains("Máximo 5 por semana"))
        #expect(browser.get("/tags.css").contains("[data-tag=\"\(id)\"]{--tag:#777777}"))
        #expect(browser.get("/dishes/new").contains("value=\"\(id)\""))
        #expect(try browser.number("SELECT max(position) FROM tag WHERE id <> \(id)") == 9)
        #expect(try browser.number("SELECT position FROM tag WHERE id = \(id)") == 10)
    }

    @Test(arguments: ["", "  ", "carne", "MEAT", String(repeating: "a", count: 31), "a\u{202E}b"])
    func aNameThatIsNoneIsRefusedAtItsField(name: String) throws {
        let refused = browser.post("/tags", ["name": name, "colour": "#3B5BDB", "maxPerWeek": "4"])
        #expect(refused.status == 422 && refused.contains("aria-describedby=\"tag-name-hint tag-name-error\""))
        #expect(
            refused.contains("value=\"#3B5BDB\" checked")
                && refused.contains("value=\"4\" aria-label=\"4 por semana\" checked"))
        #expect(try browser.number("SELECT count(*) FROM tag") == 10)
    }

    @Test func aColourThatIsNoneIsRefused() {
        for colour in ["red", "#12", "}body{"] {
            #expect(browser.post("/tags", ["name": "A", "colour": colour]).status == 422)
        }
        #expect(browser.get("/tags/palette.css?chosen=}x{").status == 422)
        #expect(browser.get("/tags/palette.css?chosen=777777").contains("[data-chosen]{--tag:#777777}"))
    }

    @Test func aMinimumAboveTheMaximumIsSaidAtItsField() throws {
        let meat = try browser.givenTag("meat")
        let refused = browser.post("/tags/\(meat)", ["name": "Carne", "maxPerWeek": "2", "minPerWeek": "3"])
        #expect(refused.status == 422)
        #expect(refused.contains("aria-describedby=\"tag-min-hint tag-min-error\" aria-invalid=\"true\""))
        #expect(refused.contains("value=\"3\" aria-label=\"Al menos 3 por semana\" checked"))
        #expect(browser.post("/tags/\(meat)", ["name": "Carne", "maxPerWeek": "3", "minPerWeek": "3"]).status == 303)
        #expect(browser.get("/tags").contains("Máximo 3 por semana · al menos 3"))
        #expect(browser.get("/week/2026-09-14").contains("0 de 3, al menos 3"))
    }

    @Test func withoutPremiumNothingNewIsMade() throws {
        let free = TestBrowser.atHome(try TestApp())
        let meat = try free.givenTag("meat")
        #expect(free.get("/tags").contains("href=\"/premium\"") && !free.get("/tags").contains("href=\"/tags/new\""))
        for answer in [
            free.get("/tags/new"), free.post("/tags", ["name": "A", "colour": "#777777"]),
            free.post("/tags/\(meat)", ["name": "Carne", "minPerWeek": "2"]),
            free.send(.post, "/api/v1/tags", json: "{\"name\":\"A\"}"),
            free.send(.patch, "/api/v1/tags/\(meat)", json: "{\"rules\":{\"minPerWeek\":2}}"),
        ] { #expect(answer.status == 403) }
        #expect(try free.number("SELECT count(*) FROM tag WHERE min_per_week IS NOT NULL OR given_key IS NULL") == 0)
        #expect(!free.get("/tags/\(meat)").contains("name=\"minPerWeek\""))
        #expect(free.post("/tags/\(meat)", ["name": "Carnes", "maxPerWeek": "2"]).status == 303)
    }

    @Test func whatPremiumMadeGoesOnWorking() throws {
        let own = try browser.makeTag("Rápido", rules: "{\"maxPerWeek\":3,\"minPerWeek\":2}")
        let free = try lapsed()
        let page = free.get("/tags/\(own)")
        #expect(
            page.contains("value=\"2\" aria-label=\"Al menos 2 por semana\" checked") && !page.contains("name=\"name\"")
        )
        #expect(free.post("/tags/\(own)", ["maxPerWeek": "4", "minPerWeek": "2"]).status == 303)
        #expect(free.get("/tags").contains("Máximo 4 por semana · al menos 2"))
        #expect(free.post("/tags/\(own)", ["name": "Lento", "minPerWeek": "2"]).status == 403)
        #expect(free.post("/tags/\(own)", ["colour": "#777777", "minPerWeek": "2"]).status == 403)
        #expect(free.post("/tags/\(own)", ["minPerWeek": "3"]).status == 403)
        #expect(free.post("/tags/\(own)", ["minPerWeek": ""]).status == 303)
        #expect(try free.number("SELECT min_per_week IS NULL FROM tag WHERE id = \(own)") == 1)
        #expect(free.post("/tags/\(own)/deletion", [:]).status == 303)
    }
}
