import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Orders for a slot that cannot be: nothing changes, and the answer says why.
@Suite struct SlotRefusalTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test(arguments: [
        ("\"eatingOut\":true,\"skipped\":true", "skipped"),
        ("\"eatingOut\":true,\"dish\":\"<Pollo asado>\"", "eatingOut"),
        ("\"skipped\":true,\"secondaryDish\":\"<Pollo asado>\"", "skipped"), ("\"eatingOut\":\"yes\"", "eatingOut"),
        ("\"dish\":5", "dish"), ("\"secondaryDish\":5", "secondaryDish"), ("\"ignored\":1", "ignored"),
        ("\"dish\":\"<Pollo asado>\",\"note\":\"Rico\"", "note"), ("\"note\":7,\"skipped\":true", "note"),
    ])
    func theFieldAtFaultIsNamed(json: String, field: String) throws {
        let answer = browser.order(json, "2-dinner")
        #expect(answer.status == 422)
        #expect(answer.field == field)
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test(arguments: [
        "\"ignored\":true", "\"secondaryDish\":\"<Pollo asado>\"", "\"secondaryDish\":null", "\"note\":\"Cumple\"",
        "\"eatingOut\":true,\"ignored\":true",
    ])
    func whatNeedsAnotherStateOfTheSlotIsRefused(json: String) throws {
        let answer = browser.order(json, "2-dinner")
        #expect(answer.status == 409)
        #expect(answer.contains("/problems/slotUnavailable"))
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test func aNoteNeedsASlotWithoutADish() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.order("\"note\":\"Rico\"", "2-dinner").status == 409)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
    }

    @Test(arguments: [
        ("\"dish\":\"unknown\"", 404), ("\"secondaryDish\":\"unknown\"", 404), ("\"override\":true", 400), ("", 400),
        ("\"dish\":null", 400),
    ])
    func nothingToDoIsNothingUnderstood(json: String, status: Int) throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.order(json, "2-dinner").status == status)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
    }

    @Test(arguments: ["dish", "secondaryDish"]) func aDeletedDishIsNotFound(field: String) throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let gone = try #require(browser.dishID("Lentejas"))
        _ = browser.post("/dishes/\(gone)/deletion", [:])
        #expect(browser.order("\"\(field)\":\"\(gone)\"", "2-dinner").status == 404)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
    }

    @Test(arguments: ["\"eatingOut\":true", "\"dish\":\"<Pollo asado>\"", "\"ignored\":true", "\"note\":\"Cumple\""])
    func aHiddenSlotIsNotFound(json: String) throws {
        let workdays = TestBrowser.atHome(try TestApp(), meals: "dinner", weekends: false)
        for slot in ["2-lunch", "5-dinner"] {
            #expect(workdays.order(json, slot).status == 404)
            #expect(workdays.get("/week/2026-09-14/slots/\(slot)").status == 404)
            #expect(workdays.form(slot, ["eatingOut": "true"]).status == 404)
            #expect(
                workdays.send(.post, "/api/v1/weeks/2026-09-14/autofill", json: "{\"slot\":\"\(slot)\"}").status == 404)
        }
    }

    @Test(arguments: ["\"eatingOut\":true", "\"skipped\":true", "\"secondaryDish\":null", "\"ignored\":true"])
    func aPastWeekStaysAsItWas(json: String) throws {
        #expect(browser.order(json, "2-dinner", of: "2026-09-07").status == 409)
        #expect(browser.form("2-dinner", ["eatingOut": "true"], of: "2026-09-07").status == 409)
        #expect(browser.get("/week/2026-09-07/slots/2-dinner").status == 409)
        #expect(browser.post("/week/2026-09-07/autofill", ["slot": "2-dinner"]).status == 409)
        #expect(try browser.stored("2-dinner", of: "2026-09-07").isEmpty)
    }

    @Test(arguments: [("eatingOut", "perhaps"), ("ignored", "1"), ("override", "1")])
    func aFormSaysTrueOrFalse(field: String, value: String) throws {
        #expect(browser.form("2-dinner", ["dish": "Pollo asado", field: value]).status == 422)
        #expect(try browser.stored("2-dinner").isEmpty)
    }
}
