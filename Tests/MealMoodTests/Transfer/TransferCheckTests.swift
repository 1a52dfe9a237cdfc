import Foundation
import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// What only the server can tell: the names of given tags in both languages, and how far weeks go.
@Suite struct TransferCheckTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp(isPremiumForAll: true)) }

    @Test(arguments: ["Sopa", "SOPA", "pescado", "Fish"]) func twoTagsOfOneNameAreRefused(name: String) throws {
        _ = try browser.makeTag("Sopa")
        _ = try browser.makeTag("Otra")
        let file = browser.backup().replacingOccurrences(of: "\"Otra\"", with: "\"\(name)\"")
        let answer = browser.bring(Array(file.utf8))
        #expect(answer.status == 422)
        #expect(answer.contains("En el archivo, etiquetas, nº 12: el nombre sale dos veces."))
        #expect(answer.contains("\"field\":\"/tags/11/name\""))
        let page = browser.upload("/transfer", file: Array(file.utf8), named: "copia.json")
        #expect(page.status == 422)
        #expect(page.contains("etiquetas, nº 12: el nombre sale dos veces"))
    }

    @Test func weeksBeyondWhatCanBePlannedAreRefused() throws {
        let dish = try #require(browser.dishID("Lentejas"))
        let slot = "/api/v1/weeks/2026-10-12/slots/2-lunch"
        #expect(browser.send(.put, slot, json: "{\"dish\":\"\(dish)\"}").status == 200)
        let file = browser.backup()
        #expect(browser.bring(Array(file.utf8)).status == 200)
        let refused = browser.bring(Array(file.replacing("2026-10-12", with: "2026-10-19").utf8))
        #expect(refused.status == 422)
        #expect(refused.contains("semanas, nº 1: el lunes queda más allá de lo que se puede planificar"))
    }

    /// Whoever had two tags of one name before can still change everything else of them.
    @Test func aTagWhoseNameIsTakenIsNotStuck() throws {
        let tag = try browser.makeTag("Sopa")
        try browser.arrange("UPDATE tag SET name = 'Pescado' WHERE id = \(tag)")
        let address = "/api/v1/tags/\(tag)"
        #expect(browser.send(.patch, address, json: "{\"rules\":{\"maxPerWeek\":2}}").status == 200)
        let form: KeyValuePairs = ["name": "Pescado", "colour": "#C2185B", "maxPerWeek": "3"]
        #expect(browser.post("/tags/\(tag)", form).status == 303)
        #expect(browser.send(.patch, address, json: "{\"name\":\"Carne\"}").status == 422)
        #expect(browser.send(.patch, address, json: "{\"name\":\"Caldo\"}").status == 200)
    }
}
