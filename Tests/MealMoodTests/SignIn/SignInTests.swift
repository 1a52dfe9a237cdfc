import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Signing in by name and password.
@Suite struct SignInTests {
    let app: TestApp
    let ana: TestBrowser

    init() throws {
        app = try TestApp()
        ana = TestBrowser.ana(app)
    }

    @Test(arguments: ["Ana", "ana", " ÁNA "])
    func nameAndPasswordLetInHoweverTheNameIsWritten(name: String) throws {
        let other = TestBrowser(app)
        #expect(other.get("/dishes").location == "/sign-in?return=%2Fdishes")
        let answer = other.signIn(name, TestBrowser.phrase)
        #expect(answer.status == 303 && answer.location == "/dishes")
        #expect(other.get("/dishes").status == 200)
        #expect(try ana.sessions == 2)
    }

    @Test func aPasswordIsTheSameHoweverItsLettersAreComposed() {
        _ = ana.post("/account/password", ["current": TestBrowser.phrase, "new": "contrasen\u{303}a larga"])
        #expect(TestBrowser(app).signIn("Ana", "contrase\u{F1}a larga").status == 303)
    }

    @Test func whoIsNobodyHearsTheSameAsWhoIsWrong() throws {
        let stranger = TestBrowser(app)
        let key = stranger.get("/sign-in").key
        let wrong = stranger.signIn("Ana", "otra frase que no es", key: key)
        let unknown = stranger.signIn("Eva", "otra frase que no es", key: key)
        #expect(wrong.status == 422 && unknown.status == 422)
        #expect(wrong.contains("no coinciden"))
        let plain = { (page: Page) in page.text.replacing("\"Ana\"", with: "").replacing("\"Eva\"", with: "") }
        #expect(plain(wrong) == plain(unknown))
        #expect(!wrong.contains("otra frase"))
    }

    @Test func whoGuessesWaits() {
        let stranger = TestBrowser(app)
        #expect(stranger.signIn("Ana", "la primera frase").status == 422)
        let soon = stranger.signIn("ana", "la segunda frase")
        #expect(soon.status == 429 && soon.response.headers["Retry-After"] == "1")
        #expect(soon.contains("Espera 1 segundo") && soon.contains("value=\"ana\""))
        // The right one too: otherwise the answer would tell.
        #expect(stranger.signIn("Ana", TestBrowser.phrase).status == 429)
        #expect(stranger.signIn("Eva", "la tercera frase").status == 422)
    }

    @Test func theSameFormTwiceIsOneTryAndOneSession() throws {
        let key = TestBrowser(app).get("/sign-in").key
        let pressed = (1...2).map { _ in TestBrowser(app) }
        for browser in pressed { #expect(browser.signIn("Ana", TestBrowser.phrase, key: key).status == 303) }
        #expect(try ana.sessions == 2)
        #expect(pressed[0].get("/dishes").status == 303)
        #expect(pressed[1].get("/dishes").status == 200)
    }

    @Test func aThirdPressIsATryOfItsOwn() {
        let key = TestBrowser(app).get("/sign-in").key
        let statuses = (1...3).map { _ in TestBrowser(app).signIn("Ana", "no es la frase", key: key).status }
        #expect(statuses == [422, 422, 429])
    }

    @Test func theFormerSessionOfTheBrowserEnds() throws {
        let other = TestBrowser(app)
        _ = other.signIn("Ana", TestBrowser.phrase)
        let before = try ana.text("SELECT group_concat(id) FROM (SELECT id FROM session ORDER BY id)")
        _ = other.signIn("Ana", TestBrowser.phrase)
        #expect(try ana.sessions == 2)
        #expect(try ana.text("SELECT group_concat(id) FROM (SELECT id FROM session ORDER BY id)") != before)
        #expect(other.get("/dishes").status == 200 && ana.get("/dishes").status == 200)
    }

    @Test(arguments: [("", "Escribe tu nombre"), ("Ana", "Escribe tu contraseña")])
    func whatIsMissingIsSaidAtItsField(name: String, reason: String) {
        let answer = TestBrowser(app).signIn(name, "")
        #expect(answer.status == 422 && answer.contains(reason) && answer.contains("aria-invalid=\"true\""))
    }

    @Test(arguments: ["//elsewhere.example/", "https://elsewhere.example/", "/a\\b", ""])
    func nobodyIsLedElsewhere(place: String) {
        #expect(TestBrowser(app).signIn("Ana", TestBrowser.phrase, to: place).location == "/")
    }

    @Test func tooMuchWorkIsSaidWithWhenToComeAgain() {
        app.refuseSlowWork()
        let answer = TestBrowser(app).signIn("Ana", TestBrowser.phrase)
        #expect(answer.status == 503 && answer.response.headers["Retry-After"] != nil)
    }

    @Test func aFormOfWhoIsSignedOutLeadsBackToItsPage() {
        let answer = TestBrowser(app).send(
            .post, "/settings", headers: ["Referer": "http://localhost:8080/settings?x=1"])
        #expect(answer.location == "/sign-in?return=%2Fsettings%3Fx%3D1")
        let foreign = TestBrowser(app).send(.post, "/settings", headers: ["Referer": "http://elsewhere/settings"])
        #expect(foreign.location == "/sign-in")
    }

    @Test func signingOutEndsTheSessionAndClearsTheBrowser() throws {
        let other = TestBrowser(app)
        _ = other.signIn("Ana", TestBrowser.phrase)
        let answer = other.post("/sign-out", [:])
        #expect(answer.location == "/sign-in?left=1")
        #expect(answer.response.headers["Clear-Site-Data"] == "\"cache\", \"storage\"")
        #expect(try ana.sessions == 1)
        #expect(other.get("/sign-in?left=1").contains("Has cerrado la sesión"))
    }

    @Test func whoCouldNotComeBackIsToldBeforeGoing() throws {
        let lonely = TestBrowser.atHome(try TestApp())
        let asked = lonely.post("/sign-out", [:])
        #expect(asked.status == 200 && asked.contains("no podrías volver a entrar"))
        #expect(lonely.get("/dishes").status == 200)
        #expect(lonely.post("/sign-out", ["sure": "1"]).status == 303)
        #expect(lonely.get("/dishes").status == 303)
    }
}
