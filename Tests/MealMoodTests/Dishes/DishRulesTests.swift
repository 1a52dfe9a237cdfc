import MealMoodTesting
import SQLite
import Testing

/// Fixed day and days between: Premium sets them, everybody keeps them.
@Suite struct DishRulesTests {
    private static func home(_ isPremium: Bool, folder: String? = nil) throws -> (
        TestBrowser, dish: String, tag: String
    ) {
        let browser = TestBrowser.atHome(try TestApp(folder: folder, isPremiumForAll: isPremium))
        let tag = try browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
        return (browser, try #require(browser.dishID("Pollo asado")), tag)
    }

    private static func rules(_ browser: TestBrowser, _ dish: String) throws -> String {
        try browser.text(
            """
            SELECT is_priority || ' ' || coalesce(fixed_day, '-') || ' ' || coalesce(fixed_meal, '-') || ' '
                || coalesce(min_days_between, '-') FROM dish WHERE id = \(dish)
            """)
    }

    @Test func withPremiumAllIsSetAndShownAgain() throws {
        let (browser, dish, tag) = try Self.home(true)
        let saved = browser.post(
            "/dishes/\(dish)",
            [
                "name": "Pollo asado", "tags": tag, "isPriority": "1", "isFixed": "1", "fixedDay": "6",
                "fixedMeal": "lunch",
                "isSpaced": "1", "spacing": "5",
            ])
        #expect(saved.status == 303)
        #expect(try Self.rules(browser, dish) == "1 6 lunch 5")
        let form = browser.get("/dishes/\(dish)")
        #expect(form.contains("<option value=\"6\" selected>Domingo") && form.contains("value=\"lunch\" selected"))
        #expect(form.contains("name=\"spacing\"") && form.contains("value=\"5\""))
        _ = browser.post("/dishes/\(dish)", ["name": "Pollo asado", "tags": tag, "fixedDay": "6", "spacing": "5"])
        #expect(try Self.rules(browser, dish) == "0 - - -")
    }

    @Test func aDayCanBeFixedForEitherMeal() throws {
        let (browser, dish, tag) = try Self.home(true)
        _ = browser.post(
            "/dishes/\(dish)", ["name": "P", "tags": tag, "isFixed": "1", "fixedDay": "4", "fixedMeal": ""])
        #expect(try Self.rules(browser, dish) == "0 4 - -")
    }

    @Test(arguments: ["0", "61", "", "tres", "1.5", "-1", "99999999999999999999"])
    func spacingHasItsLimits(text: String) throws {
        let (browser, dish, tag) = try Self.home(true)
        let refused = browser.post("/dishes/\(dish)", ["name": "P", "tags": tag, "isSpaced": "1", "spacing": text])
        #expect(refused.status == 422 && refused.contains("id=\"dish-spacing-error\""))
        #expect(refused.contains("name=\"spacing\" inputmode=\"numeric\" value=\"\(text)\""))
        #expect(try Self.rules(browser, dish) == "0 - - -")
    }

    @Test(arguments: [["fixedDay", "7"], ["fixedDay", "x"], ["fixedMeal", "brunch"]])
    func aDayThatIsNoneIsRefused(field: [String]) throws {
        let (browser, dish, tag) = try Self.home(true)
        let refused = browser.post("/dishes/\(dish)", ["name": "P", "tags": tag, "isFixed": "1", field[0]: field[1]])
        #expect(refused.status == 422)
    }

    @Test func withoutPremiumTheRowsLeadToThePlans() throws {
        let (browser, dish, tag) = try Self.home(false)
        let form = browser.get("/dishes/\(dish)")
        #expect(form.count("href=\"/premium\"") >= 2)
        #expect(!form.contains("name=\"isFixed\"") && !form.contains("name=\"isSpaced\""))
        for rule in [["isFixed", "fixedDay"], ["isSpaced", "spacing"]] {
            let refused = browser.post("/dishes/\(dish)", ["name": "Nuevo", "tags": tag, rule[0]: "1", rule[1]: "3"])
            #expect(
                refused.status == 422 && refused.contains("value=\"Nuevo\"") && refused.contains("href=\"/premium\""))
        }
        #expect(try Self.rules(browser, dish) == "0 - - -")
        #expect(browser.post("/dishes/\(dish)", ["name": "P", "tags": tag, "isPriority": "1"]).status == 303)
        #expect(try Self.rules(browser, dish) == "1 - - -")
    }

    @Test func whatIsSetStaysAfterPremiumAndCanBeTakenAway() throws {
        let (browser, dish, tag) = try Self.home(false)
        try browser.arrange(
            "UPDATE dish SET fixed_day = 6, fixed_meal = 'lunch', min_days_between = 7 WHERE id = \(dish)")
        let form = browser.get("/dishes/\(dish)")
        #expect(form.contains("Domingo, comida") && form.contains("7 días"))
        #expect(form.contains("name=\"isFixed\" value=\"1\" checked"))
        let kept: KeyValuePairs = [
            "name": "Pollo nuevo", "tags": tag, "isFixed": "1", "fixedDay": "6", "fixedMeal": "lunch", "isSpaced": "1",
            "spacing": "7",
        ]
        #expect(browser.post("/dishes/\(dish)", kept).status == 303)
        #expect(try Self.rules(browser, dish) == "0 6 lunch 7")
        let changed = browser.post(
            "/dishes/\(dish)", ["name": "P", "tags": tag, "isFixed": "1", "fixedDay": "5", "fixedMeal": "lunch"])
        #expect(changed.status == 422)
        #expect(
            browser.post("/dishes/\(dish)", ["name": "P", "tags": tag, "isSpaced": "1", "spacing": "7"]).status == 303)
        #expect(try Self.rules(browser, dish) == "0 - - 7")
    }

    @Test func completarPutsAFixedDishOnItsDay() throws {
        let (browser, dish, tag) = try Self.home(true)
        _ = browser.post(
            "/dishes/\(dish)",
            ["name": "Pollo asado", "tags": tag, "isFixed": "1", "fixedDay": "5", "fixedMeal": "dinner"])
        #expect(browser.post("/week/2026-09-21/autofill", [:]).status == 303)
        #expect(try browser.text("SELECT dish_id FROM slot WHERE day = 20722 AND meal = 'dinner'") == dish)
        let week = browser.get("/week/2026-09-21")
        #expect(week.contains("#i-pin"))
    }
}
