import Foundation
import HTTP
import MealMoodTesting
import Testing

@Suite struct OnboardingTests {
    @Test func aFreshServerLeadsThroughItsStepsToTheWeek() throws {
        let browser = TestBrowser(try TestApp())
        #expect(browser.get("/").location == "/onboarding")
        #expect(browser.get("/onboarding").location == "/onboarding/welcome")
        #expect(browser.post("/onboarding/welcome", ["timeZone": "Europe/Madrid"]).location == "/onboarding/meals")
        #expect(browser.post("/onboarding/meals", ["meals": "dinner"]).location == "/onboarding/weekends")
        #expect(browser.post("/onboarding/weekends", ["weekends": "0"]).location == "/onboarding/calendar")
        #expect(browser.post("/onboarding/calendar", ["skip": "1"]).location == "/onboarding/dishes")
        for dish in ["potatoOmelette", "grilledSalmon"] {
            #expect(
                browser.post("/onboarding/dishes", ["action": "suggest", "choose": dish]).location
                    == "/onboarding/dishes")
        }
        #expect(
            browser.post("/onboarding/dishes", ["action": "finish"]).location
                == "/week/2026-09-14?notice=onboarding.done")
        #expect(browser.get("/").location == "/week")
        let week = browser.get("/week/2026-09-14")
        #expect(week.contains("data-days=\"5\""))
        #expect(week.contains("data-slot=\"0-dinner\""))
        #expect(!week.contains("data-slot=\"0-lunch\""))
    }

    @Test func leavingHalfWayResumesAtTheSameStep() throws {
        let browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", [:])
        _ = browser.post("/onboarding/meals", ["meals": "both"])
        #expect(browser.get("/").location == "/onboarding")
        #expect(browser.get("/onboarding").location == "/onboarding/weekends")
        #expect(browser.get("/week/2026-09-14").location == "/onboarding")
    }

    @Test func goingBackKeepsWhatWasReached() throws {
        let browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", [:])
        _ = browser.post("/onboarding/meals", ["meals": "lunch"])
        #expect(browser.get("/onboarding/meals").status == 200)
        #expect(browser.post("/onboarding/meals", ["meals": "both"]).location == "/onboarding/weekends")
        #expect(browser.get("/onboarding").location == "/onboarding/weekends")
    }

    @Test func aPlanNeedsTwoDishes() throws {
        let browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", [:])
        _ = browser.post("/onboarding/meals", ["meals": "both"])
        _ = browser.post("/onboarding/weekends", ["weekends": "1"])
        _ = browser.post("/onboarding/dishes", ["action": "suggest", "choose": "homemadePizza"])
        #expect(browser.post("/onboarding/dishes", ["action": "finish"]).status == 422)
        #expect(browser.get("/week/2026-09-14").location == "/onboarding")
    }

    @Test func aSuggestionIsChosenOnceHoweverOftenItIsTapped() throws {
        let browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", [:])
        for _ in 0..<2 { _ = browser.post("/onboarding/dishes", ["action": "suggest", "choose": "roastChicken"]) }
        #expect(browser.get("/onboarding/dishes").text.components(separatedBy: "aria-pressed=\"true\"").count == 2)
        for _ in 0..<2 { _ = browser.post("/onboarding/dishes", ["action": "suggest", "drop": "roastChicken"]) }
        #expect(!browser.get("/onboarding/dishes").contains("aria-pressed=\"true\""))
    }

    @Test(arguments: [("meals", "brunch"), ("meals", ""), ("weekends", "2"), ("weekends", "")])
    func anAnswerThatIsNoneIsRefused(step: String, value: String) throws {
        let browser = TestBrowser(try TestApp())
        _ = browser.post("/onboarding/welcome", [:])
        #expect(browser.post("/onboarding/\(step)", [step: value]).status == 400)
        #expect(browser.get("/onboarding").location == "/onboarding/meals")
    }

    @Test func onlyTheFirstBrowserBecomesTheOwner() throws {
        let app = try TestApp()
        _ = TestBrowser.atHome(app)
        let stranger = TestBrowser(app)
        #expect(stranger.get("/onboarding/welcome").location.hasPrefix("/sign-in"))
        #expect(stranger.post("/onboarding/welcome", [:]).status == 409)
        #expect(stranger.get("/week/2026-09-14").location == "/sign-in?return=%2Fweek%2F2026-09-14")
        #expect(stranger.get("/tags.css").status == 303)
        #expect(stranger.send(.delete, "/api/v1/weeks/2026-09-14/slots/0-lunch").status == 401)
    }
}
