import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// `GET /api/v1/weeks/{monday}`: all that the page of a week shows.
@Suite struct WeekReadingTests {
    let browser: TestBrowser
    let week = "/api/v1/weeks/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func slots(_ path: String) throws -> [[String: Any]] {
        let days = try #require(try json(path)["days"] as? [[String: Any]])
        return days.flatMap { $0["slots"] as? [[String: Any]] ?? [] }
    }

    private func json(_ path: String) throws -> [String: Any] {
        let page = browser.get(path)
        try #require(page.status == 200)
        return try #require(try JSONSerialization.jsonObject(with: Data(page.text.utf8)) as? [String: Any])
    }

    @Test func aWeekThatNobodyTouchedAnswersAndIsNotStored() throws {
        let answer = try json("/api/v1/weeks/2026-10-12")
        #expect(answer["title"] as? String == "Semana 12–18 oct 2026")
        #expect(answer["editable"] as? Bool == true)
        #expect(answer["filled"] as? Int == 0)
        #expect(try slots("/api/v1/weeks/2026-10-12").count == 14)
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
    }

    @Test func slotsSayWhatStandsInThemAndWhatItBreaks() throws {
        let dish = try #require(browser.dishID("Pollo asado"))
        for slot in ["0-dinner", "1-dinner"] {
            let order = "{\"dish\":\"\(dish)\",\"override\":true}"
            #expect(browser.send(.put, "\(week)/slots/\(slot)", json: order).status == 200)
        }
        let note = "{\"eatingOut\":true,\"note\":\"donde la abuela\"}"
        #expect(browser.send(.put, "\(week)/slots/2-lunch", json: note).status == 200)
        let slots = try slots(week)
        #expect(slots[3]["id"] as? String == "1-dinner")
        #expect(slots[3]["name"] as? String == "Martes, cena")
        #expect(slots[3]["dish"] as? String == dish)
        #expect(slots[3]["overridden"] as? Bool == true)
        let violations = try #require(slots[3]["violations"] as? [[String: Any]])
        #expect(violations.first?["rule"] as? String == "noConsecutive")
        #expect((violations.first?["text"] as? String)?.contains("Carne") == true)
        #expect(slots[4]["state"] as? String == "eatingOut")
        #expect(slots[4]["note"] as? String == "donde la abuela")
        #expect(slots[5]["state"] as? String == "empty")
        let dishes = try #require(try json(week)["dishes"] as? [[String: Any]])
        #expect(dishes.map { $0["name"] as? String } == ["Pollo asado"])
    }

    @Test func aWeekSaysWhatOfItsSettingsIsItsOwn() throws {
        _ = browser.send(.patch, week, json: "{\"includesWeekends\":false,\"rating\":4}")
        let answer = try json(week)
        #expect(answer["rating"] as? Int == 4)
        let settings = try #require(answer["settings"] as? [String: Any])
        #expect(settings["includesWeekends"] as? Bool == false)
        #expect(settings["meals"] as? String == "both")
        let own = try #require(settings["own"] as? [String: Any])
        #expect(own["includesWeekends"] as? Bool == false)
        #expect(own["meals"] is NSNull)
        #expect(try slots(week).count == 10)
    }

    @Test func metersCountAsThePageDoes() throws {
        let dish = try #require(browser.dishID("Pollo asado"))
        _ = browser.send(.put, "\(week)/slots/0-dinner", json: "{\"dish\":\"\(dish)\"}")
        let meters = try #require(try json(week)["meters"] as? [[String: Any]])
        let meat = try #require(meters.first { $0["name"] as? String == "Carne" })
        #expect(meat["on"] as? Int == 1)
        #expect(meat["text"] as? String == "1 de 3")
    }

    @Test func aPastWeekCanBeReadAndSaysThatItIsPast() throws {
        let answer = try json("/api/v1/weeks/2026-09-07")
        #expect(answer["isPast"] as? Bool == true)
        #expect(answer["editable"] as? Bool == false)
    }

    @Test(arguments: [("2026-10-19", "tooFar"), ("2026-09-15", "notFound"), ("monday", "notFound")])
    func whatIsNoWeekIsNotFound(monday: String, problem: String) {
        let page = browser.get("/api/v1/weeks/\(monday)")
        #expect(page.status == 404)
        #expect(page.contains("/problems/\(problem)"))
    }

    @Test func anUnchangedWeekIsNotSentAgain() throws {
        let etag = try #require(browser.get(week).response.headers["ETag"])
        #expect(browser.get(week, headers: ["If-None-Match": etag]).status == 304)
        _ = browser.send(.put, "\(week)/slots/2-lunch", json: "{\"skipped\":true}")
        #expect(browser.get(week, headers: ["If-None-Match": etag]).status == 200)
    }
}
