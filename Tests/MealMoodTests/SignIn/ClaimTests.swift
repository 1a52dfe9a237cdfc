import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Whom a fresh server belongs to.
@Suite struct ClaimTests {
    let app: TestApp
    let phone: TestBrowser
    static let elsewhere = ["X-Forwarded-For": "192.168.1.20"]

    init() throws {
        app = try TestApp()
        phone = TestBrowser(app)
    }

    private func claim(_ code: String, name: String = "Ana", key: String? = nil) -> Page {
        phone.send(
            .post, "/onboarding/welcome",
            headers: Self.elsewhere.merging(["Content-Type": "application/x-www-form-urlencoded"]) { own, _ in own },
            body: "name=\(name)&code=\(code)&key=\(key ?? phone.get("/onboarding/welcome").key)")
    }

    @Test func fromThisMachineNoCodeIsAsked() throws {
        #expect(!phone.get("/onboarding/welcome").contains("name=\"code\""))
        let answer = phone.post("/onboarding/welcome", ["name": "Ana", "key": phone.get("/onboarding/welcome").key])
        #expect(answer.location == "/onboarding/meals")
        #expect(try phone.text("SELECT name FROM account") == "Ana")
        #expect(try app.newSetUpCode() == nil)
    }

    @Test func fromElsewhereTheConsolesCodeIsAsked() throws {
        let code = try #require(try app.newSetUpCode())
        #expect(phone.get("/onboarding/welcome?code=\(code)", headers: Self.elsewhere).contains("value=\"\(code)\""))
        let refused = claim("AAAA-AAAA")
        #expect(refused.status == 422 && refused.contains("id=\"code-error\"") && refused.contains("value=\"Ana\""))
        #expect(claim("").status == 422)
        #expect(claim(code.lowercased().replacing("-", with: "+")).location == "/onboarding/meals")
    }

    @Test func aNewCodeMakesTheFormerWorthless() throws {
        let first = try #require(try app.newSetUpCode())
        let second = try #require(try app.newSetUpCode())
        #expect(first != second)
        #expect(claim(first).status == 422)
        #expect(claim(second).status == 303)
    }

    @Test func whoGuessesWaitsEvenWithTheRightCode() throws {
        let code = try #require(try app.newSetUpCode())
        for number in 0..<10 { #expect(claim("AAAA-AAA\(number)").status == 422) }
        #expect(claim(code).contains("Han sido muchos intentos"))
        #expect(try phone.number("SELECT count(*) FROM account") == 0)
    }

    @Test func withoutACodeThatWasShownNobodyFromElsewhereGetsIn() { #expect(claim("0000-0000").status == 422) }

    @Test func pressedTwiceItIsTheSamePersonAndTheLastAnswerCounts() throws {
        let key = phone.get("/onboarding/welcome").key
        let pressed = (1...2).map { _ in TestBrowser(app) }
        for browser in pressed {
            #expect(browser.post("/onboarding/welcome", ["key": key]).location == "/onboarding/meals")
        }
        #expect(pressed[1].get("/onboarding/meals").status == 200)
        #expect(try phone.number("SELECT count(*) FROM account") == 1 && phone.sessions == 1)
    }

    @Test func whoComesSecondIsTold() {
        let key = phone.get("/onboarding/welcome").key
        _ = TestBrowser(app).post("/onboarding/welcome", ["key": TestBrowser(app).get("/onboarding/welcome").key])
        let answer = phone.post("/onboarding/welcome", ["name": "Eva", "key": key])
        #expect(answer.status == 409 && answer.contains("ya tiene dueño"))
        #expect(phone.get("/onboarding/welcome").location.hasPrefix("/sign-in"))
    }

    @Test func aNameThatIsTooLongComesBack() {
        let long = String(repeating: "n", count: 41)
        let answer = phone.post("/onboarding/welcome", ["name": long, "key": phone.get("/onboarding/welcome").key])
        #expect(answer.status == 422 && answer.contains("value=\"\(long)\"") && answer.contains("40"))
    }
}
