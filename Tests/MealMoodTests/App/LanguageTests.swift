import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Every page and every refusal in the reader's language, and nothing of the other.
@Suite struct LanguageTests {
    private static let pages = [
        ("/week/2026-09-14", "Semana 14–20 sept 2026", "Week 14–20 Sep 2026"), ("/dishes", "Mis platos", "My dishes"),
        ("/tags", "Etiquetas", "Tags"), ("/settings", "Ajustes", "Settings"), ("/premium", "Premium", "Premium"),
        ("/transfer", "Vuestros datos", "Your data"), ("/privacy", "Privacidad", "Privacy"),
        ("/settings/tokens", "Claves para programas", "Keys for programs"),
        ("/help/rules", "Cómo funcionan las reglas", "How the rules work"),
        ("/no/such/page", "Aquí no hay nada servido", "Nothing is served here"),
    ]

    @Test(arguments: ["es", "en"]) func aPageSaysItsLanguageAndItsTitle(language: String) throws {
        let browser = TestBrowser.atHome(try TestApp(), language: language)
        for (path, spanish, english) in Self.pages {
            let page = browser.get(path)
            #expect(page.contains("<html lang=\"\(language)\""), "\(path)")
            #expect(page.contains("<title>\(language == "es" ? spanish : english) · MealMood</title>"), "\(path)")
            #expect(page.response.headers["Content-Language"] == language, "\(path)")
        }
    }

    @Test func aProgramIsRefusedInItsReadersLanguage() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let call = { browser.send(.patch, "/api/v1/household", json: "{\"timeZone\":\"Luna\"}") }
        #expect(call().contains("No conocemos esa zona"))
        _ = browser.post("/language", ["language": "en"])
        let english = call()
        #expect(english.contains("We don’t know that zone") && !english.contains("No conocemos"))
        #expect(english.response.headers["Content-Type"] == "application/problem+json")
    }

    @Test func tagNamesFollowUntilTheyAreRenamed() throws {
        let browser = TestBrowser.atHome(try TestApp())
        try browser.arrange("UPDATE tag SET name = 'De la huerta' WHERE given_key = 'vegetables'")
        _ = browser.post("/language", ["language": "en"])
        let tags = browser.get("/tags")
        #expect(tags.contains("Legumes") && tags.contains("De la huerta") && !tags.contains("Legumbres"))
    }
}
