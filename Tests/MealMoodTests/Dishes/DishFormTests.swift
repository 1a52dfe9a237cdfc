import Foundation
import MealMoodTesting
import Testing

@Suite struct DishFormTests {
    let browser: TestBrowser
    let tag: String

    init() throws {
        browser = TestBrowser.atHome(try TestApp())
        let form = browser.get("/dishes/new").text
        let mark = try #require(form.range(of: "name=\"tags\" value=\""))
        tag = String(form[mark.upperBound...].prefix { $0 != "\"" })
    }

    private func create(_ name: String, _ description: String = "") -> Page {
        browser.post("/dishes", ["name": name, "description": description, "tags": tag])
    }

    @Test(arguments: [
        "Arroz <script>alert(1)</script>", "Pan \"de\" 'pueblo' & más", "Tortilla 🥚👨‍👩‍👧‍👦", "دجاج مشوي",
        String(repeating: "ñ", count: 80), String(repeating: "👨‍👩‍👧‍👦", count: 80),
    ])
    func aNameIsShownAsItWasWritten(name: String) {
        #expect(create(name).status == 303)
        let shown = escaped(name)
        for path in ["/dishes", "/week/2026-09-14", "/week/2026-09-14/slots/0-lunch"] {
            let page = browser.get(path)
            #expect(page.contains(shown), "\(path)")
            #expect(!page.contains("<script>alert"))
        }
    }

    @Test func aNameIsTrimmedAndComposed() {
        _ = create("  Pure\u{301} de patata  ")
        #expect(browser.get("/dishes").contains(">Puré de patata<"))
    }

    @Test(arguments: [
        "", "   ", String(repeating: "a", count: 81), "tab\there", "turn \u{202E}around", "line\u{2028}end", "\u{FEFF}",
        "\u{2800}", "\u{AD}\u{200D}", "two\nlines",
        "a" + String(repeating: "\u{301}", count: 5_000),
    ])
    func aNameThatIsNoneComesBackWithItsMessage(name: String) {
        let before = browser.get("/dishes").text
        let refused = create(name)
        #expect(refused.status == 422)
        #expect(refused.contains("aria-invalid=\"true\""))
        #expect(browser.get("/dishes").text == before)
    }

    @Test func aLongDescriptionIsRefusedAtItsFieldAndNothingIsLost() {
        let refused = browser.post(
            "/dishes", ["name": "Guiso", "description": String(repeating: "b", count: 101), "tags": tag])
        #expect(refused.status == 422)
        #expect(refused.contains("value=\"Guiso\""))
        #expect(refused.contains(String(repeating: "b", count: 101)))
        #expect(refused.contains("value=\"\(tag)\" checked"))
    }

    @Test func aDishNeedsATag() {
        #expect(browser.post("/dishes", ["name": "Sin nada"]).status == 422)
        #expect(browser.post("/dishes", ["name": "Sin nada", "tags": "nobody"]).status == 422)
    }

    @Test func aNameWithANulIsNoForm() {
        #expect(create("nul\0").status == 400)
    }

    @Test func twoDishesMayHaveOneName() {
        _ = create("Ensalada")
        _ = create("Ensalada")
        #expect(browser.get("/dishes?q=ensalada").text.components(separatedBy: ">Ensalada<").count == 3)
    }

    @Test func aChangedDishIsShownChanged() throws {
        let id = try #require(browser.dishID("Pollo asado"))
        let saved = browser.post("/dishes/\(id)", ["name": "Pollo al limón", "tags": tag])
        #expect(saved.status == 303)
        #expect(browser.get("/dishes").contains("Pollo al limón"))
        #expect(!browser.get("/dishes").contains("Pollo asado"))
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "'", with: "&#39;")
    }
}
