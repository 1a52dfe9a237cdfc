import HTTP
import MealMoodTesting
import Testing

/// Placing, moving and removing through both doors: forms and JSON.
@Suite struct WeekPlanningTests {
    let browser: TestBrowser
    let week = "/week/2026-09-14"
    let api = "/api/v1/weeks/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func id(_ name: String) throws -> String { try #require(browser.dishID(name)) }

    private func put(_ dish: String, _ slot: String, override: Bool = false) throws -> Page {
        browser.send(.put, "\(api)/slots/\(slot)", json: "{\"dish\":\"\(try id(dish))\",\"override\":\(override)}")
    }

    @Test func aDishChosenByFormStandsInItsSlot() throws {
        let answer = browser.post("\(week)/slots/2-dinner", ["dish": try id("Pollo asado")])
        #expect(answer.status == 303)
        #expect(answer.location.hasPrefix("\(week)?notice=week.slot-"))
        #expect(answer.location.hasSuffix("#slot-2-dinner"))
        #expect(WeekOnPage(browser.get(week))["2-dinner"] == "Pollo asado")
    }

    @Test func meatOnTheNextDayIsRefusedInWords() throws {
        #expect(try put("Pollo asado", "2-dinner").status == 200)
        let refused = try put("Albóndigas", "3-dinner")
        #expect(refused.status == 409)
        #expect(refused.response.headers["Content-Type"] == "application/problem+json")
        #expect(refused.contains("\"noConsecutive\""))
        #expect(refused.contains("Carne"))
        #expect(WeekOnPage(browser.get(week))["3-dinner"] == nil)
    }

    @Test func aRefusedFormShowsTheReasonAndCanBeInsistedOn() throws {
        _ = try put("Pollo asado", "2-dinner")
        let refused = browser.post("\(week)/slots/3-dinner", ["dish": try id("Albóndigas")])
        #expect(refused.status == 422)
        #expect(refused.contains("name=\"override\""))
        let insisted = browser.post("\(week)/slots/3-dinner", ["dish": try id("Albóndigas"), "override": "true"])
        #expect(insisted.status == 303)
        #expect(WeekOnPage(browser.get(week))["3-dinner"]?.hasPrefix("Albóndigas") == true)
    }

    @Test func sundayAndTheNextMondayAreConsecutiveDays() throws {
        _ = try put("Pollo asado", "6-dinner")
        let body = "{\"dish\":\"\(try id("Albóndigas"))\"}"
        #expect(browser.send(.put, "/api/v1/weeks/2026-09-21/slots/0-dinner", json: body).status == 409)
        #expect(browser.send(.put, "/api/v1/weeks/2026-09-21/slots/1-dinner", json: body).status == 200)
    }

    @Test func verdictsNameEverySlotThatCanChange() throws {
        _ = try put("Pollo asado", "2-dinner")
        let verdicts = browser.get("\(api)/verdicts?dish=\(try id("Albóndigas"))")
        #expect(verdicts.status == 200)
        #expect(verdicts.contains("\"0-lunch\":{\"fits\":true"))
        #expect(verdicts.contains("\"2-lunch\":{\"fits\":false"))
        #expect(verdicts.contains("\"3-dinner\":{\"fits\":false"))
    }

    @Test func movingJudgesThePlanWithoutTheSlotLeft() throws {
        _ = try put("Pollo asado", "2-dinner")
        let verdicts = browser.get("\(api)/verdicts?from=2-dinner")
        #expect(verdicts.contains("\"3-dinner\":{\"fits\":true"))
        #expect(!verdicts.contains("\"2-dinner\""))
        #expect(browser.send(.post, "\(api)/moves", json: "{\"from\":\"2-dinner\",\"to\":\"3-dinner\"}").status == 200)
        let after = WeekOnPage(browser.get(week))
        #expect(after["2-dinner"] == nil)
        #expect(after["3-dinner"] == "Pollo asado")
    }

    @Test func movingOntoAFilledSlotSwaps() throws {
        _ = try put("Pollo asado", "2-dinner")
        _ = try put("Lentejas", "4-lunch")
        #expect(browser.post("\(week)/moves", ["from": "2-dinner", "to": "4-lunch"]).status == 303)
        let after = WeekOnPage(browser.get(week))
        #expect(after["2-dinner"]?.hasPrefix("Lentejas") == true)
        #expect(after["4-lunch"] == "Pollo asado")
    }

    @Test func removingEmptiesTheSlot() throws {
        _ = try put("Pollo asado", "2-dinner")
        #expect(browser.send(.delete, "\(api)/slots/2-dinner").status == 200)
        _ = try put("Pollo asado", "4-dinner")
        #expect(browser.post("\(week)/slots/4-dinner/removal", [:]).status == 303)
        #expect(WeekOnPage(browser.get(week)).filled.isEmpty)
    }

    @Test(arguments: [
        ("/slots/7-dinner", "{\"dish\":\"x\"}", 404), ("/slots/0-brunch", "{\"dish\":\"x\"}", 404),
        ("/slots/0-lunch", "{\"dish\":\"unknown\"}", 422), ("/slots/0-lunch", "{}", 400), ("/slots/0-lunch", "[", 400),
    ])
    func nonsenseIsRefusedAndChangesNothing(path: String, body: String, status: Int) {
        #expect(browser.send(.put, api + path, json: body).status == status)
        #expect(WeekOnPage(browser.get(week)).filled.isEmpty)
    }

    @Test func aFormTypeIsNoJSON() {
        let answer = browser.send(.put, "\(api)/slots/0-lunch", headers: ["Content-Type": "text/plain"], body: "{}")
        #expect(answer.status == 415)
    }
}
