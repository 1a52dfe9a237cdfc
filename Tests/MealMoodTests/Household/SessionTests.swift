import HTTP
import MealMoodTesting
import Testing

/// A browser stays signed in for a year after it was last used to change something.
@Suite struct SessionTests {
    private static let start: Int64 = 1_789_552_800
    private static let day: Int64 = 86_400

    @Test(arguments: [(364, 200), (366, 403)])
    func aYearWithoutUseEndsIt(days: Int64, status: Int) throws {
        let app = try TestApp(now: Self.start)
        let browser = TestBrowser.atHome(app)
        let later = try TestApp(now: Self.start + days * Self.day, folder: app.folder)
        #expect(browser.moved(to: later).get("/dishes").status == status)
    }

    @Test func useStartsTheYearAgain() throws {
        let app = try TestApp(now: Self.start)
        let browser = TestBrowser.atHome(app)
        let half = try TestApp(now: Self.start + 200 * Self.day, folder: app.folder)
        let used = browser.moved(to: half).post("/language", ["language": "en", "return": "/"])
        #expect(used.response.headers["Set-Cookie"]?.hasPrefix("mm=") == true)
        let later = try TestApp(now: Self.start + 400 * Self.day, folder: app.folder)
        #expect(browser.moved(to: later).get("/dishes").status == 200)
    }

    @Test(arguments: ["", "x", "mm", String(repeating: "A", count: 43), String(repeating: "é", count: 43)])
    func aTokenThatIsNoneIsNobody(token: String) throws {
        let app = try TestApp()
        _ = TestBrowser.atHome(app)
        #expect(TestBrowser(app).get("/dishes", headers: ["Cookie": "mm=\(token)"]).status == 403)
    }
}
