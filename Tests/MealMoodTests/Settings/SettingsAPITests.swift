import Foundation
import HTTP
import MealMoodTesting
import Testing

/// Settings for programs: the member's own, and the household's.
@Suite struct SettingsAPITests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func patch(_ part: String, _ json: String) -> Page { browser.send(.patch, "/api/v1/\(part)", json: json) }

    @Test func aMembersSettingsAreReadAndChanged() throws {
        let fresh = browser.get("/api/v1/settings")
        #expect(
            fresh.text == """
                {"language":null,"theme":null,"calendar":{"isOn":false,"lunchTime":"14:00","dinnerTime":"21:00",\
                "durationMinutes":60,"prefix":"🍽️","reminderMinutes":null}}
                """)
        #expect(fresh.response.headers["Cache-Control"] == "no-store")
        let changed = patch(
            "settings",
            "{\"language\":\"en\",\"theme\":\"dark\",\"calendar\":{\"lunchTime\":\"9:05\",\"reminderMinutes\":30}}")
        #expect(changed.status == 200 && changed.contains("\"lunchTime\":\"09:05\",\"dinnerTime\":\"21:00\""))
        #expect(browser.get("/api/v1/settings").text == changed.text)
        #expect(browser.get("/dishes").contains("<html lang=\"en\" data-theme=\"dark\""))
        let back = patch("settings", "{\"language\":null,\"theme\":null,\"calendar\":{\"reminderMinutes\":null}}")
        #expect(back.contains("\"language\":null,\"theme\":null") && back.contains("\"reminderMinutes\":null"))
    }

    @Test func theHouseholdIsReadAndChanged() throws {
        let changed = patch(
            "household",
            "{\"name\":\" Casa \",\"timeZone\":\"Europe/Lisbon\",\"meals\":\"dinner\",\"includesWeekends\":false}")
        #expect(changed.status == 200)
        #expect(changed.contains("\"name\":\"Casa\",\"timeZone\":\"Europe/Lisbon\",\"meals\":\"dinner\""))
        #expect(changed.contains("\"role\":\"owner\",\"isMe\":true"))
        #expect(browser.get("/api/v1/household").text == changed.text)
    }

    @Test(arguments: [
        ("settings", "{\"language\":\"fr\"}", "language"), ("settings", "{\"theme\":1}", "theme"),
        ("settings", "{\"calendar\":null}", "calendar"), ("settings", "{\"calendar\":{\"isOn\":null}}", "calendar"),
        ("settings", "{\"calendar\":{\"lunchTime\":\"25:00\"}}", "lunchTime"),
        ("settings", "{\"calendar\":{\"durationMinutes\":45}}", "durationMinutes"),
        ("household", "{\"name\":null}", "name"), ("household", "{\"timeZone\":\"Luna\"}", "timeZone"),
        ("household", "{\"meals\":\"brunch\"}", "meals"),
        ("household", "{\"includesWeekends\":\"1\"}", "includesWeekends"),
    ])
    func aFaultIsNamedByItsField(part: String, json: String, field: String) throws {
        let before = browser.get("/api/v1/\(part)").text
        let answer = patch(part, json)
        #expect(answer.status == 422 && answer.contains("\"field\":\"\(field)\""))
        #expect(browser.get("/api/v1/\(part)").text == before)
    }

    @Test(arguments: ["settings", "household"])
    func aBodyThatAsksForNothingIsRefused(part: String) throws {
        for json in ["{}", "{\"other\":1}", "[]", "no"] { #expect(patch(part, json).status == 400) }
        #expect(TestBrowser(browser.app).get("/api/v1/\(part)").status == 401)
    }
}
