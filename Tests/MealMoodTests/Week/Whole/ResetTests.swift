import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Resetting a week, by JSON and by a form that asks first.
@Suite struct ResetTests {
    let browser: TestBrowser
    let week = "/week/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func plan() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        _ = browser.send(.put, "/api/v1/weeks/2026-09-14/slots/1-lunch", json: "{\"eatingOut\":true}")
        _ = browser.send(.put, "/api/v1/weeks/2026-09-14/slots/1-dinner", json: "{\"skipped\":true}")
    }

    @Test func dishesGoAndTheRestStays() throws {
        try plan()
        let answer = try browser.reset().written()
        #expect(answer.slots == ["2-dinner", "4-lunch"])
        #expect(answer.message == "Semana limpia: 2 platos quitados")
        #expect(browser.week().filled.isEmpty)
        let page = browser.get(week)
        #expect(page.contains("data-state=\"out\"") && page.contains("data-state=\"skipped\""))
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(browser.week().filled.count == 2)
    }

    @Test func hiddenSlotsKeepTheirDishes() throws {
        _ = try browser.put("Pollo asado", "5-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        _ = browser.patch("{\"includesWeekends\":false}")
        #expect(try browser.reset().written().slots == ["4-lunch"])
        _ = browser.patch("{\"includesWeekends\":null}")
        #expect(browser.week().filled == ["5-dinner": "Pollo asado"])
    }

    @Test func anEmptyWeekIsNotWritten() throws {
        let answer = try browser.reset().written()
        #expect(answer.slots.isEmpty && answer.undo == nil)
        #expect(answer.message == "No había platos que quitar")
        #expect(browser.get("\(week)/reset").contains("No hay platos que quitar"))
        let form = browser.post("\(week)/reset", [:])
        #expect(form.location == "\(week)?notice=week.empty")
        #expect(browser.get(form.location).contains("No había platos que quitar"))
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
    }

    @Test func theFormAsksDoesAndTakesBack() throws {
        try plan()
        let asked = browser.get("\(week)/reset")
        #expect(asked.contains("¿Limpiar la semana completa?") && asked.contains("action=\"\(week)/reset\""))
        #expect(asked.contains("se quedan") && !asked.contains("Los días fijos"))
        #expect(browser.get("\(week)/reset?sheet=1").text.hasPrefix("<div class=\"sheet__content"))
        let answer = browser.post("\(week)/reset", [:])
        #expect(answer.status == 303 && answer.location.hasPrefix("\(week)?notice=week.reset-"))
        let page = browser.get(answer.location)
        #expect(page.contains("Semana limpia: 2 platos quitados") && page.contains("action=\"\(week)/undo\""))
        #expect(browser.undoByForm(answer.noticed).location == "\(week)?notice=undone")
        #expect(browser.week().filled.count == 2)
        #expect(!browser.get(answer.location).contains("Semana limpia"))
    }

    @Test func fixedDaysAreNamedWhereThereAreSome() throws {
        try plan()
        try browser.arrange("UPDATE dish SET fixed_day = 3 WHERE name = 'Pollo asado'")
        #expect(browser.get("\(week)/reset").contains("Los días fijos vuelven con «Completar»."))
    }

    @Test func twoSendsEmptyOnce() throws {
        try plan()
        let first = try browser.reset().written()
        #expect(try browser.reset().written().undo == nil)
        #expect(browser.undo(try #require(first.undo)).status == 200)
        #expect(browser.week().filled.count == 2)
    }

    @Test func whatWasPlannedSinceHoldsItBack() throws {
        try plan()
        let token = try #require(try browser.reset().written().undo)
        _ = try browser.put("Lentejas", "2-dinner")
        #expect(browser.undo(token).status == 409)
        #expect(browser.undoByForm(token).status == 409)
        #expect(browser.week().filled.count == 1)
    }

    @Test func onlyAWeekThatCanChange() throws {
        try plan()
        let later = try browser.later(days: 7)
        #expect(later.reset().status == 409)
        #expect(later.get("\(week)/reset").status == 409)
        #expect(later.post("\(week)/reset", [:]).status == 409)
        #expect(browser.reset("2026-10-19").status == 404)
        #expect(browser.get("/week/2026-09-15/reset").status == 404)
        #expect(browser.week().filled.count == 2)
    }
}
