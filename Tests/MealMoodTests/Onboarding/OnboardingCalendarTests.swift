import HTTP
import MealMoodTesting
import SQLite
import Testing

/// The step of the calendar: personal, optional, and none before it is lost.
@Suite struct OnboardingCalendarTests {
    let browser: TestBrowser

    init() throws {
        browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", ["timeZone": "Europe/Madrid"])
        _ = browser.post("/onboarding/meals", ["meals": "both"])
        _ = browser.post("/onboarding/weekends", ["weekends": "1"])
    }

    private var calendar: String {
        get throws {
            try browser.text(
                "SELECT calendar_is_on || ' ' || calendar_lunch_time || ' ' || calendar_dinner_time FROM account")
        }
    }

    @Test func whatIsAnsweredIsStoredForTheMember() throws {
        #expect(browser.get("/onboarding").location == "/onboarding/calendar")
        let fields: KeyValuePairs = ["isOn": "1", "isOn": "0", "lunchTime": "13:30", "dinnerTime": "20:45"]
        #expect(browser.post("/onboarding/calendar", fields).location == "/onboarding/dishes")
        #expect(try calendar == "1 810 1245")
        #expect(browser.get("/onboarding/calendar").contains("value=\"13:30\""))
    }

    @Test func leavingItOutStoresNothing() throws {
        let fields: KeyValuePairs = ["isOn": "1", "lunchTime": "99:99", "skip": "1"]
        #expect(browser.post("/onboarding/calendar", fields).location == "/onboarding/dishes")
        #expect(try calendar == "0 840 1260")
        // Who comes back sees what holds, not the offer.
        #expect(!browser.get("/onboarding/calendar").contains("value=\"1\" checked"))
    }

    @Test func aTimeThatIsNoneComesBackWithItsReason() throws {
        let answer = browser.post("/onboarding/calendar", ["isOn": "1", "lunchTime": "", "dinnerTime": "22:00"])
        #expect(answer.status == 422 && answer.contains("id=\"lunch-time-error\""))
        #expect(answer.contains("value=\"22:00\"") && answer.contains("Paso 3 de 4"))
        #expect(browser.get("/onboarding").location == "/onboarding/calendar")
    }

    /// Households that were choosing dishes before there was this step.
    @Test func whoeverIsAtTheDishesAlreadyGoesOnThere() throws {
        try browser.arrange("UPDATE household SET onboarding_step = 'dishes'")
        #expect(browser.get("/onboarding").location == "/onboarding/dishes")
        #expect(browser.get("/onboarding/dishes").contains("href=\"/onboarding/calendar\""))
        for dish in ["roastChicken", "mixedSalad"] {
            _ = browser.post("/onboarding/dishes", ["action": "suggest", "choose": dish])
        }
        #expect(browser.post("/onboarding/dishes", ["action": "finish"]).location.hasPrefix("/week/"))
    }

    @Test func aDishKeepsTheLanguageItWasAddedIn() throws {
        _ = browser.post("/onboarding/dishes", ["action": "suggest", "choose": "roastChicken"])
        _ = browser.post("/language", ["language": "en"])
        _ = browser.post("/onboarding/dishes", ["action": "suggest", "choose": "lentilStew"])
        for name in ["Pollo asado", "Lentil stew"] {
            #expect(try browser.number("SELECT count(*) FROM dish WHERE name = \(name)") == 1)
        }
    }
}
