import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Programs with a key. The clock stands at Wednesday, 16 September 2026.
@Suite struct TokenTests {
    let app: TestApp
    let browser: TestBrowser
    let week = "/api/v1/weeks/2026-09-14"

    init() throws {
        app = try TestApp()
        browser = TestBrowser.atHome(app)
    }

    @Test func aKeyReadsAndWritesAsItsMemberDoes() throws {
        let key = try MadeKey.made(by: browser)
        #expect(key.get(week).status == 200)
        let order = "{\"eatingOut\":true}"
        #expect(key.send(.put, "\(week)/slots/2-dinner", json: order).status == 200)
        #expect(browser.get(week).contains("\"state\":\"eatingOut\""))
    }

    @Test func aKeyOpensNoPage() throws {
        let key = try MadeKey.made(by: browser)
        #expect(key.get("/week/2026-09-14").location.hasPrefix("/sign-in"))
        #expect(key.get("/settings/tokens").location.hasPrefix("/sign-in"))
    }

    @Test(arguments: [
        "", "Bearer", "Bearer ", "Bearer mmt_", "Basic bW10Og==", "Bearer mmt_" + String(repeating: "A", count: 43),
    ])
    func whatIsNoKeyIsRefused(field: String) throws {
        let page = TestBrowser(app).get(week, headers: ["Authorization": field])
        #expect(page.status == 401)
        #expect(page.response.headers["WWW-Authenticate"] == "Bearer")
        #expect(page.response.headers["Content-Type"] == "application/problem+json")
        #expect(page.contains("/problems/unauthorized"))
    }

    @Test func nobodyAtAllIsAskedForAKey() {
        #expect(TestBrowser(app).get(week).status == 401)
        #expect(TestBrowser(app).send(.post, "\(week)/reset").status == 401)
    }

    @Test func aWrongKeyIsNotMadeGoodByACookie() {
        #expect(browser.get(week, headers: ["Authorization": "Bearer mmt_no"]).status == 401)
    }

    @Test func aRevokedKeyStopsAtOnce() throws {
        let key = try MadeKey.made(by: browser)
        #expect(key.get(week).status == 200)
        let id = try browser.text("SELECT id FROM access_token")
        #expect(browser.post("/settings/tokens/\(id)/removal", [:]).status == 303)
        #expect(key.get(week).status == 401)
        #expect(key.send(.post, "\(week)/reset").status == 401)
    }

    @Test func aKeyWorksOnItsLastDayAndNotAfterIt() throws {
        let key = try MadeKey.made(by: browser, life: "30")
        #expect(try browser.number("SELECT expires_on - created_on FROM access_token") == 30)
        try browser.arrange("UPDATE access_token SET expires_on = 20712")  // 16 September 2026
        #expect(key.get(week).status == 200)
        try browser.arrange("UPDATE access_token SET expires_on = 20711")
        #expect(key.get(week).status == 401)
        #expect(browser.get("/settings/tokens").contains("Caducó el 15 sept 2026"))
    }

    @Test func theDayOfTheLastUseIsKept() throws {
        let key = try MadeKey.made(by: browser)
        #expect(browser.get("/settings/tokens").contains("Sin usar"))
        #expect(key.get("\(week)/verdicts?dish=none").status == 422)
        // Whatever the writer was told before it has done now.
        _ = browser.post("/language", ["language": "es"])
        #expect(browser.get("/settings/tokens").contains("Usada hoy"))
        try browser.arrange("UPDATE access_token SET last_used_on = last_used_on - 2")
        #expect(browser.get("/settings/tokens").contains("Usada por última vez el 14 sept 2026"))
    }

    @Test func theFirstUseOfADayIsTheOnlyOneThatWrites() throws {
        let key = try MadeKey.made(by: browser)
        let first = key.get(week)
        let second = key.get(week)
        #expect(first.text == second.text)
        let etag = try #require(second.response.headers["ETag"])
        #expect(key.send(.get, week, headers: ["If-None-Match": etag]).status == 304)
    }

    @Test func aKeyManagesNoKeys() throws {
        let key = try MadeKey.made(by: browser)
        let id = try browser.text("SELECT id FROM access_token")
        #expect(key.get("/api/v1/tokens").status == 403)
        let made = key.send(.post, "/api/v1/tokens", json: "{\"name\":\"Otra\"}")
        #expect(made.status == 403)
        #expect(made.contains("/problems/personNeeded"))
        #expect(key.send(.delete, "/api/v1/tokens/\(id)").status == 403)
        #expect(key.get(week).status == 200)
    }

    @Test func onlyCallsWithoutACookieComeFromAnywhere() throws {
        let key = try MadeKey.made(by: browser)
        let elsewhere = ["Origin": "http://elsewhere.example"]
        #expect(key.send(.post, "\(week)/reset", headers: elsewhere).status == 200)
        let withCookie = elsewhere.merging(["Authorization": "Bearer \(key.secret)"]) { own, _ in own }
        #expect(browser.send(.post, "\(week)/reset", headers: withCookie).status == 403)
    }

    @Test func theDatabaseHoldsNoSecret() throws {
        let key = try MadeKey.made(by: browser)
        let plain = String(key.secret.dropFirst(4).replacing("-", with: "+").replacing("_", with: "/")) + "="
        let bytes = try #require(Data(base64Encoded: plain))
        #expect(try browser.number("SELECT length(token_hash) FROM access_token") == bytes.count)
        let secret = [UInt8](bytes)
        let plainRows: SQL = "SELECT count(*) FROM access_token WHERE token_hash = \(secret)"
        #expect(try browser.number(plainRows) == 0)
    }
}
