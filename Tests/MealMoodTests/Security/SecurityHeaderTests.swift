import HTTP
import MealMoodTesting
import Testing

/// What every answer says to the browser, whatever it is: pages, redirects, refusals, assets and JSON.
@Suite struct SecurityHeaderTests {
    @Test(arguments: ["/", "/week", "/sign-in", "/no/such/page", "/api/v1/dishes", "/manifest.webmanifest", "/sw.js"])
    func noAnswerIsShownInAFrameOrGuessedAt(path: String) throws {
        let owner = TestBrowser.atHome(try TestApp())
        for browser in [owner, TestBrowser(owner.app)] {
            let headers = browser.get(path).response.headers
            #expect(headers.values(of: "X-Frame-Options") == ["DENY"])
            #expect(headers.values(of: "X-Content-Type-Options") == ["nosniff"])
            #expect(headers.values(of: "Referrer-Policy") == ["same-origin"])
        }
    }
}
