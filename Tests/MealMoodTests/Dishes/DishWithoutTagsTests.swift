import MealMoodTesting
import SQLite
import Testing

/// A dish whose own tag was deleted.
@Suite struct DishWithoutTagsTests {
    let browser: TestBrowser
    let dish: String

    init() throws {
        browser = TestBrowser.atHome(try TestApp())
        dish = try #require(browser.dishID("Pollo asado"))
        try browser.arrange(
            "UPDATE tag SET deleted_at = 1 WHERE id IN (SELECT tag_id FROM dish_tag WHERE dish_id = \(dish))")
    }

    @Test func itIsShownAndPlannedAsBefore() {
        #expect(browser.get("/dishes").contains("Pollo asado"))
        #expect(browser.post("/week/2026-09-14/slots/4-lunch", ["dish": dish]).status == 303)
        let week = browser.get("/week/2026-09-14")
        #expect(week.status == 200 && week.contains("Pollo asado"))
    }

    @Test func itsFormAsksForAnother() throws {
        let form = browser.get("/dishes/\(dish)")
        #expect(form.status == 200 && form.contains("Su etiqueta ya no existe."))
        #expect(browser.post("/dishes/\(dish)", ["name": "Pollo asado"]).status == 422)
        let tag = try browser.text("SELECT id FROM tag WHERE given_key = 'fish'")
        #expect(browser.post("/dishes/\(dish)", ["name": "Pollo asado", "tags": tag]).status == 303)
        #expect(!browser.get("/dishes/\(dish)").contains("Su etiqueta ya no existe."))
    }
}
