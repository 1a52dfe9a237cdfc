import Crypto
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Who is not signed in gets nothing, by whatever they show instead of a session.
@Suite struct StrangerTests {
    @Test(arguments: ["", "mm=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "mm=mmt_x", "__Host-mm=ENDED", "mm=ENDED"])
    func nothingButALivingSessionOpensARoute(_ cookie: String) throws {
        let app = try TestApp()
        let owner = TestBrowser.atHome(app)
        let ended = try Self.endedSession(owner)
        let stranger = TestBrowser(app)
        stranger.fields = ["Cookie": cookie.replacing("ENDED", with: ended)]
        let before = try owner.number("SELECT change_number FROM household")
        for route in RoutePath.all {
            let path = try RoutePath(route, RoutePath.nobodys)
            guard path.isForMembers else { continue }
            let answer = stranger.send(
                route.method, path.path, headers: ["Content-Type": path.isForProgram ? "application/json" : "x/y"])
            let isRefused =
                path.isForProgram
                ? answer.status == 401 : answer.status == 303 && answer.location.hasPrefix("/sign-in")
            #expect(isRefused, "\(path.testDescription): \(answer.status) \(answer.location)")
            #expect(!answer.contains("Pollo asado"))
        }
        #expect(try owner.number("SELECT change_number FROM household") == before)
    }

    @Test func aSessionOfLongAgoOpensNothing() throws {
        let app = try TestApp()
        let owner = TestBrowser.atHome(app)
        let end = 1_789_552_800 + Int64(Session.lifetime)
        let before = try TestApp(now: end - 60, folder: app.folder)
        #expect(owner.moved(to: before).get("/settings").status == 200)
        let later = try TestApp(now: end + 60 + Int64(Session.lifetime), folder: app.folder)
        #expect(owner.moved(to: later).get("/settings").location.hasPrefix("/sign-in"))
    }

    /// The token of a session that its person has ended elsewhere.
    private static func endedSession(_ owner: TestBrowser) throws -> String {
        let token = Token()
        try owner.arrange(
            """
            INSERT INTO session (token_hash, id, account_id, device, created_at, last_seen_at)
            SELECT \(token.hash), 'other', id, '', 1789552800, 1789552800 FROM account LIMIT 1
            """)
        let device = owner.another(holding: SessionCookie.name, token.text)
        #expect(device.get("/settings").status == 200)
        #expect(owner.post("/account/sessions/other/end", ["sure": "1"]).status == 303)
        #expect(device.get("/settings").location.hasPrefix("/sign-in"))
        return token.text
    }
}
