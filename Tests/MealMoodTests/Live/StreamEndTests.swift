import Crypto
import HTTP
import MealMoodTesting
import SQLite
import Synchronization
import Testing

@testable import MealMood

/// A stream ends when what it was opened by has come to its end, by itself or by somebody.
@Suite struct StreamEndTests {
    private static let start: Int64 = 1_789_552_800
    private static let day: Int64 = 86_400

    let browser: TestBrowser
    let db: Connection
    let member: MemberID
    let home: HouseholdID

    init() throws {
        browser = TestBrowser.atHome(try TestApp(now: Self.start))
        db = try Connection(path: "\(browser.app.folder)/mealmood.db", mode: .readWrite)
        member = MemberID(text: try browser.text("SELECT id FROM account"))
        home = HouseholdID(text: try browser.text("SELECT id FROM household"))
    }

    private func listen(_ hub: LiveHub, by key: LiveKey) -> EventChannel {
        let channel = EventChannel()
        _ = hub.open(LiveStream(household: home, member: member, key: key, channel: channel), at: 1_000)
        return channel
    }

    /// The last instant of the key's last day in Madrid, and the first after it; the session's half year likewise.
    @Test(arguments: [(30 * day + 43_199, 30 * day + 43_200, true), (180 * day - 1, 180 * day, false)])
    func whatEndsByItselfEndsItsStreams(last: Int64, end: Int64, isKey: Bool) throws {
        _ = try MadeKey.made(by: browser, life: "30")
        let hub = LiveHub()
        let key = LiveKey.token(try browser.text("SELECT id FROM access_token"))
        let session = LiveKey.session(try browser.text("SELECT id FROM session"))
        let (heard, other) = (listen(hub, by: isKey ? key : session), listen(hub, by: isKey ? session : key))
        let now = Mutex(Self.start)
        let look = try LiveLook(
            Connection(path: "\(browser.app.folder)/mealmood.db", mode: .readOnly), hub, Clock { now.withLock { $0 } })
        now.withLock { $0 = Self.start + last }
        try look.look()
        #expect(!heard.isClosed)
        now.withLock { $0 = Self.start + end + 60 }
        try look.look()
        #expect(heard.isClosed && other.isClosed == !isKey)
        #expect(String(decoding: heard.take().events.joined(), as: UTF8.self) == "event: cut\ndata: {}\n\n")
    }

    /// Between the request's snapshot and the moment when the stream is known nobody can cut it.
    @Test(arguments: ["DELETE FROM session", "UPDATE member SET deleted_at = 1", "UPDATE account SET name = 'Ana'"])
    func whoIsCutWhileTheStreamOpensHearsNothing(change: String) throws {
        let token = try Session.start(for: member, on: "", at: Self.start, in: db)
        var headers = HeaderFields()
        headers.append("Host", "localhost:8080")
        headers.append("Cookie", "\(SessionCookie.name)=\(token.text)")
        let request = Request(method: .get, path: "/api/v1/events", query: "", headers: headers, body: [], id: "test")
        let site = browser.app.boot.site
        let response = try ReadDesk(databasePath: site.databasePath, services: site.services).respond(
            to: request,
            endpoint: .member { [path = site.databasePath] context in
                try Connection(path: path, mode: .readWrite).execute(SQL(stringLiteral: change))
                return try LiveHandlers.events(context)
            }, parameters: PathParameters())
        guard case .events(let channel) = response.body else { throw HeardStream.NoStream() }
        #expect(channel.isClosed == !change.contains("account"))
    }
}
