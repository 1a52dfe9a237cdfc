import Foundation
import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// What the system shows of MealMood, in the page's language.
@Suite struct ManifestTests {
    private struct Content: Decodable {
        var id, name, description, lang, startUrl, scope: String
        var icons, screenshots: [Picture]
        var shortcuts: [Shortcut]

        struct Picture: Decodable { var src, sizes: String, purpose, formFactor: String? }
        struct Shortcut: Decodable { var name, url: String, icons: [Picture] }
    }

    private func content(of answer: Page) throws -> Content {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Content.self, from: Data(answer.text.utf8))
    }

    @Test(arguments: [
        ("es", "Planifica tu semana, disfruta tus comidas", "Semana que viene"),
        ("en", "Plan your week, enjoy your meals", "Next week"),
    ])
    func itIsLinkedInThePagesLanguage(language: String, description: String, shortcut: String) throws {
        let browser = TestBrowser.atHome(try TestApp(), language: language)
        let url = "/manifest.webmanifest?lang=\(language)"
        #expect(browser.get("/week/2026-09-14").contains("<link rel=\"manifest\" href=\"\(url)\">"))
        let answer = browser.get(url)
        #expect(answer.response.headers["Content-Type"] == "application/manifest+json")
        let manifest = try content(of: answer)
        #expect(manifest.name == "MealMood" && manifest.lang == language && manifest.description == description)
        #expect([manifest.id, manifest.startUrl, manifest.scope] == ["/", "/", "/"])
        #expect(manifest.shortcuts.map(\.name).contains(shortcut))
        for shortcut in manifest.shortcuts { #expect([200, 303].contains(browser.get(shortcut.url).status)) }
        let pictures = manifest.icons + manifest.screenshots + manifest.shortcuts.flatMap(\.icons)
        for picture in pictures { #expect(browser.get(picture.src).status == 200) }
    }

    @Test func itHasWhatInstallingAsksFor() throws {
        let browser = TestBrowser(try TestApp())
        let answer = browser.get("/manifest.webmanifest?lang=es")
        let manifest = try content(of: answer)
        for purpose in ["any", "maskable"] {
            let sizes = manifest.icons.filter { $0.purpose == purpose }.map(\.sizes)
            #expect(sizes.contains("192x192") && sizes.contains("512x512"))
        }
        #expect(manifest.screenshots.compactMap(\.formFactor) == ["narrow", "wide"])
    }

    @Test func theColourAroundThePageIsThePages() throws {
        let tokens = try String(contentsOfFile: "\(TestApp.root)/Public/css/tokens.css", encoding: .utf8)
        #expect(tokens.contains("--bg: light-dark(\(PageColour.light), \(PageColour.dark))"))
    }
}
