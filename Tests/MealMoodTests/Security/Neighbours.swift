import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Two households of one server, which have nothing to do with each other. The second has one of everything.
struct Neighbours {
    let home: LicensedHome
    let other: TestBrowser
    /// What the other household has, by the names of the routes' parameters.
    let ids: [String: String]

    var own: TestBrowser { home.browser }

    init() throws {
        home = try LicensedHome()
        other = try home.browser.stranger()
        _ = other.post("/premium", ["code": try home.code(.yearly)])
        let tag = try Self.id(other.send(.post, "/api/v1/tags", json: "{\"name\":\"Ajena\",\"colour\":\"#abcdef\"}"))
        let dish = try Self.id(
            other.send(.post, "/api/v1/dishes", json: "{\"name\":\"Cocido ajeno\",\"tags\":[\"\(tag)\"]}"))
        let token = try Self.id(other.send(.post, "/api/v1/tokens", json: "{\"name\":\"Cocina\"}"))
        let invitation = try Self.id(other.send(.post, "/api/v1/invitations", json: "{}"))
        let pairing = other.post("/devices/new", [:]).location.split(separator: "/").last.map(String.init)
        let file = Array(home.browser.get("/api/v1/export").text.utf8)
        let upload = other.upload("/transfer", file: file, named: "a.json").location.split(separator: "/").last
        let slot = other.send(.put, "/api/v1/weeks/2026-09-14/slots/2-dinner", json: "{\"dish\":\"\(dish)\"}")
        #expect(slot.status == 200)
        ids = [
            "dish": dish, "tag": tag, "token": token, "invitation": invitation, "person": "stranger",
            "pairing": try #require(pairing), "upload": String(try #require(upload)),
            "session": try other.text("SELECT id FROM session WHERE account_id = 'stranger'"),
            "licence": try other.text("SELECT licence_id FROM licence WHERE account_id = 'stranger'"),
        ].merging(RoutePath.natural) { own, _ in own }
    }

    /// All that the database holds of the other household and its people, as text.
    func otherRows() throws -> [String] {
        let db = try Connection(path: "\(own.app.folder)/mealmood.db", mode: .readOnly)
        let tables = try db.rows("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") { try $0.text(0) }
        return try tables.flatMap { table in
            let columns = try db.rows("SELECT name FROM pragma_table_info(\(table))") { try $0.text(0) }
            let owners = columns.filter { ["household_id", "account_id", "member_id"].contains($0) }
            guard !owners.isEmpty else { return [String]() }
            let values = columns.map { "quote(\($0))" }.joined(separator: "||' '||")
            let mine = owners.map { "\($0) IN ('stranger', 'home of stranger')" }.joined(separator: " OR ")
            let query = SQL(stringLiteral: "SELECT \(values) FROM \(table) WHERE \(mine) ORDER BY 1")
            return try db.rows(query) { "\(table): \(try $0.text(0))" }
        }
    }

    private static func id(_ page: Page) throws -> String {
        let found = page.text.firstMatch(of: /"id":"([^"]+)"/)
        return String(try #require(found?.1, "\(page.status) \(page.text.prefix(300))"))
    }
}
