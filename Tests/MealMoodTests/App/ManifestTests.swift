import Foundation
import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// What the system shows of MealMood, in the page's language.
@Suite struct ManifestTests {
    private struct Content: Decodable {
        var name, description, lang, start: String
        var icons: [Icon]

        struct Icon: Decodable { var src, purpose: String }

        enum CodingKeys: String, CodingKey {
            case name, description, lang, icons
            case start = "start_url"
        }
    }

    @Test(arguments: [
        ("es", "Planifica tu semana, disfruta tus comidas"), ("en", "Plan your week, enjoy your meals"),
    ])
    func itIsLinkedInThePagesLanguage(language: String, description: String) throws {
        let browser = TestBrowser(try TestApp(), language: language)
        let url = "/manifest.webmanifest?lang=\(language)"
        #expect(browser.get("/onboarding/welcome").contains("<link rel=\"manifest\" href=\"\(url)\">"))
        let answer = browser.get(url)
        #expect(answer.response.headers["Content-Type"] == "application/manifest+json")
        let manifest = try JSONDecoder().decode(Content.self, from: Data(answer.text.utf8))
        #expect(manifest.name == "MealMood" && manifest.lang == language && manifest.description == description)
        #expect(manifest.start == "/" && manifest.icons.map(\.purpose) == ["any", "maskable"])
        for icon in manifest.icons { #expect(browser.get(icon.src).status == 200) }
    }

    @Test func theColourAroundThePageIsThePages() throws {
        let tokens = try String(contentsOfFile: "\(TestApp.root)/Public/css/tokens.css", encoding: .utf8)
        #expect(tokens.contains("--bg: light-dark(\(PageColour.light), \(PageColour.dark))"))
    }
}
