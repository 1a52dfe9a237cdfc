import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Repeating the dishes of a week in another one, by JSON.
@Suite struct CopyTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func dishesGoIntoTheSameSlotsAndComeBack() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        let answer = try browser.copy(to: "2026-09-28").written()
        #expect(answer.slots == ["2-dinner", "4-lunch"] && answer.left?.isEmpty == true)
        #expect(answer.week == "2026-09-28" && answer.message == "2 platos copiados")
        #expect(browser.week("2026-09-28").filled == browser.week().filled)
        let token = try #require(answer.undo)
        #expect(browser.undo(token).status == 409)
        #expect(browser.undo(token, of: "2026-09-28").status == 200)
        #expect(browser.week("2026-09-28").filled.isEmpty && browser.week().filled.count == 2)
    }

    @Test func whatDoesNotFitIsNamedWithTheReason() throws {
        _ = try browser.put("Pollo asado", "1-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        _ = try browser.put("Albóndigas", "2-dinner", of: "2026-09-21")
        let answer = try browser.copy(to: "2026-09-21").written()
        #expect(answer.slots == ["4-lunch"])
        let left = try #require(answer.left)
        #expect(left.map(\.slot) == ["1-dinner"] && left.map(\.dish) == [browser.dishID("Pollo asado")])
        #expect(left[0].text == "Pollo asado, martes cena: Carne dos días seguidos: ya hay el miércoles")
        #expect(answer.message == "1 plato copiado. Se quedan fuera: \(left[0].text)")
    }

    @Test func theNeighboursSundayCounts() throws {
        _ = try browser.put("Pollo asado", "0-dinner")
        _ = try browser.put("Albóndigas", "6-dinner", of: "2026-09-21")
        let answer = try browser.copy(to: "2026-09-28").written()
        #expect(answer.slots.isEmpty && answer.left?.map(\.slot) == ["0-dinner"])
        // The Sunday of the very week that is repeated, too.
        _ = try browser.put("Albóndigas", "6-dinner")
        #expect(try browser.copy(to: "2026-09-21").written().left?.first?.slot == "0-dinner")
    }

    @Test func aPastWeekIsRepeatedWithoutWhatIsGone() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        let later = try browser.later(days: 7)
        #expect(later.post("/dishes/\(later.dishID("Pollo asado") ?? "")/deletion", [:]).status == 303)
        let answer = try later.copy(to: "2026-09-21").written()
        #expect(answer.slots == ["4-lunch"])
        #expect(answer.left?.first?.text == "Pollo asado, miércoles cena: ya no está en vuestros platos")
    }

    @Test func aSecondSendCopiesNothing() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let first = try browser.copy(to: "2026-09-21").written()
        let second = try browser.copy(to: "2026-09-21").written()
        #expect(second.slots.isEmpty && second.undo == nil && second.week == nil)
        #expect(second.message.hasPrefix("Ningún plato encaja en esa semana"))
        #expect(browser.undo(try #require(first.undo), of: "2026-09-21").status == 200)
    }

    @Test func whatWasPlannedSinceHoldsItBack() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let token = try browser.copy(to: "2026-09-21").token()
        _ = try browser.put("Lentejas", "2-dinner", of: "2026-09-21")
        #expect(browser.undo(token, of: "2026-09-21").status == 409)
    }

    @Test(arguments: [
        "", "2026-09-14", "2026-09-07", "2026-10-19", "2026-09-22", "2026-W39", "soon", "2026-13-01",
    ])
    func onlyTheseWeeksAndTheNextFourCanBeChosen(monday: String) throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let answer = browser.copy(to: monday)
        #expect(answer.status == 422 && answer.field == "to")
        #expect(try browser.number("SELECT count(*) FROM week") == 1)
    }

    @Test func nonsenseIsRefused() {
        let copies = "/api/v1/weeks/2026-09-14/copies"
        #expect(browser.send(.post, copies, json: "{}").status == 400)
        #expect(browser.send(.post, copies, json: "{\"to\":1}").field == "to")
        #expect(browser.copy("2026-10-19", to: "2026-09-21").status == 404)
        #expect(browser.copy("2026-09-15", to: "2026-09-21").status == 404)
    }
}
