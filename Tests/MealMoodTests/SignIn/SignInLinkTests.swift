import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Links that let somebody in once.
@Suite struct SignInLinkTests {
    static let now: Int64 = 1_789_552_800
    let app: TestApp
    let ana: TestBrowser

    init() throws {
        app = try TestApp()
        ana = TestBrowser.ana(app)
    }

    private func link() throws -> String {
        var settings = ServerSettings()
        settings.dataFolder = app.folder
        settings.frozenNow = Self.now
        let link = try Console(settings).signInLink(for: "ana")
        return String(link.suffix(from: try #require(link.range(of: "/sign-in/")).lowerBound))
    }

    @Test func itSaysWhoseItIsAndLetsInOnce() throws {
        let (link, other) = (try link(), TestBrowser(app))
        let page = other.get(link)
        #expect(page.contains("Es la cuenta de Ana") && page.contains("localhost:8080"))
        #expect(other.get("/dishes").status == 303)
        #expect(other.post(link, ["key": page.key]).status == 303)
        #expect(other.get("/dishes").status == 200)
        #expect(TestBrowser(app).get(link).status == 404)
        #expect(TestBrowser(app).post(link, ["key": TestBrowser(app).get("/sign-in").key]).status == 404)
    }

    @Test func pressedTwiceItLetsInOnce() throws {
        let link = try link()
        let key = TestBrowser(app).get(link).key
        let pressed = (1...2).map { _ in TestBrowser(app) }
        for browser in pressed { #expect(browser.post(link, ["key": key]).status == 303) }
        #expect(pressed[1].get("/dishes").status == 200)
        #expect(try ana.sessions == 2)
    }

    @Test func unknownUsedAndOldAreOneAnswer() throws {
        let (used, old) = (try link(), try link())
        _ = TestBrowser(app).post(used, ["key": TestBrowser(app).get(used).key])
        let later = try TestApp(now: Self.now + 1_800, folder: app.folder)
        let answers = [used, old, "/sign-in/" + String(repeating: "0", count: 26)].map { TestBrowser(later).get($0) }
        #expect(answers.allSatisfy { $0.status == 404 })
        let plain = zip(answers, [used, old, "/sign-in/" + String(repeating: "0", count: 26)]).map { page, link in
            page.text.replacing(link, with: "")
        }
        #expect(Set(plain).count == 1)
    }

    @Test func whoTriesCodesWaits() {
        let stranger = TestBrowser(app)
        let statuses = (0..<25).map { stranger.get("/sign-in/guess\($0)").status }
        #expect(statuses.filter { $0 == 404 }.count == 20 && statuses.last == 429)
    }

    @Test func onlyTheHashOfACodeIsKept() throws {
        let code = try link().dropFirst("/sign-in/".count)
        #expect(code.count == 26)
        #expect(try ana.number("SELECT length(code_hash) FROM sign_in_link") == 32)
        let plain = Array(code.utf8)
        #expect(try ana.number("SELECT count(*) FROM sign_in_link WHERE code_hash = \(plain)") == 0)
    }
}
