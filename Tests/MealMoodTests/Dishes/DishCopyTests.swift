import MealMoodTesting
import SQLite
import Testing

@Suite struct DishCopyTests {
    private func home(isPremium: Bool, language: String = "es") throws -> (TestBrowser, dish: String) {
        let browser = TestBrowser.atHome(try TestApp(isPremiumForAll: isPremium), language: language)
        let name = language == "es" ? "Pollo asado" : "Roast chicken"
        let dish = try #require(browser.dishID(name))
        try browser.arrange(
            """
            UPDATE dish SET description = 'Con patatas', is_priority = 1, fixed_day = 6, fixed_meal = 'lunch',
                min_days_between = 7 WHERE id = \(dish)
            """,
            """
            INSERT INTO ingredient (household_id, dish_id, position, amount, unit, name)
            SELECT household_id, id, 0, '1', '', 'pollo' FROM dish WHERE id = \(dish)
            """)
        return (browser, dish)
    }

    @Test func aCopyHasEverythingAndOpensItsForm() throws {
        let (browser, dish) = try home(isPremium: true)
        let answer = browser.post("/dishes/\(dish)/copies", [:])
        #expect(answer.status == 303 && answer.location.hasPrefix("/dishes/") && !answer.location.contains(dish))
        let form = browser.get(answer.location)
        for part in [
            "value=\"Pollo asado (copia)\"", "Con patatas", "value=\"pollo\"",
            "name=\"isPriority\" value=\"1\" checked",
            "name=\"isFixed\" value=\"1\" checked", "<option value=\"6\" selected>",
            "Copia creada: Pollo asado (copia)",
        ] { #expect(form.contains(part), "\(part)") }
        let tags =
            "SELECT count(DISTINCT tag_id) FROM dish_tag WHERE dish_id IN (SELECT id FROM dish WHERE name GLOB 'Pollo*')"
        #expect(try browser.number(SQL(stringLiteral: tags)) == 1)
    }

    @Test func rulesThatTakePremiumStayWithTheFirst() throws {
        let (browser, dish) = try home(isPremium: false)
        let form = browser.get(browser.post("/dishes/\(dish)/copies", [:]).location)
        #expect(form.contains("name=\"isPriority\" value=\"1\" checked") && !form.contains("name=\"isFixed\""))
        #expect(browser.get("/dishes/\(dish)").contains("name=\"isFixed\" value=\"1\" checked"))
    }

    @Test func theTwentyFirstIsNoCopy() throws {
        let (browser, dish) = try home(isPremium: false)
        for _ in 4..<20 { #expect(browser.post("/dishes/\(dish)/copies", [:]).status == 303) }
        let refused = browser.post("/dishes/\(dish)/copies", [:])
        #expect(refused.status == 422 && refused.contains("caben 20 platos") && refused.contains("href=\"/premium\""))
    }

    @Test func aLongNameGivesWay() throws {
        let (browser, dish) = try home(isPremium: false, language: "en")
        try browser.arrange("UPDATE dish SET name = \(String(repeating: "ñ", count: 80)) WHERE id = \(dish)")
        let form = browser.get(browser.post("/dishes/\(dish)/copies", [:]).location)
        #expect(form.contains("value=\"\(String(repeating: "ñ", count: 73)) (copy)\""))
    }
}
