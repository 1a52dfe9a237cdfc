import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Whether a week shows its weekend, and which meals it plans, for itself alone.
@Suite struct WeekSettingsTests {
    let browser: TestBrowser
    let week = "/week/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func days(_ monday: String = "2026-09-14") -> Int {
        browser.get("/week/\(monday)").count("<li class=\"day")
    }

    @Test func aWeekOfItsOwnLeavesTheOthersAlone() throws {
        let answer = try browser.patch("{\"includesWeekends\":false,\"meals\":\"dinner\"}").written()
        #expect(answer.slots.isEmpty && answer.message == "Ajustes de la semana guardados")
        #expect(days() == 5 && browser.get(week).count("data-slot=\"") == 5)
        #expect(days("2026-09-21") == 7)
        #expect(try browser.number("SELECT includes_weekends FROM household") == 1)
        #expect(try browser.text("SELECT meals FROM household") == "both")
        _ = browser.patch("{\"includesWeekends\":null}")
        #expect(days() == 7 && browser.get(week).count("data-slot=\"") == 7)
    }

    @Test func whatIsHiddenCountsForNothingAndComesBack() throws {
        _ = try browser.put("Pollo asado", "6-dinner")
        let answer = try browser.patch("{\"includesWeekends\":false}").written()
        #expect(answer.message == "Ajustes guardados. 1 plato queda oculto, no se pierde")
        #expect(browser.week().filled.isEmpty)
        #expect(browser.get(week).contains("<b>0</b> de 10 listas"))
        let meat = "{\"dish\":\"\(try #require(browser.dishID("Albóndigas")))\"}"
        #expect(browser.send(.put, "/api/v1/weeks/2026-09-21/slots/0-dinner", json: meat).status == 200)
        _ = browser.patch("{\"includesWeekends\":true}")
        #expect(browser.week().filled == ["6-dinner": "Pollo asado"])
    }

    @Test func theSheetSaysWhatWouldBeHidden() throws {
        _ = try browser.put("Pollo asado", "6-dinner")
        _ = try browser.put("Lentejas", "2-lunch")
        let sheet = browser.get("\(week)/settings?sheet=1")
        #expect(sheet.text.hasPrefix("<div class=\"sheet__content"))
        #expect(sheet.count("Se ocultaría 1 plato") == 3)
        #expect(sheet.contains("name=\"includesWeekends\" value=\"usual\" checked"))
        _ = browser.patch("{\"includesWeekends\":false}")
        let hidden = browser.get("\(week)/settings")
        #expect(hidden.count("Vuelve 1 plato guardado") == 2)
        #expect(hidden.contains("name=\"includesWeekends\" value=\"false\" checked"))
    }

    @Test func theFormSavesAndTakesBack() throws {
        let answer = browser.post("\(week)/settings", ["includesWeekends": "false", "meals": "usual"])
        #expect(answer.status == 303 && answer.location.hasPrefix("\(week)?notice=week.settings-"))
        #expect(browser.get(answer.location).contains("Ajustes de la semana guardados"))
        #expect(days() == 5)
        #expect(browser.undoByForm(answer.noticed).status == 303)
        #expect(days() == 7)
    }

    @Test func undoGoesBackStepByStepAndNeverOverANewerChange() throws {
        let first = try browser.patch("{\"meals\":\"lunch\"}").token()
        let second = try browser.patch("{\"meals\":\"dinner\"}").token()
        #expect(browser.undo(first).status == 409)
        #expect(browser.undo(second).status == 200)
        #expect(
            browser.get(week).contains("data-slot=\"0-lunch\"") && !browser.get(week).contains("data-slot=\"0-dinner\"")
        )
        #expect(browser.undo(second).status == 409)
        #expect(browser.undo(first).status == 200)
        #expect(browser.get(week).count("data-slot=\"") == 14)
    }

    @Test func fieldsAreTakenBackApart() throws {
        let weekends = try browser.patch("{\"includesWeekends\":false}").token()
        _ = browser.patch("{\"meals\":\"dinner\",\"rating\":4}")
        #expect(browser.undo(weekends).status == 200)
        #expect(browser.get(week).count("data-slot=\"") == 7)
        #expect(try browser.number("SELECT user_rating FROM week") == 4)
    }

    @Test func whatIsSoAlreadyIsNotWritten() throws {
        let answer = try browser.patch("{\"includesWeekends\":null,\"meals\":null}").written()
        #expect(answer.undo == nil && answer.message == "Todo sigue como estaba")
        #expect(browser.post("\(week)/settings", ["meals": "usual"]).location == "\(week)?notice=week.unchanged")
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
        _ = browser.patch("{\"meals\":\"lunch\"}")
        #expect(try browser.patch("{\"meals\":\"lunch\"}").written().undo == nil)
    }

    @Test(arguments: [
        ("{\"includesWeekends\":\"yes\"}", "includesWeekends"), ("{\"includesWeekends\":1}", "includesWeekends"),
        ("{\"meals\":\"brunch\"}", "meals"), ("{\"meals\":2}", "meals"), ("{\"rating\":6}", "rating"),
        ("{\"rating\":0}", "rating"), ("{\"rating\":4.5}", "rating"), ("{\"rating\":\"4\"}", "rating"),
        ("{\"includesWeekends\":false,\"rating\":9}", "rating"),
    ])
    func badFieldsAreNamedAndNothingIsWritten(body: String, field: String) throws {
        let answer = browser.patch(body)
        #expect(answer.status == 422 && answer.field == field)
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
    }

    @Test func nothingAtAllIsNoRequest() {
        for body in ["{}", "[", "{\"weekends\":true}"] { #expect(browser.patch(body).status == 400) }
        #expect(browser.post("\(week)/settings", ["includesWeekends": "maybe"]).status == 422)
        #expect(browser.post("\(week)/settings", ["meals": ""]).status == 422)
    }

    @Test func onlyAWeekThatCanChange() throws {
        let past = browser.patch("{\"meals\":\"lunch\",\"rating\":3}", of: "2026-09-07")
        #expect(past.status == 409 && past.contains("/problems/pastWeek"))
        #expect(browser.get("/week/2026-09-07/settings").status == 409)
        #expect(browser.post("/week/2026-09-07/settings", ["meals": "lunch"]).status == 409)
        #expect(browser.patch("{\"meals\":\"lunch\"}", of: "2026-10-19").status == 404)
        #expect(browser.patch("{\"meals\":\"lunch\"}", of: "2026-09-15").status == 404)
        #expect(try browser.number("SELECT count(*) FROM week") == 0)
    }

    @Test func aSettingOfAWeekThatIsPastByNowStays() throws {
        let token = try browser.patch("{\"meals\":\"lunch\"}").token()
        let later = try browser.later(days: 7)
        #expect(later.undo(token).status == 409)
        #expect(later.get("\(week)?notice=week.settings-\(token)").count("value=\"\(token)\"") == 0)
        #expect(later.get(week).count("data-slot=\"") == 7)
    }
}
