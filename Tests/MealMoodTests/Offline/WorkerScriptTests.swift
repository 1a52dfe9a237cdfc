import Foundation
import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// What the server tells the service worker, and what pages tell it of themselves.
@Suite struct WorkerScriptTests {
    private struct SiteWords: Decodable {
        var build, icon: String
        var assets: [String]
        var words: [String: [String: String]]
    }

    private func site(_ browser: TestBrowser) throws -> SiteWords {
        let script = browser.get("/sw.js")
        #expect(script.response.headers["Cache-Control"] == "no-cache")
        #expect(script.response.headers["Content-Type"] == "text/javascript; charset=utf-8")
        let lines = script.text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "import { serve } from './assets/worker/main.js';")
        #expect(browser.get("/assets/worker/main.js").status == 200)
        return try JSONDecoder().decode(SiteWords.self, from: Data(lines[1].dropFirst(6).dropLast(2).utf8))
    }

    @Test func itNamesEveryFileThatPagesNeed() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let site = try site(browser)
        for asset in site.assets + [site.icon] { #expect(browser.get(asset).status == 200, "\(asset)") }
        let page = browser.get("/week/2026-09-14").text
        for named in page.matches(of: #/(?:href|src)="(/assets/[^"#]+\.(?:js|css|svg))/#).map({ String($0.output.1) }) {
            #expect(site.assets.contains(named), "\(named)")
        }
        #expect(site.words["es"]?["today"] == "Sin conexión: copia de las {time}")
        #expect(site.words["en"]?["earlier"] == "Offline: copy from {day}, {time}")
        #expect(page.contains("data-build=\"\(site.build)\""))
    }

    @Test func onlyPagesOfSomebodySignedInSayWhoseTheyAre() throws {
        let app = try TestApp()
        let stranger = TestBrowser(app)
        #expect(stranger.get("/offline").response.headers["MealMood-Page"] == nil)
        #expect(stranger.get("/privacy").response.headers["MealMood-Page"] == nil)
        let browser = TestBrowser.atHome(app)
        let mark = try #require(browser.get("/week/2026-09-14").response.headers["MealMood-Page"])
        #expect(mark.wholeMatch(of: #/[0-9A-Za-z_-]+-es [0-9A-Za-z_-]+ [0-9a-f]{12}/#) != nil, "\(mark)")
        #expect(browser.get("/offline").response.headers["MealMood-Page"] == mark)
    }

    @Test func thePageForNobodyNamesNoPersonAndNoPage() throws {
        let page = TestBrowser(try TestApp(), language: "en").get("/offline?lang=en")
        #expect(page.contains("No connection to home") && !page.contains("data-account"))
        #expect(!page.contains("href=\"/dishes\""))
    }

    @Test func anotherVersionOfTheProgramMakesNoPageTheSame() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let site = try site(browser)
        let files = try ProgramFiles(root: TestApp.root)
        #expect(files.build == site.build)
        let below = try #require(BasePath("/meals"))
        #expect(try ProgramFiles(root: TestApp.root, below: below).build != site.build)
    }
}
