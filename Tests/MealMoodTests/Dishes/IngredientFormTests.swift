import HTTP
import MealMoodTesting
import SQLite
import Testing

@Suite struct IngredientFormTests {
    let browser: TestBrowser
    let tag: String
    let dish: String

    init() throws {
        browser = TestBrowser.atHome(try TestApp())
        tag = try browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
        dish = try #require(browser.dishID("Pollo asado"))
    }

    private func stored() throws -> String {
        try browser.text(
            """
            SELECT coalesce(group_concat(line, ';'), '') FROM (
                SELECT amount || '|' || unit || '|' || name AS line FROM ingredient
                WHERE dish_id = \(dish) ORDER BY position)
            """)
    }

    @Test func linesAreSavedInTheirOrderAndBlankOnesAreNot() throws {
        let saved = browser.post(
            "/dishes/\(dish)",
            [
                "name": "Pollo asado", "tags": tag, "amount": "1 1/2", "unit": "kg", "ingredient": "patatas",
                "amount": " ",
                "unit": "", "ingredient": "", "amount": "", "unit": "", "ingredient": " Tomillo ",
                "newIngredient": "2 limones",
            ])
        #expect(saved.status == 303)
        #expect(try stored() == "1 1/2|kg|patatas;||Tomillo;2||limones")
        let form = browser.get("/dishes/\(dish)")
        for value in ["1 1/2", "kg", "patatas", "Tomillo", "limones"] { #expect(form.contains("value=\"\(value)\"")) }
    }

    @Test func oneLineMoreOrLessSavesNothingAndKeepsEverything() throws {
        let more = browser.post(
            "/dishes/\(dish)",
            [
                "line": "add", "name": "", "description": "a medias", "amount": "1", "unit": "", "ingredient": "pollo",
                "newIngredient": "200 g de arroz", "isPriority": "1",
            ])
        #expect(more.status == 200)
        #expect(more.contains("value=\"pollo\"") && more.contains("value=\"arroz\"") && more.contains("value=\"200\""))
        #expect(more.contains("a medias") && more.contains("name=\"isPriority\" value=\"1\" checked"))
        #expect(!more.contains("aria-invalid") && more.contains("data-changed"))
        let less = browser.post(
            "/dishes/\(dish)",
            [
                "line": "0", "name": "Otro", "amount": "1", "unit": "", "ingredient": "pollo", "amount": "2",
                "unit": "",
                "ingredient": "limones", "newIngredient": "a medio escribir",
            ])
        #expect(!less.contains("value=\"pollo\"") && less.contains("value=\"limones\""))
        #expect(less.contains("value=\"a medio escribir\""))
        #expect(try stored() == "")
        #expect(browser.get("/dishes").contains("Pollo asado"))
    }

    @Test func anEmptyLineMayBeAskedFor() {
        let more = browser.post("/dishes", ["line": "add", "name": "Guiso", "newIngredient": ""])
        #expect(more.status == 200 && more.count("name=\"ingredient\"") == 1)
    }

    @Test(arguments: [
        ("amount", String(repeating: "1", count: 21)), ("unit", String(repeating: "u", count: 21)),
        ("ingredient", String(repeating: "x", count: 81)), ("ingredient", ""), ("unit", "a\u{202E}b"),
    ])
    func whatIsWrongIsSaidAtItsLine(field: String, value: String) throws {
        var parts = ["amount": "1", "unit": "kg", "ingredient": "arroz"]
        parts[field] = value
        let refused = browser.post(
            "/dishes/\(dish)",
            [
                "name": "Pollo asado", "tags": tag, "amount": "1", "unit": "", "ingredient": "pollo",
                "amount": parts["amount"] ?? "", "unit": parts["unit"] ?? "", "ingredient": parts["ingredient"] ?? "",
            ])
        #expect(refused.status == 422)
        #expect(
            refused.contains("aria-describedby=\"\(field)-1-error\"") && refused.contains("id=\"\(field)-1-error\""))
        #expect(refused.count("aria-invalid") == 1 && refused.contains("value=\"pollo\""))
        #expect(try stored() == "")
    }

    @Test func fiftyLinesAreEnough() {
        let lines = (0..<50).map { "&amount=&unit=&ingredient=n\($0)" }.joined()
        let headers = ["Content-Type": "application/x-www-form-urlencoded"]
        let start = "name=Todo&tags=\(tag)"
        let refused = browser.send(
            .post, "/dishes/\(dish)", headers: headers, body: start + lines + "&newIngredient=uno")
        #expect(refused.status == 422 && refused.contains("Como mucho 50 ingredientes."))
        #expect(browser.send(.post, "/dishes/\(dish)", headers: headers, body: start + lines).status == 303)
        let more = browser.send(.post, "/dishes/\(dish)", headers: headers, body: "line=add&" + start + lines)
        #expect(more.contains("Como mucho 50 ingredientes."))
    }

    @Test func aDishIsFoundByItsIngredients() {
        _ = browser.post("/dishes", ["name": "Sopa rara", "tags": tag, "newIngredient": "2 calabacines"])
        #expect(browser.get("/dishes?q=CALABACIN").contains("Sopa rara"))
        #expect(browser.get("/week/2026-09-14?q=calabacines").contains("Sopa rara"))
        #expect(!browser.get("/dishes?q=calabaza").contains("Sopa rara"))
    }

    @Test func markupInAnIngredientIsText() {
        let trap = "<img src=x onerror=alert(1)></title>"
        _ = browser.post(
            "/dishes/\(dish)", ["name": "Pollo asado", "tags": tag, "amount": "\"1", "unit": "", "ingredient": trap])
        let form = browser.get("/dishes/\(dish)")
        #expect(form.contains("&lt;img src=x") && !form.contains("<img src=x") && form.contains("&quot;1"))
    }
}
