import MealMoodTesting
import SQLite
import Testing

@Suite struct DishLimitTests {
    private static func dishes(_ browser: TestBrowser) throws -> Int {
        try #require(try browser.number("SELECT count(*) FROM dish WHERE deleted_at IS NULL"))
    }

    /// A household of a person with so many dishes.
    private func home(with count: Int, isPremiumForAll: Bool = false) throws -> (TestBrowser, tag: String) {
        let browser = TestBrowser.atHome(try TestApp(isPremiumForAll: isPremiumForAll))
        let tag = try browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
        for number in TestBrowser.sampleDishes.count..<count {
            #expect(browser.post("/dishes", ["name": "Plato \(number)", "tags": tag]).status == 303)
        }
        return (browser, tag)
    }

    @Test func theTwentyFirstIsRefusedAndTheFormIsKept() throws {
        let (browser, tag) = try home(with: 20)
        let refused = browser.post("/dishes", ["name": "Uno más", "description": "Con todo", "tags": tag])
        #expect(refused.status == 422)
        #expect(refused.contains("caben 20 platos"))
        #expect(refused.contains("href=\"/premium\""))
        #expect(refused.contains("value=\"Uno más\"") && refused.contains("Con todo"))
        #expect(try Self.dishes(browser) == 20)
    }

    @Test func aDeletedDishMakesRoom() throws {
        let (browser, tag) = try home(with: 20)
        let id = try #require(browser.dishID("Plato 7"))
        #expect(browser.post("/dishes/\(id)/deletion", [:]).status == 303)
        #expect(browser.post("/dishes", ["name": "Uno más", "tags": tag]).status == 303)
        #expect(browser.post("/dishes", ["name": "Otro", "tags": tag]).status == 422)
    }

    @Test func theFormSaysItBeforeTheWork() throws {
        let (browser, _) = try home(with: 20)
        let page = browser.get("/dishes/new")
        #expect(page.status == 200 && page.contains("href=\"/premium\""))
        let (other, _) = try home(with: 19)
        #expect(other.get("/dishes/new").count("role=\"alert\"") == page.count("role=\"alert\"") - 1)
    }

    @Test func whatOthersMadeDoesNotCount() throws {
        let (browser, tag) = try home(with: 20)
        try browser.arrange("UPDATE dish SET created_by = 'other' WHERE name = 'Plato 7'")
        #expect(browser.post("/dishes", ["name": "Uno más", "tags": tag]).status == 303)
        #expect(try Self.dishes(browser) == 21)
    }

    @Test func withPremiumThereIsNoLimit() throws {
        let (browser, _) = try home(with: 23, isPremiumForAll: true)
        #expect(try Self.dishes(browser) == 23)
    }

    @Test func whoHasMoreLosesNothingAndMayChangeAll() throws {
        let (browser, tag) = try home(with: 20)
        try browser.arrange(
            """
            INSERT INTO dish (household_id, id, name, description, created_by, seq, rev, updated_at, updated_by)
            SELECT household_id, 'extra', 'De antes', '', created_by, seq, 1, 1, updated_by FROM dish LIMIT 1
            """)
        #expect(browser.get("/dishes?q=antes").contains("De antes"))
        #expect(browser.post("/dishes/extra", ["name": "De siempre", "tags": tag]).status == 303)
        #expect(browser.post("/dishes", ["name": "Uno más", "tags": tag]).status == 422)
    }

    @Test func theOnboardingSaysSoToo() throws {
        let browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", ["timeZone": "Europe/Madrid"])
        _ = browser.get("/onboarding/dishes")
        let tag = try browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
        for number in 0..<20 {
            _ = browser.post("/onboarding/dishes", ["action": "add", "name": "P\(number)", "tags": tag])
        }
        let own = browser.post("/onboarding/dishes", ["action": "add", "name": "Uno más", "tags": tag])
        #expect(own.status == 422)
        #expect(own.contains("caben 20 platos") && own.contains("value=\"Uno más\""))
        let suggested = browser.post("/onboarding/dishes", ["action": "suggest", "choose": "meatballs"])
        #expect(suggested.status == 422 && suggested.contains("caben 20 platos"))
        #expect(try Self.dishes(browser) == 20)
    }
}
