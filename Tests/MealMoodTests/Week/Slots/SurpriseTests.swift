import HTTP
import MealMoodTesting
import SQLite
import Testing

/// "Sorpréndeme": the planner chooses the dish of one empty slot.
@Suite struct SurpriseTests {
    let browser: TestBrowser
    let path = "/week/2026-09-14/autofill"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func surprise(_ slot: String, seed: Int = 1) -> Page {
        browser.send(
            .post, "/api/v1\(path.replacing("/week/", with: "/weeks/"))",
            json: "{\"slot\":\"\(slot)\",\"seed\":\(seed)}")
    }

    @Test func onlyTheOneSlotIsFilled() throws {
        let answer = try surprise("2-dinner").written()
        #expect(answer.slots == ["2-dinner"])
        let name = try #require(browser.week()["2-dinner"])
        #expect(browser.week().filled.count == 1)
        #expect(answer.message == "¡Sorpresa! \(name)")
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func itIsAnEditAndNotAProposal() throws {
        _ = try surprise("2-dinner").written()
        #expect(try browser.text("SELECT kind FROM week_change ORDER BY seq DESC LIMIT 1") == "edit")
        #expect(!browser.get("/week/2026-09-14").contains("slot__new"))
    }

    @Test func itKeepsTheRules() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Salmón", "3-lunch")
        for seed in 0..<12 {
            let answer = try surprise("3-dinner", seed: seed).written()
            #expect(browser.week()["3-dinner"] == "Lentejas estofadas")
            _ = browser.undo(answer.undo ?? "")
        }
    }

    @Test func chanceDecidesAmongWhatFits() throws {
        var names: Set<String> = []
        for seed in 0..<20 {
            let answer = try surprise("2-dinner", seed: seed).written()
            names.insert(browser.week()["2-dinner"] ?? "")
            _ = browser.undo(answer.undo ?? "")
        }
        #expect(names.count == 4)
    }

    @Test func whenNothingFitsItSaysSo() throws {
        let meaty = TestBrowser.atHome(try TestApp(), dishes: ["roastChicken", "meatballs"])
        _ = try meaty.put("Pollo asado", "2-dinner")
        let answer = try meaty.send(
            .post, "/api/v1/weeks/2026-09-14/autofill", json: "{\"slot\":\"3-dinner\"}"
        ).written()
        #expect(answer.slots.isEmpty && answer.undo == nil)
        #expect(answer.message == "Ahora no encaja ningún plato aquí")
        let page = meaty.post(path, ["slot": "3-dinner"])
        #expect(page.status == 422)
        #expect(page.contains("Ahora no encaja ningún plato aquí"))
        #expect(page.contains("Usar igualmente"))
    }

    @Test func byFormItComesBackToTheSlot() throws {
        let answer = browser.post(path, ["slot": "2-dinner"])
        #expect(answer.status == 303)
        #expect(answer.location.hasSuffix("#slot-2-dinner"))
        #expect(browser.week().filled.keys.elementsEqual(["2-dinner"]))
    }

    @Test func aSlotThatIsNotEmptyIsLeftAlone() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.order("\"eatingOut\":true", "3-dinner").status == 200)
        for slot in ["2-dinner", "3-dinner"] {
            #expect(surprise(slot).status == 409)
            #expect(browser.post(path, ["slot": slot]).status == 409)
        }
        #expect(try browser.stored("2-dinner") == "filled Pollo asado")
        #expect(try browser.stored("3-dinner") == "eatingOut")
    }

    @Test func nonsenseIsNoSlot() {
        for slot in ["7-dinner", "x", ""] {
            #expect(surprise(slot).status == 422)
            #expect(surprise(slot).field == "slot")
            #expect(browser.post(path, ["slot": slot]).status == 422)
        }
    }
}
