import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

/// A second dish is judged like any dish in that slot, and stays with the slot's content.
@Suite struct SecondDishTests {
    let browser: TestBrowser
    let api = "/api/v1/weeks/2026-09-14"

    init() throws {
        browser = TestBrowser.atHome(
            try TestApp(), dishes: TestBrowser.sampleDishes + ["hakeInSauce", "courgetteSoup", "potatoOmelette"])
    }

    @Test func itIsJudgedAgainstTheWeekWithoutTheSlot() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "3-dinner")
        let refused = browser.order("\"secondaryDish\":\"<Albóndigas>\"", "3-dinner")
        #expect(refused.status == 409)
        #expect(refused.contains("\"noConsecutive\""))
        #expect(try browser.stored("3-dinner") == "filled Lentejas estofadas")
        // Beside a dish with the same tag it breaks nothing: a tag counts once a slot.
        #expect(browser.order("\"secondaryDish\":\"<Albóndigas>\"", "2-dinner").status == 200)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado + Albóndigas en salsa")
    }

    @Test func itsTagsCountForTheOthers() throws {
        #expect(browser.order("\"dish\":\"<Lentejas>\",\"secondaryDish\":\"<Pollo asado>\"", "2-dinner").status == 200)
        #expect(browser.order("\"dish\":\"<Albóndigas>\"", "3-dinner").status == 409)
        #expect(browser.order("\"dish\":\"<Albóndigas>\"", "4-dinner").status == 200)
    }

    @Test func twoDishesAtOnceAreRefusedTogether() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Salmón", "2-lunch")
        let refused = browser.order("\"dish\":\"<Albóndigas>\",\"secondaryDish\":\"<Merluza>\"", "3-dinner")
        #expect(refused.status == 409)
        #expect(refused.contains("Carne"))
        #expect(!refused.contains("Pescado"))
        #expect(try browser.stored("3-dinner").isEmpty)
        let insisted = browser.order(
            "\"dish\":\"<Albóndigas>\",\"secondaryDish\":\"<Merluza>\",\"override\":true", "3-dinner")
        #expect(insisted.status == 200)
        #expect(try browser.stored("3-dinner") == "filled Albóndigas en salsa + Merluza en salsa overridden")
    }

    @Test func theMarkStaysWithTheDishThatBreaksTheRule() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Albóndigas", "3-dinner", override: true)
        #expect(browser.order("\"secondaryDish\":\"<Lentejas>\"", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Albóndigas en salsa + Lentejas estofadas overridden")
        #expect(browser.order("\"secondaryDish\":null", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Albóndigas en salsa overridden")
        #expect(browser.order("\"dish\":\"<Lentejas>\"", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Lentejas estofadas")
    }

    @Test func theMarkOfASecondDishStaysWhenTheMainOneChanges() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "3-dinner")
        #expect(browser.order("\"secondaryDish\":\"<Albóndigas>\",\"override\":true", "3-dinner").status == 200)
        #expect(browser.order("\"dish\":\"<Crema>\"", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Crema de calabacín + Albóndigas en salsa overridden")
        #expect(browser.order("\"secondaryDish\":\"<Lentejas>\"", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Crema de calabacín + Lentejas estofadas")
    }

    @Test func aBrokenRuleCanBeAcceptedLater() throws {
        _ = try browser.put("Albóndigas", "3-dinner")
        _ = try browser.put("Pollo asado", "2-dinner", override: true)
        #expect(try browser.stored("3-dinner") == "filled Albóndigas en salsa")
        #expect(browser.order("\"dish\":\"<Albóndigas>\",\"override\":true", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Albóndigas en salsa overridden")
    }

    @Test func noDishTwice() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let second = browser.order("\"secondaryDish\":\"<Pollo asado>\"", "2-dinner")
        #expect(second.status == 422)
        #expect(second.field == "secondaryDish")
        #expect(second.contains("/problems/sameDish"))
        #expect(browser.order("\"secondaryDish\":\"<Lentejas>\"", "2-dinner").status == 200)
        #expect(browser.order("\"dish\":\"<Lentejas>\"", "2-dinner").field == "dish")
        #expect(browser.order("\"dish\":\"<Lentejas>\",\"secondaryDish\":null", "2-dinner").status == 200)
        #expect(try browser.stored("2-dinner") == "filled Lentejas estofadas")
    }

    @Test func movesAndSwapsCarryBoth() throws {
        _ = browser.order("\"dish\":\"<Pollo asado>\",\"secondaryDish\":\"<Crema>\"", "2-dinner")
        #expect(browser.send(.post, "\(api)/moves", json: "{\"from\":\"2-dinner\",\"to\":\"4-lunch\"}").status == 200)
        #expect(try browser.stored("4-lunch") == "filled Pollo asado + Crema de calabacín")
        _ = try browser.put("Lentejas", "5-lunch")
        let swapped = browser.send(.post, "\(api)/moves", json: "{\"from\":\"5-lunch\",\"to\":\"4-lunch\"}")
        #expect(try swapped.written().message == "Cambiado de sitio")
        #expect(try browser.stored("4-lunch") == "filled Lentejas estofadas")
        #expect(try browser.stored("5-lunch") == "filled Pollo asado + Crema de calabacín")
    }

    @Test func whereRulesAreIgnoredNothingIsJudged() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.order("\"dish\":\"<Lentejas>\",\"ignored\":true", "3-dinner").status == 200)
        #expect(browser.order("\"secondaryDish\":\"<Albóndigas>\"", "3-dinner").status == 200)
        #expect(try browser.stored("3-dinner") == "filled Lentejas estofadas + Albóndigas en salsa ignored")
        // Nor does it count for the others.
        #expect(browser.order("\"dish\":\"<Albóndigas>\"", "4-dinner").status == 200)
        // A dish that comes as the rules come back is judged.
        #expect(browser.order("\"dish\":\"<Salmón>\",\"ignored\":false", "3-dinner").status == 200)
        #expect(browser.order("\"secondaryDish\":\"<Pollo asado>\"", "3-dinner").status == 409)
    }
}
