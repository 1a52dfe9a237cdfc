import Foundation
import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// What a file leaves in the database, for other devices, for undoing and for the limits.
@Suite struct TransferWritingTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func whatGoesLeavesTombstonesAndAllIsWrittenAnew() throws {
        let backup = browser.backup()
        let dish = try #require(browser.dishID("Lentejas"))
        #expect(place(dish, "2-lunch").status == 200)
        let before = try #require(try browser.number("SELECT change_number FROM household"))
        #expect(browser.bring(Array(backup.utf8)).status == 200)
        let now = try #require(try browser.number("SELECT change_number FROM household"))
        #expect(now > before)
        #expect(try browser.number("SELECT count(*) FROM slot WHERE deleted_at IS NOT NULL AND seq = \(now)") == 1)
        #expect(try browser.number("SELECT count(*) FROM dish WHERE deleted_at IS NULL AND seq = \(now)") == 4)
        #expect(try browser.number("SELECT count(*) FROM tag WHERE deleted_at IS NULL AND seq = \(now)") == 10)
        #expect(try browser.number("SELECT library_seq FROM household") == now)
    }

    @Test func whatWasDoneBeforeCannotBeTakenBack() throws {
        let dish = try #require(browser.dishID("Lentejas"))
        let undo = try #require(place(dish, "2-lunch").text.firstMatch(of: /"undo":"([^"]+)"/)).1
        #expect(browser.bring(Array(browser.backup().utf8)).status == 200)
        let answer = browser.send(.post, "/api/v1/weeks/2026-09-14/undo", json: "{\"token\":\"\(undo)\"}")
        #expect(answer.status == 409)
        #expect(browser.backup().contains("\"slot\":\"2-lunch\""))
    }

    @Test func anOldFormIsDoneAndNotAnswered() throws {
        let dish = try #require(browser.dishID("Lentejas"))
        let backup = browser.backup()
        let page = browser.get("/week/2026-09-14").text
        let once = String(try #require(page.firstMatch(of: /name="once" value="([0-9]+)"/)).1)
        let form: KeyValuePairs = ["once": once, "dish": dish]
        #expect(browser.post("/week/2026-09-14/slots/2-lunch", form).status == 303)
        #expect(browser.bring(Array(backup.utf8)).status == 200)
        #expect(!browser.backup().contains("\"slot\":\"2-lunch\""))
        #expect(browser.post("/week/2026-09-14/slots/2-lunch", form).status == 303)
        #expect(browser.backup().contains("\"slot\":\"2-lunch\""))
    }

    @Test func aDishThatAPastWeekShowsComesAlongDeleted() throws {
        let dish = try #require(browser.dishID("Lentejas"))
        try browser.arrange(
            "INSERT INTO week (household_id, monday, seq, rev, updated_at, updated_by) SELECT id, 20696, 1, 1, 1, '' FROM household",
            """
            INSERT INTO slot (household_id, day, meal, monday, state, dish_id, seq, rev, updated_at, updated_by)
            SELECT id, 20697, 'lunch', 20696, 'filled', \(dish), 1, 1, 1, '' FROM household
            """, "UPDATE dish SET deleted_at = 1 WHERE id = \(dish)")
        let other = TestBrowser.atHome(try TestApp(), dishes: ["bolognese", "meatballs"])
        #expect(other.bring(Array(browser.backup().utf8)).status == 200)
        #expect(other.get("/week/2026-08-31").contains("Lentejas"))
        #expect(!other.get("/dishes").contains("Lentejas"))
        #expect(TestBrowser.undated(other.backup()) == TestBrowser.undated(browser.backup()))
    }

    /// Free: nothing that exists is lost, and nothing more can be made by hand.
    @Test func theLimitOfDishesHoldsForMakingAndNotForBringing() throws {
        var random = RandomFile(seed: 5)
        var file = random.file()
        let dish = try #require(file.dishes.first)
        file.dishes = (0..<25).map { number in
            let copy = MealMood.Dish(id: DishID("many\(number)"), name: dish.dish.name, description: "", tags: [])
            return TransferDish(dish: copy, ingredients: [])
        }
        file.weeks = []
        #expect(browser.bring(file.json).status == 200)
        #expect(try browser.number("SELECT count(*) FROM dish WHERE deleted_at IS NULL") == 25)
        let refused = browser.post("/dishes", ["name": "Una más", "tags": try #require(file.tags.first).id.text])
        #expect(refused.status == 403 || refused.status == 422)
        #expect(try browser.number("SELECT count(*) FROM dish WHERE deleted_at IS NULL") == 25)
    }

    @Test func whoMadeADishThatWasHereStaysItsMaker() throws {
        try browser.arrange("UPDATE dish SET created_by = 'abuela'")
        #expect(browser.bring(Array(browser.backup().utf8)).status == 200)
        #expect(try browser.number("SELECT count(*) FROM dish WHERE created_by = 'abuela'") == 4)
    }

    private func place(_ dish: String, _ slot: String) -> Page {
        browser.send(.put, "/api/v1/weeks/2026-09-14/slots/\(slot)", json: "{\"dish\":\"\(dish)\"}")
    }
}
