import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Whoever listens hears what changes in their household, at once, and nobody else does.
@Suite struct LiveTests {
    let owner: TestBrowser

    init() throws { owner = TestBrowser.atHome(try TestApp()) }

    private func seq() throws -> Int { try #require(try owner.number("SELECT change_number FROM household")) }

    @Test func aChangeReachesTheMembersOfItsHouseholdOnly() throws {
        let (nora, stranger) = (try owner.second(), try owner.stranger())
        let (heard, foreign) = (try nora.stream(), try stranger.stream())
        #expect(heard.said().contains("event: hello\nid: \(try seq())\ndata: {\"seq\":\(try seq()),\"build\":\""))
        _ = foreign.said()
        _ = try owner.put("Pollo asado", "2-dinner")
        let by = try owner.text("SELECT id FROM account WHERE id <> 'second' AND id <> 'stranger'")
        let poke = "{\"seq\":\(try seq()),\"kind\":\"slot\",\"id\":\"2026-09-14/2-dinner\",\"by\":\"\(by)\"}"
        #expect(heard.said().contains("id: \(try seq())\ndata: \(poke)\n\n"))
        #expect(foreign.said().isEmpty)
    }

    @Test func theStreamIsNotKeptByAnybodyOnItsWay() throws {
        let page = owner.get("/api/v1/events")
        #expect(page.response.headers["Content-Type"] == "text/event-stream")
        #expect(page.response.headers["Cache-Control"] == "no-store")
        #expect(page.response.headers["X-Accel-Buffering"] == "no")
        #expect(TestBrowser(owner.app).get("/api/v1/events").status == 401)
    }

    @Test func whoComesBackHearsWhatWasMissed() throws {
        let before = try seq()
        _ = try owner.put("Pollo asado", "2-dinner")
        for stream in [
            try owner.stream("?since=\(before)"),
            try owner.stream(headers: ["Last-Event-ID": "\(before)"]),
        ] { #expect(stream.said().contains("\"id\":\"2026-09-14/2-dinner\"")) }
        #expect(try !owner.stream("?since=\(try seq())").said().contains("2-dinner"))
        #expect(try owner.stream("?since=\(try seq() + 1)").said().contains("event: reset"))
        #expect(owner.get("/api/v1/events?since=x").status == 422)
    }

    @Test func moreThanIsToldOneByOneIsAReset() throws {
        let heard = try owner.stream()
        _ = heard.said()
        try owner.arrange(
            "UPDATE tag SET seq = (SELECT change_number FROM household) + 1",
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(LiveEvent.pokeLimit))
            INSERT INTO week (household_id, monday, seq, rev, updated_at, updated_by)
            SELECT id, i * 7 + 4, change_number + 1, 1, 0, 'x' FROM household, n
            """)
        #expect(heard.said() == "event: reset\nid: \(try seq())\ndata: {\"seq\":\(try seq())}\n\n")
    }

    @Test func aRevokedKeyHearsNoMore() throws {
        let key = try MadeKey.made(by: owner)
        let (heard, own) = (try HeardStream(key.get("/api/v1/events")), try owner.stream())
        let id = try owner.text("SELECT id FROM access_token")
        #expect(owner.post("/settings/tokens/\(id)/removal", [:]).status == 303)
        #expect(heard.isClosed && !own.isClosed)
        #expect(heard.said().hasSuffix("event: cut\ndata: {}\n\n"))
    }

    @Test func theOldestOfTooManyStreamsEnds() throws {
        let streams = try (0...LiveHub.limit).map { _ in try owner.stream() }
        #expect(streams.map(\.isClosed) == [true] + Array(repeating: false, count: LiveHub.limit))
    }
}
