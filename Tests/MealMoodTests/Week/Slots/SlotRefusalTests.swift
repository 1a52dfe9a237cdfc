import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Orders for a slot that cannot be: nothing changes, and the answer says why.
@Suite struct SlotRefusalTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func theFieldAtFaultIsNamed() throws {
        for (json, field) in [
            ("\"eatingOut\":true,\"skipped\":true", "skipped"), ("\"eatingOut\":\"yes\"", "eatingOut"),
            ("\"eatingOut\":true,\"dish\":\"<Pollo asado>\"", "eatingOut"), ("\"dish\":5", "dish"),
            ("\"skipped\":true,\"secondaryDish\":\"<Pollo asado>\"", "skipped"), ("\"ignored\":1", "ignored"),
            ("\"dish\":\"<Pollo asado>\",\"note\":\"Rico\"", "note"), ("\"note\":7,\"skipped\":true", "note"),
            ("\"secondaryDish\":5", "secondaryDish"),
        ] {
            let answer = browser.order(json, "2-dinner")
            #expect(answer.status == 422)
            #expect(answer.field == field)
        }
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test func whatNeedsAnotherStateOfTheSlotIsRefused() throws {
        for json in [
            "\"ignored\":true", "\"secondaryDish\":\"<Pollo asado>\"", "\"secondaryDish\":null", "\"note\":\"Cumple\"",
            "\"eatingOut\":true,\"ignored\":true",
        ] {
            let answer = browser.order(json, "2-dinner")
            #expect(answer.status == 409)
            #expect(answer.contains("/problems/slotUnavailable"))
        }
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test func aNoteNeedsASlotWithoutADish() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.order("\"note\":\"Rico\"", "2-dinner").status == 409)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
    }

    @Test func nothingToDoIsNothingUnderstood() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        for (json, status) in [
            ("\"override\":true", 400), ("", 400), ("\"dish\":null", 400),
        ] { #expect(browser.order(json, "2-dinner").status == status) }
        #expect(browser.post("/week/2026-09-14/slots/2-dinner", ["override": "true"]).status == 400)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
    }

    @Test func aDeletedOrUnknownDishIsNamed() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let gone = try #require(browser.dishID("Lentejas"))
        _ = browser.post("/dishes/\(gone)/deletion", [:])
        for dish in [gone, "unknown"] {
            for field in ["dish", "secondaryDish"] {
                let answer = browser.order("\"\(field)\":\"\(dish)\"", "2-dinner")
                #expect(answer.status == 422 && answer.field == field)
            }
            #expect(browser.get("/api/v1/weeks/2026-09-14/verdicts?dish=\(dish)").field == "dish")
        }
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
    }

    @Test func aHiddenSlotIsNotFound() throws {
        let workdays = TestBrowser.atHome(try TestApp(), meals: "dinner", weekends: false)
        for slot in ["2-lunch", "5-dinner"] {
            for json in ["\"eatingOut\":true", "\"dish\":\"<Pollo asado>\"", "\"ignored\":true", "\"note\":\"Cumple\""]
            {
                #expect(workdays.order(json, slot).status == 404)
            }
            #expect(workdays.get("/week/2026-09-14/slots/\(slot)").status == 404)
            #expect(workdays.form(slot, ["eatingOut": "true"]).status == 404)
            #expect(workdays.post("/week/2026-09-14/autofill", ["slot": slot]).status == 404)
        }
    }

    @Test func aHiddenSlotHasNoVerdicts() throws {
        _ = try browser.put("Pollo asado", "6-lunch")
        #expect(browser.get("/api/v1/weeks/2026-09-14/verdicts?from=6-lunch").status == 200)
        _ = browser.patch("{\"includesWeekends\":false}")
        #expect(browser.get("/api/v1/weeks/2026-09-14/verdicts?from=6-lunch").status == 404)
    }

    @Test(arguments: [("from", "9-lunch", "2-dinner"), ("to", "2-dinner", "x")])
    func theSlotThatDoesNotExistIsNamed(field: String, from: String, to: String) {
        let answer = browser.send(
            .post, "/api/v1/weeks/2026-09-14/moves", json: "{\"from\":\"\(from)\",\"to\":\"\(to)\"}")
        #expect(answer.status == 422 && answer.field == field)
        #expect(browser.post("/week/2026-09-14/moves", ["from": from, "to": to]).status == 422)
        #expect(browser.post("/week/2026-09-14/moves", ["from": from]).status == 400)
    }

    @Test func aPastWeekStaysAsItWas() throws {
        for json in ["\"eatingOut\":true", "\"skipped\":true", "\"secondaryDish\":null", "\"ignored\":true"] {
            #expect(browser.order(json, "2-dinner", of: "2026-09-07").status == 409)
        }
        #expect(browser.form("2-dinner", ["eatingOut": "true"], of: "2026-09-07").status == 409)
        #expect(browser.get("/week/2026-09-07/slots/2-dinner").status == 409)
        #expect(browser.post("/week/2026-09-07/autofill", ["slot": "2-dinner"]).status == 409)
        #expect(try browser.stored("2-dinner", of: "2026-09-07").isEmpty)
    }

    @Test func aFormSaysTrueOrFalse() throws {
        for (field, value) in [("eatingOut", "perhaps"), ("ignored", "1"), ("override", "1")] {
            #expect(browser.form("2-dinner", ["dish": "Pollo asado", field: value]).status == 422)
        }
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test func theSameFormSentTwiceIsDoneOnce() throws {
        let page = browser.get("/week/2026-09-14/slots/2-dinner")
        let mark = page.text.split(separator: "name=\"once\" value=\"").dropFirst().first?.prefix { $0 != "\"" }
        let once = String(try #require(mark))
        let dish = try #require(browser.dishID("Pollo asado"))
        for _ in 0..<2 {
            let sent = browser.post("/week/2026-09-14/slots/2-dinner", ["once": once, "dish": dish])
            #expect(sent.status == 303)
        }
        #expect(try browser.number("SELECT count(*) FROM week_change") == 1)
    }
}
