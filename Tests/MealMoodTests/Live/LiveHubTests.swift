import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Who listens where, and when they hear no more.
@Suite struct LiveHubTests {
    let browser: TestBrowser
    let db: Connection
    let home: HouseholdID
    let hub = LiveHub()

    init() throws {
        browser = TestBrowser.atHome(try TestApp())
        db = try Connection(path: "\(browser.app.folder)/mealmood.db", mode: .readWrite)
        home = HouseholdID(text: try browser.text("SELECT id FROM household"))
    }

    private func listen(_ session: String, as member: String = "somebody", at seq: Int = 1_000) -> EventChannel {
        let channel = EventChannel()
        let stream = LiveStream(
            household: home, member: MemberID(text: member), key: .session(session), channel: channel)
        _ = hub.open(stream, at: seq)
        return channel
    }

    @Test func aCutWaitsForTheCommit() throws {
        let (one, two, other) = (listen("a"), listen("b"), listen("c", as: "another"))
        hub.cut(session: "a")
        hub.cut(member: MemberID(text: "another"))
        #expect(!one.isClosed && !other.isClosed)
        try hub.committed(db)
        #expect(one.isClosed && !two.isClosed && other.isClosed)
    }

    @Test func whoComesBetweenACommitAndItsNewsLooksForHimself() throws {
        let seq = try #require(try HouseholdStore.changeNumber(of: home, in: db))
        try hub.committed(db)
        let stream = LiveStream(
            household: home, member: MemberID(text: "x"), key: .session("x"), channel: EventChannel())
        #expect(hub.open(stream, at: seq))
        #expect(!hub.open(stream, at: seq - 1))
    }

    @Test func nobodyIsRememberedWhoHasGone() throws {
        let channel = listen("a")
        #expect(hub.isHeard)
        channel.close()
        #expect(!hub.isHeard)
    }

    @Test func anotherProgramThatEndsASessionIsNoticed() throws {
        let session = try browser.text("SELECT id FROM session")
        let member = try browser.text("SELECT id FROM account")
        let (mine, ended) = (listen(session, as: member), listen("ended", as: member))
        let look = try LiveLook(Connection(path: "\(browser.app.folder)/mealmood.db", mode: .readOnly), hub, .system)
        try look.look()
        #expect(!ended.isClosed)
        try db.execute("UPDATE session SET device = 'Firefox'")
        try look.look()
        #expect(!mine.isClosed && ended.isClosed)
        try db.execute("UPDATE member SET deleted_at = 1")
        try look.look()
        #expect(mine.isClosed)
    }
}
