import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A cursor is served as long as it is of this past, and until what it has not seen is gone.
@Suite struct ChangeEpochTests {
    static let now: Int64 = 1_789_552_800
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private var folder: String { browser.app.folder }

    /// The same household at another start of the server, later by some days.
    private func restarted(after days: Int64 = 0) throws -> TestBrowser {
        browser.moved(to: try TestApp(now: Self.now + days * 86_400, folder: folder))
    }

    private func cursor(_ browser: TestBrowser) throws -> String {
        var copy = CopiedHousehold()
        try copy.read(browser)
        return copy.cursor
    }

    @Test func aRestartIsNoReasonToReadEverythingAgain() throws {
        let cursor = try cursor(browser)
        let later = try restarted()
        _ = try later.put("Pollo asado", "2-dinner")
        let page = later.get("/api/v1/changes?since=\(cursor)")
        #expect(page.status == 200 && page.contains("2026-09-14/2-dinner") && !page.contains("Pollo asado"))
    }

    @Test func whatABackupDoesNotKnowIsNotTakenForItsPast() throws {
        _ = try restarted()
        let db = try Connection(path: "\(folder)/mealmood.db", mode: .readWrite)
        try db.backup(to: "\(folder)/backup.db")
        _ = try browser.put("Pollo asado", "2-dinner")
        let cursor = try cursor(browser)
        for file in ["mealmood.db", "mealmood.db-wal", "mealmood.db-shm"] {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(file)")
        }
        try FileManager.default.moveItem(atPath: "\(folder)/backup.db", toPath: "\(folder)/mealmood.db")
        let restored = try restarted()
        for slot in ["3-dinner", "4-dinner"] { _ = try restored.put("Lentejas", slot, override: true) }
        let page = restored.get("/api/v1/changes?since=\(cursor)")
        #expect(page.status == 409 && page.contains("\"reason\":\"epoch\""))
    }

    @Test func aFileBroughtInBeginsAnew() throws {
        let cursor = try cursor(browser)
        let file = browser.get("/api/v1/export").text
        #expect(browser.send(.post, "/api/v1/import", json: file).status == 200)
        #expect(browser.get("/api/v1/changes?since=\(cursor)").status == 409)
        _ = try self.cursor(browser)
    }

    @Test func tombstonesGoAfterHalfAYearAndWhoHasNotSeenThemIsTold() throws {
        let old = try cursor(browser)
        let dish = try #require(browser.dishID("Pollo asado"))
        // It came along with somebody, and another one may be the same.
        try browser.arrange(
            """
            INSERT INTO brought_dish (household_id, dish_id, source_household_id, source_dish_id, twin_id)
            SELECT household_id, id, 'other', 'other ' || id, iif(id = \(dish), NULL, \(dish)) FROM dish
            """)
        #expect(browser.send(.delete, "/api/v1/dishes/\(dish)").status == 204)
        let seen = try cursor(browser)
        let soon = try restarted(after: 179)
        // Who uses it stays signed in.
        _ = soon.post("/language", ["language": "es"])
        #expect(soon.get("/api/v1/changes?since=\(old)").contains(dish))
        let late = try restarted(after: 181)
        #expect(try late.number("SELECT count(*) FROM dish WHERE deleted_at IS NOT NULL") == 0)
        #expect(late.get("/api/v1/changes?since=\(old)").contains("\"reason\":\"expired\""))
        #expect(late.get("/api/v1/changes?since=\(seen)").status == 200)
        #expect(late.get("/api/v1/changes").status == 200)
    }

    @Test func timesDoNotGoBackWithTheClock() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let earlier = try restarted(after: -2)
        _ = try earlier.put("Lentejas", "3-dinner")
        #expect(try earlier.number("SELECT count(DISTINCT updated_at) FROM slot") == 1)
    }
}
