import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// The page of settings: what a form gives is saved, the rest stays.
@Suite struct SettingsTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func save(_ fields: KeyValuePairs<String, String>) -> Page { browser.post("/settings", fields) }

    private func rename(_ name: String) -> Page { browser.post("/household/name", ["name": name]) }

    @Test func aSavedFieldLeavesTheOthersAlone() throws {
        _ = rename("Casa de Lucía")
        let answer = save(["timeZone": "europe/london"])
        #expect(answer.status == 303 && answer.location == "/settings?notice=settings.saved")
        let page = browser.get(answer.location)
        #expect(page.contains("Ajustes guardados") && page.contains("<strong>Casa de Lucía</strong>"))
        #expect(page.contains("value=\"Europe/London\" list="))
    }

    @Test func aRefusedFormComesBackAsTyped() throws {
        let answer = save(["meals": "dinner", "timeZone": "<Luna>"])
        #expect(answer.status == 422)
        #expect(answer.contains("value=\"&lt;Luna&gt;\"") && answer.contains("No conocemos esa zona"))
        #expect(answer.contains("<option value=\"dinner\" selected>"))
        #expect(try browser.text("SELECT meals FROM household") == "both")
    }

    @Test(arguments: [
        ("meals", "brunch"), ("includesWeekends", "yes"), ("language", "fr"), ("theme", "pink"),
        ("durationMinutes", "45"), ("reminderMinutes", "5"), ("isOn", ""),
    ])
    func whatNoChoiceOffersIsRefused(field: String, value: String) throws {
        #expect(save([field: value]).status == 422)
    }

    @Test(arguments: ["", "24:00", "12:60", "9", "12:5", "1:2:3", "-1:00", "١٢:٠٠"])
    func whatIsNoTimeIsSaidAtItsField(text: String) throws {
        let answer = save(["dinnerTime": text])
        #expect(answer.status == 422 && answer.contains("id=\"dinner-time-error\""))
    }

    @Test func aNameMayBeTakenAwayAndAnInvisibleOneIsNone() throws {
        for name in ["Casa", "\u{200B}"] { #expect(rename(name).status == 303) }
        #expect(try browser.text("SELECT name FROM household").isEmpty)
        #expect(rename(String(repeating: "x", count: 81)).status == 422)
        #expect(save(["prefix": "a\u{202E}b"]).status == 422)
    }

    /// Product §1: a hidden slot keeps its dish but counts for nothing.
    @Test func whatIsNoLongerPlannedKeepsItsDishes() throws {
        _ = try browser.put("Pollo asado", "6-lunch")
        _ = save(["meals": "dinner"])
        _ = save(["includesWeekends": "0"])
        #expect(browser.get("/week/2026-09-14").count("data-slot=\"") == 5)
        #expect(browser.week().filled.isEmpty)
        _ = save(["meals": "both", "includesWeekends": "1"])
        #expect(browser.week().filled == ["6-lunch": "Pollo asado"])
    }

    /// A person's own settings raise no number of the household, so no browser keeps the page.
    @Test func thePageFollowsEveryChange() throws {
        for (field, value) in [("theme", "dark"), ("prefix", "Menú"), ("meals", "lunch"), ("timeZone", "Asia/Tokyo")] {
            let before = browser.get("/settings")
            #expect(before.response.headers["Cache-Control"] == "no-store")
            _ = save([field: value])
            #expect(browser.get("/settings").text != before.text)
        }
    }

    @Test func savingWhatIsSoAlreadyWritesNothing() throws {
        let before = try browser.number("SELECT change_number FROM household")
        #expect(save(["meals": "both", "includesWeekends": "1", "prefix": "🍽️"]).status == 303)
        #expect(try browser.number("SELECT change_number FROM household") == before)
    }

    /// kitchenowl #759, #782: the household's zone alone says which day it is.
    @Test(arguments: [
        ("Pacific/Kiritimati", "17"), ("Europe/Madrid", "16"), ("Pacific/Pago_Pago", "15"), ("Asia/Vladivostok", "16"),
    ])
    func theZoneSaysWhichDayItIs(zone: String, day: String) throws {
        let app = try TestApp(now: 1_789_552_800 + (zone.hasSuffix("Pago_Pago") ? -3 * 3_600 : 2 * 3_600))
        let browser = TestBrowser.atHome(app)
        _ = browser.post("/settings", ["timeZone": zone])
        let week = browser.get("/week/2026-09-14").text
        let today = try #require(week.range(of: "aria-current=\"date\""))
        #expect(week[today.upperBound...].prefix(400).contains(">\(day)<"))
    }

    @Test func onlyTheOwnerChangesTheHousehold() throws {
        try browser.arrange("UPDATE member SET role = 'member'")
        #expect(browser.get("/settings").contains("name=\"timeZone\" value=\"Europe/Madrid\""))
        #expect(browser.get("/settings").count(" disabled") == 4)
        #expect(save(["name": "Mía"]).status == 403)
        #expect(save(["prefix": "Menú"]).status == 303)
        let refused = browser.send(.patch, "/api/v1/household", json: "{\"meals\":\"lunch\"}")
        #expect(refused.status == 403 && refused.contains("/problems/ownerNeeded"))
        #expect(try browser.text("SELECT name || meals FROM household") == "both")
    }
}
