import MealMoodTesting
import Testing

@Suite struct DishDeletionTests {
    @Test func aPlannedDishStaysAndThePageSaysWhereItStands() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let id = try #require(browser.dishID("Pollo asado"))
        _ = browser.post("/week/2026-09-21/slots/2-dinner", ["dish": id])
        let asked = browser.get("/dishes/\(id)/deletion")
        #expect(asked.contains("/week/2026-09-21#slot-2-dinner"))
        #expect(browser.post("/dishes/\(id)/deletion", [:]).status == 409)
        #expect(browser.get("/dishes").contains("Pollo asado"))
    }

    @Test func aHiddenPlaceIsFoundByWayOfTheSettings() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let id = try #require(browser.dishID("Pollo asado"))
        for slot in ["2-dinner", "6-lunch"] { _ = browser.post("/week/2026-09-21/slots/\(slot)", ["dish": id]) }
        _ = browser.post("/week/2026-09-21/settings", ["includesWeekends": "false"])
        let asked = browser.get("/dishes/\(id)/deletion")
        #expect(asked.contains("/week/2026-09-21#slot-2-dinner"))
        #expect(asked.contains("href=\"/week/2026-09-21/settings\""))
        #expect(!asked.contains("#slot-6-lunch"))
        #expect(asked.count("Esa semana no lo muestra") == 1)
    }

    @Test func aDishThatStandsNowhereGoes() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let id = try #require(browser.dishID("Pollo asado"))
        #expect(browser.get("/dishes/\(id)/deletion").status == 200)
        #expect(browser.post("/dishes/\(id)/deletion", [:]).status == 303)
        #expect(!browser.get("/dishes").contains("Pollo asado"))
        #expect(browser.get("/dishes/\(id)").status == 404)
        #expect(browser.post("/week/2026-09-14/slots/0-lunch", ["dish": id]).status == 422)
    }

    @Test func aPastWeekStillShowsTheNameOfADishThatIsGone() throws {
        let past = try TestApp()
        let browser = TestBrowser.atHome(past)
        let id = try #require(browser.dishID("Pollo asado"))
        _ = browser.post("/week/2026-09-14/slots/1-lunch", ["dish": id])
        let later = try TestApp(now: 1_789_552_800 + 14 * 86_400, folder: past.folder)
        let returning = browser.moved(to: later)
        #expect(returning.post("/dishes/\(id)/deletion", [:]).status == 303)
        #expect(returning.get("/week/2026-09-14").contains("Pollo asado"))
    }
}
