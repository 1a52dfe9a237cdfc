import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A household whose owner may invite, and whoever comes.
struct SharedHome {
    static let now: Int64 = 1_789_552_800

    let app: TestApp
    let owner: TestBrowser

    init(dishes: [String] = TestBrowser.sampleDishes) throws {
        app = try TestApp(now: Self.now, isPremiumForAll: true)
        owner = TestBrowser.atHome(app, dishes: dishes)
        _ = owner.post("/account", ["name": "Lucía", "colour": "coral"])
    }

    /// The same server so many seconds later.
    func later(_ seconds: Int64) throws -> TestApp {
        try TestApp(now: Self.now + seconds, folder: app.folder, isPremiumForAll: true)
    }

    func invite(by inviter: TestBrowser? = nil) throws -> String {
        try #require(Self.code(on: (inviter ?? owner).post("/household/invitations", [:])))
    }

    static func code(on page: Page) -> String? {
        page.text.firstMatch(of: /data-copy tabindex="0">([0-9A-Z]{4}-[0-9A-Z]{4})</).map { String($0.1) }
    }

    /// The secret of the form on a page of joining.
    static func key(on page: Page) -> String {
        page.text.firstMatch(of: /name="key" value="([^"]+)"/).map { String($0.1) } ?? ""
    }

    /// A new person comes by an invitation of the owner.
    func joined(_ name: String) throws -> TestBrowser {
        let browser = TestBrowser(app)
        #expect(try join(browser, name: name).location == "/week/2026-09-14?notice=household.joined")
        return browser
    }

    /// Joins with whatever the browser is: somebody new, or somebody with a household.
    func join(
        _ browser: TestBrowser, name: String = "", library: String = "bring", code: String? = nil
    ) throws -> Page {
        let code = try code ?? invite()
        let page = browser.get("/join/\(code)")
        return browser.post(
            "/join/\(code)", ["name": name, "library": library, "key": Self.key(on: page), "once": ""])
    }

    func id(of name: String) throws -> String {
        try owner.text("SELECT id FROM account WHERE name = \(name)")
    }

    func household(of name: String) throws -> String {
        try owner.text("SELECT household_id FROM account WHERE name = \(name)")
    }

    /// The names of the live dishes of a household, sorted.
    func dishes(of household: String) throws -> [String] {
        try Connection(path: "\(app.folder)/mealmood.db", mode: .readOnly).rows(
            "SELECT name FROM dish WHERE household_id = \(household) AND deleted_at IS NULL ORDER BY name, id"
        ) { try $0.text(0) }
    }

    /// Everything of a household that could be written, as one text.
    func content(of household: String) throws -> String {
        let db = try Connection(path: "\(app.folder)/mealmood.db", mode: .readOnly)
        let rows = try db.rows(
            """
            SELECT 'h' || change_number || name || time_zone || seq || rev FROM household WHERE id = \(household)
            UNION ALL SELECT 'm' || id || name || role || seq || rev FROM member WHERE household_id = \(household)
            UNION ALL SELECT 'd' || id || name || seq || rev FROM dish WHERE household_id = \(household)
            UNION ALL SELECT 't' || id || coalesce(name, given_key) || seq || rev FROM tag WHERE household_id = \(household)
            UNION ALL SELECT 's' || day || meal || seq FROM slot WHERE household_id = \(household) ORDER BY 1
            """
        ) { try $0.text(0) }
        return rows.joined(separator: "\n")
    }
}

extension TestBrowser {
    /// Puts a dish into the household of `stranger`, behind the server's back.
    func cook(_ name: String, id: String = "d1", description: String = "") throws {
        try arrange(
            """
            INSERT INTO dish (household_id, id, name, description, created_by, seq, rev, updated_at, updated_by)
            VALUES ('home of stranger', \(id), \(name), \(description), 'stranger', 1, 1, 1, 'stranger')
            """)
    }
}
