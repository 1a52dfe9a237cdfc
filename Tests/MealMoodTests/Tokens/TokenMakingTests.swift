import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Making a key: its secret is shown once, whatever is sent again.
@Suite struct TokenMakingTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func count() throws -> Int? { try browser.number("SELECT count(*) FROM access_token") }

    @Test func theSameFormAgainMakesNoSecondKeyAndShowsNoSecret() throws {
        let fields: KeyValuePairs = ["name": "Cocina", "life": "90", "once": "7"]
        let first = browser.post("/settings/tokens", fields)
        #expect(first.status == 200)
        #expect(first.response.headers["Cache-Control"] == "no-store")
        let second = browser.post("/settings/tokens", fields)
        #expect(second.status == 303)
        #expect(!second.contains("mmt_"))
        #expect(browser.get(second.location).contains("no se puede volver a mostrar"))
        #expect(try count() == 1)
    }

    @Test func theSameCallAgainAnswersWithoutTheSecret() throws {
        let key = ["Idempotency-Key": "one"]
        let json = "{\"name\":\"Cocina\",\"expiresInDays\":30}"
        let first = browser.send(.post, "/api/v1/tokens", headers: key, json: json)
        #expect(first.status == 201)
        #expect(first.contains("\"expiresOn\":\"2026-10-16\""))
        #expect(first.contains("\"token\":\"mmt_"))
        let second = browser.send(.post, "/api/v1/tokens", headers: key, json: json)
        #expect(second.status == 201)
        #expect(second.contains("\"token\":null"))
        #expect(try count() == 1)
    }

    @Test func noAnswerThatIsKeptHasTheSecret() throws {
        let made = try MadeKey.made(by: browser)
        _ = browser.post("/settings/tokens", ["name": "Otra", "once": "9"])
        let kept = "SELECT group_concat(CAST(body AS TEXT) || headers) FROM answered_request"
        #expect(try !browser.text(SQL(stringLiteral: kept)).contains("mmt_"))
        #expect(!browser.get("/settings/tokens").contains(made.secret))
    }

    @Test(arguments: [("", "Ponle un nombre"), (String(repeating: "n", count: 81), "80")])
    func aRefusedNameComesBackWithItsReason(name: String, reason: String) throws {
        let page = browser.post("/settings/tokens", ["name": name, "life": "30"])
        #expect(page.status == 422)
        #expect(page.contains("aria-invalid=\"true\""))
        #expect(page.contains(reason))
        #expect(page.contains("value=\"\(name)\""))
        #expect(page.contains("<option value=\"30\" selected>"))
        #expect(try count() == 0)
    }

    @Test(arguments: [
        "{\"name\":\"\"}", "{\"name\":\"a\",\"expiresInDays\":0}", "{\"name\":\"a\",\"expiresInDays\":1e300}",
        "{\"name\":\"a\",\"expiresInDays\":1.5}", "{\"name\":\"a\\u0000b\"}", "{\"name\":7}",
    ])
    func aRefusedCallNamesTheField(json: String) throws {
        let page = browser.send(.post, "/api/v1/tokens", json: json)
        #expect(page.status == 422)
        #expect(page.contains("\"field\":\""))
        #expect(try count() == 0)
    }

    @Test func aNameIsShownAsText() throws {
        _ = browser.post("/settings/tokens", ["name": "<script>alert(1)</script>", "life": ""])
        let page = browser.get("/settings/tokens")
        #expect(!page.contains("<script>alert"))
        #expect(page.contains("&lt;script&gt;alert(1)"))
    }

    @Test func keysAreListedAndRevokedByCallsToo() throws {
        _ = try MadeKey.made(by: browser, name: "Primera")
        let id = try browser.text("SELECT id FROM access_token")
        #expect(browser.get("/api/v1/tokens").contains("\"name\":\"Primera\""))
        #expect(browser.send(.delete, "/api/v1/tokens/\(id)").status == 204)
        #expect(browser.send(.delete, "/api/v1/tokens/\(id)").status == 404)
        #expect(browser.get("/api/v1/tokens").text == "{\"tokens\":[]}")
    }
}
