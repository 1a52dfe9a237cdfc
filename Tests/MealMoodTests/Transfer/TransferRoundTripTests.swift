import Foundation
import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// Back up, wipe, restore: the same data (mealie #3024, #4999).
@Suite struct TransferRoundTripTests {
    @Test(arguments: 100..<103) func anotherServerGivesTheSameFile(seed: Int) throws {
        var random = RandomFile(seed: UInt64(seed))
        let first = TestBrowser.atHome(try TestApp())
        #expect(first.bring(random.file().json).status == 200)
        let backup = first.backup()

        let second = TestBrowser.atHome(
            try TestApp(now: 1_789_800_000), dishes: ["meatballs", "bolognese"], meals: "dinner")
        #expect(second.bring(Array(backup.utf8)).status == 200)
        #expect(TestBrowser.undated(second.backup()) == TestBrowser.undated(backup))
    }

    @Test func bringingItsOwnFileChangesNothingThatIsSeen() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let week = browser.get("/week/2026-09-14").text.count("dish-card")
        let backup = browser.backup()
        #expect(browser.bring(Array(backup.utf8)).status == 200)
        #expect(browser.backup() == backup)
        #expect(browser.get("/week/2026-09-14").text.count("dish-card") == week)
    }

    @Test func everyPageOpensWithWhatWasBroughtIn() throws {
        var random = RandomFile(seed: 77)
        let file = random.file()
        let browser = TestBrowser.atHome(try TestApp())
        #expect(browser.bring(file.json).status == 200)
        var pages = ["/week/2026-09-14", "/dishes", "/tags", "/tags.css", "/settings", "/transfer"]
        pages += file.dishes.map { "/dishes/\($0.dish.id.text)" } + file.tags.map { "/tags/\($0.id.text)" }
        pages += file.weeks.map { "/week/\($0.monday.description)" }
        for page in pages { #expect(browser.get(page).status == 200, "\(page)") }
    }
}

extension TestBrowser {
    /// Puts a file in the place of everything, as programs do.
    func bring(_ file: [UInt8]) -> Page {
        send(.post, "/api/v1/import", headers: ["Content-Type": "application/json"], bytes: file)
    }

    func backup() -> String { get("/api/v1/export").text }

    static func undated(_ file: String) -> String {
        file.replacing(/"exportedAt":"[^"]*"/, with: "\"exportedAt\":\"\"")
    }
}

extension String {
    fileprivate func count(_ part: String) -> Int { ranges(of: part).count }
}
