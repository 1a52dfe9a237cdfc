import HTTP
import MealMoodTesting
import Testing

/// How much each route takes, and from whom.
@Suite struct BodyLimitTests {
    private static let photo = "/api/v1/dishes/any/photo"

    private static func content(_ megabytes: Int) -> [UInt8] { [UInt8](repeating: 0x61, count: megabytes << 20) }

    @Test func longFormIsRefusedOnAPageOfOurs() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let page = browser.post("/language", ["language": String(repeating: "e", count: 65_537)])
        #expect(page.status == 413)
        #expect(page.contains("<h1") && page.contains("no cabe"))
    }

    @Test func longCallOfAProgramIsRefusedAsAProblem() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let page = browser.send(.post, "/api/v1/dishes", json: String(repeating: " ", count: 65_537))
        #expect(page.status == 413)
        #expect(page.response.headers["Content-Type"] == "application/problem+json")
        #expect(page.contains("/problems/tooLarge"))
    }

    @Test func routeOfPhotosTakesMoreFromMembers() throws {
        let browser = TestBrowser.atHome(try TestApp())
        #expect(browser.send(.put, Self.photo, bytes: Self.content(1)).status == 404)
        #expect(browser.send(.put, Self.photo, bytes: Self.content(21)).status == 413)
    }

    @Test func strangersAreRefusedBeforeTheirContentIsRead() throws {
        let app = try TestApp()
        #expect(TestBrowser(app).send(.put, Self.photo, bytes: Self.content(21)).status == 401)
        let browser = TestBrowser.atHome(app)
        let foreign = browser.send(
            .put, Self.photo, headers: ["Origin": "https://example.org"], bytes: Self.content(21))
        #expect(foreign.status == 403)
    }

    @Test func whoComesWhenTooMuchWaitsIsAskedToComeBack() throws {
        let app = try TestApp()
        let browser = TestBrowser.atHome(app)
        app.refuseSlowWork()
        let page = browser.send(.put, Self.photo, bytes: Self.content(1))
        #expect(page.status == 503)
        #expect(page.response.headers["Retry-After"] == "5")
        #expect(page.contains("/problems/busy"))
    }
}
