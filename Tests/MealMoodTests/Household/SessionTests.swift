import HTTP
import MealMoodTesting
import Testing

/// A browser stays signed in for half a year after it was last used.
@Suite struct SessionTests {
    private static let start: Int64 = 1_789_552_800
    private static let day: Int64 = 86_400

    @Test(arguments: [(179, 200), (181, 303)])
    func halfAYearWithoutUseEndsIt(days: Int64, status: Int) throws {
        let app = try TestApp(now: Self.start)
        let browser = TestBrowser.atHome(app)
        let later = try TestApp(now: Self.start + days * Self.day, folder: app.folder)
        #expect(browser.moved(to: later).get("/dishes").status == status)
    }

    @Test(arguments: [false, true])
    func useStartsTheTimeAgain(isReading: Bool) throws {
        let app = try TestApp(now: Self.start)
        let browser = TestBrowser.atHome(app)
        let half = try TestApp(now: Self.start + 100 * Self.day, folder: app.folder)
        let moved = browser.moved(to: half)
        let used = isReading ? moved.get("/dishes") : moved.post("/language", ["language": "en", "return": "/"])
        #expect(used.response.headers["Set-Cookie"]?.hasPrefix("mm=") == true)
        // Whatever the writer was told before it has done now.
        _ = TestBrowser(half).post("/language", ["language": "en"])
        let later = try TestApp(now: Self.start + 200 * Self.day, folder: app.folder)
        #expect(browser.moved(to: later).get("/dishes").status == 200)
    }

    @Test(arguments: ["", "x", "mm", String(repeating: "A", count: 43), String(repeating: "é", count: 43)])
    func aTokenThatIsNoneIsNobody(token: String) throws {
        let app = try TestApp()
        _ = TestBrowser.atHome(app)
        #expect(TestBrowser(app).get("/dishes", headers: ["Cookie": "mm=\(token)"]).status == 303)
    }
}
