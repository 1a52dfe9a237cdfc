import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A person's own page: name, colour, password, devices.
@Suite struct AccountTests {
    let app: TestApp
    let ana: TestBrowser

    init() throws {
        app = try TestApp()
        ana = TestBrowser.ana(app)
    }

    private func other() -> TestBrowser {
        let browser = TestBrowser(app)
        _ = browser.signIn("Ana", TestBrowser.phrase)
        return browser
    }

    @Test func nameAndColourStandInTheHouseholdToo() throws {
        #expect(ana.post("/account", ["name": " Lucía ", "colour": "sky"]).location == "/account?notice=account.saved")
        #expect(try ana.text("SELECT name || ' ' || colour FROM member") == "Lucía sky")
        #expect(ana.get("/settings").contains("Lucía"))
        #expect(ana.get("/api/v1/household").contains("\"name\":\"Lucía\""))
    }

    @Test(arguments: ["ana", "ÁNA", " A\u{301}na "])
    func nobodyHasTheNameOfAnother(name: String) throws {
        let nora = try ana.second()
        let refused = nora.post("/account", ["name": name])
        #expect(refused.status == 422 && refused.contains("ya lo usa otra persona"))
        #expect(ana.post("/account", ["name": name]).status == 303)
    }

    @Test func whoHasAPasswordKeepsAName() {
        let refused = ana.post("/account", ["name": ""])
        #expect(refused.status == 422 && refused.contains("hace falta un nombre"))
    }

    @Test func theCallsAreThoseOfThePage() throws {
        #expect(ana.get("/api/v1/account").contains("\"hasPassword\":true"))
        #expect(ana.send(.patch, "/api/v1/account", json: "{\"colour\":\"leaf\"}").contains("\"colour\":\"leaf\""))
        #expect(ana.send(.patch, "/api/v1/account", json: "{\"colour\":\"black\"}").status == 422)
        let refused = ana.send(.patch, "/api/v1/account", json: "{\"name\":\"\"}")
        #expect(refused.status == 422 && refused.contains("\"field\":\"name\""))
        _ = other()
        #expect(ana.get("/api/v1/account/sessions").count("\"isThis\"") == 2)
        let id = try ana.text("SELECT id FROM session WHERE device = '' ORDER BY created_at, id")
        #expect(ana.send(.delete, "/api/v1/account/sessions/\(id)").status == 204)
        #expect(ana.send(.delete, "/api/v1/account/sessions/nobody").status != 204)
    }

    @Test func aProgramGetsAtNothingThatOpensAnAccount() throws {
        let key = try MadeKey.made(by: ana)
        #expect(key.get("/api/v1/account").status == 200)
        #expect(key.get("/api/v1/account/sessions").status == 403)
        #expect(key.send(.patch, "/api/v1/account", json: "{\"name\":\"Eva\"}").status == 403)
        let id = try ana.text("SELECT id FROM session")
        #expect(key.send(.delete, "/api/v1/account/sessions/\(id)").status == 403)
    }

    @Test func aSessionThatWasEndedOpensNothingAtOnce() throws {
        let (tablet, laptop) = (other(), other())
        #expect(tablet.get("/dishes").status == 200 && laptop.get("/dishes").status == 200)
        #expect(ana.post("/account/sessions/end", [:]).status == 303)
        #expect(tablet.get("/dishes").status == 303 && laptop.get("/dishes").status == 303)
        #expect(ana.get("/dishes").status == 200)
    }

    /// Pressed twice, it says twice that it is done; from a page made later it is not there.
    @Test func aSessionThatIsEndedTwiceByOnePressIsEnded() throws {
        let tablet = other()
        let devices = ana.get("/account")
        let end = try #require(
            devices.text.firstMatch(of: /action="([^"]+\/end)"><input type="hidden" name="once" value="(\d+)">/))
        for _ in 0..<2 {
            #expect(ana.post(String(end.1), ["once": String(end.2)]).location == "/account?notice=account.ended")
        }
        #expect(tablet.get("/dishes").status == 303)
        #expect(ana.post(String(end.1), ["once": "later"]).status == 404)
    }

    @Test func nobodyEndsTheSessionsOfAnother() throws {
        let nora = try ana.second()
        let id = try ana.text("SELECT s.id FROM session s JOIN account a ON a.id = s.account_id WHERE a.name = 'Ana'")
        #expect(nora.post("/account/sessions/\(id)/end", [:]).status == 404)
        #expect(nora.send(.delete, "/api/v1/account/sessions/\(id)").status == 404)
        #expect(ana.get("/dishes").status == 200)
    }

    @Test func devicesAreNamedByWhatTheySay() {
        let agents = [
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox en Linux",
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1":
                "Safari en iPhone",
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0":
                "Edge en Windows",
            "curl/8.5": "Un navegador",
        ]
        for (agent, words) in agents {
            let form = "name=Ana&password=\(TestBrowser.phrase.replacing(" ", with: "+"))"
            let browser = TestBrowser(app)
            _ = browser.send(
                .post, "/sign-in",
                headers: ["User-Agent": agent, "Content-Type": "application/x-www-form-urlencoded"],
                body: "\(form)&key=\(browser.get("/sign-in").key)")
            #expect(browser.get("/account").contains(words))
        }
    }
}
