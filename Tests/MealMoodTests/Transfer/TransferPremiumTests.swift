import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A file may bring what takes Premium to make (decision 0008): it works on, and nothing more can be made by hand.
@Suite struct TransferPremiumTests {
    private let browser: TestBrowser
    private let dish: String
    private let own: String

    init() throws {
        let rich = TestBrowser.atHome(try TestApp(isPremiumForAll: true))
        own = try rich.makeTag("Rápido", rules: "{\"minPerWeek\":2}")
        dish = try #require(rich.dishID("Lentejas"))
        let rules = "{\"fixedDay\":2,\"fixedMeal\":\"lunch\",\"minDaysBetween\":5}"
        #expect(rich.send(.patch, "/api/v1/dishes/\(dish)", json: rules).status == 200)
        browser = TestBrowser.atHome(try TestApp())
        #expect(browser.bring(Array(rich.backup().utf8)).status == 200)
        #expect(TestBrowser.undated(browser.backup()) == TestBrowser.undated(rich.backup()))
    }

    @Test func noTagMoreCanBeMade() {
        let before = browser.backup()
        #expect(browser.send(.post, "/api/v1/tags", json: "{\"name\":\"Lento\"}").status == 403)
        #expect(browser.post("/tags", ["name": "Lento"]).status == 403)
        #expect(browser.send(.patch, "/api/v1/tags/\(own)", json: "{\"name\":\"Lento\"}").status == 403)
        #expect(browser.backup() == before)
    }

    @Test func noRuleMoreCanBeMade() throws {
        let before = browser.backup()
        let eggs = try browser.text("SELECT id FROM tag WHERE given_key = 'eggs' AND deleted_at IS NULL")
        for (path, rule) in [
            ("tags/\(own)", "{\"rules\":{\"minPerWeek\":3}}"), ("tags/\(eggs)", "{\"rules\":{\"minPerWeek\":1}}"),
            ("dishes/\(dish)", "{\"fixedDay\":3}"), ("dishes/\(dish)", "{\"minDaysBetween\":6}"),
            ("dishes/\(try #require(browser.dishID("Pollo asado")))", "{\"fixedDay\":1}"),
        ] {
            #expect(browser.send(.patch, "/api/v1/\(path)", json: rule).status == 403, "\(path) \(rule)")
        }
        #expect(browser.backup() == before)
    }

    @Test func whatCameGoesOnAndCanBeTakenAway() {
        #expect(browser.send(.patch, "/api/v1/dishes/\(dish)", json: "{\"name\":\"Lentejas ricas\"}").status == 200)
        #expect(browser.send(.patch, "/api/v1/tags/\(own)", json: "{\"rules\":{\"minPerWeek\":null}}").status == 200)
        #expect(browser.send(.delete, "/api/v1/tags/\(own)").status == 204)
    }
}
