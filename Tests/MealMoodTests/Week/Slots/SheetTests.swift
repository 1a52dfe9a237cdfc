import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// What a slot's sheet offers in each of its states.
@Suite struct SheetTests {
    let browser: TestBrowser
    let slots = "/week/2026-09-14/slots"

    init() throws {
        browser = TestBrowser.atHome(
            try TestApp(), dishes: TestBrowser.sampleDishes + ["courgetteSoup", "hakeInSauce"])
    }

    private func sheet(_ path: String) -> Page { browser.get("\(slots)/\(path)") }

    /// Names in the order of a list; `fitting` or `barred`.
    private func names(_ list: String, in page: Page) -> [String] {
        let parts = page.text.components(separatedBy: "id=\"\(list)\"")
        guard parts.count > 1, let body = parts[1].components(separatedBy: "</form>").first else { return [] }
        return body.components(separatedBy: "<li data-name=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    @Test func whatFitsComesFirstAndPriorityBeforeIt() throws {
        try browser.arrange("UPDATE dish SET is_priority = 1 WHERE name = 'Salmón a la plancha'")
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Crema", "5-lunch")
        let page = sheet("3-dinner")
        #expect(
            names("fitting", in: page) == [
                "Salmón a la plancha", "Lentejas estofadas", "Merluza en salsa", "Crema de calabacín",
            ])
        #expect(names("barred", in: page) == ["Albóndigas en salsa", "Pollo asado"])
        #expect(page.contains("Prioritario · Pescado 0 de 2"))
        #expect(page.contains("Legumbres 0 de 2 · Verduras"))
        #expect(page.contains("Ya está el sábado"))
        #expect(page.contains("Carne dos días seguidos: ya hay el miércoles"))
    }

    @Test func everyReasonIsNamed() throws {
        for slot in ["0-lunch", "2-lunch", "4-lunch"] { _ = try browser.put("Pollo asado", slot) }
        let page = sheet("2-dinner")
        #expect(page.contains("Carne: máximo 3 por semana, ya van 3"))
        #expect(page.contains("Carne: ya está en la otra comida del día"))
    }

    @Test func anEmptySlotHasThreeQuickWays() {
        let page = sheet("2-dinner")
        for text in ["Sorpréndeme", "Comemos fuera", "Sin cena", "Añadir una nota"] { #expect(page.contains(text)) }
        #expect(sheet("2-lunch").contains("Sin comida"))
        #expect(!page.contains("Quitar"))
    }

    @Test func aFilledSlotHasItsDishAndWhatCanBeDone() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let page = sheet("2-dinner")
        for text in ["Abrir plato", "Mover a otro hueco", "Añadir segundo plato", "Ignorar reglas aquí", "Quitar"] {
            #expect(page.contains(text))
        }
        #expect(!page.contains("Sorpréndeme"))
        #expect(!(names("fitting", in: page) + names("barred", in: page)).contains("Pollo asado"))
        let dish = try #require(browser.dishID("Pollo asado"))
        #expect(page.contains("href=\"/dishes/\(dish)?return=/week/2026-09-14\""))
        #expect(browser.order("\"ignored\":true", "2-dinner").status == 200)
        #expect(sheet("2-dinner").contains("Volver a aplicar las reglas"))
    }

    @Test func aSlotWithoutADishKeepsItsNoteOpen() {
        #expect(browser.order("\"eatingOut\":true,\"note\":\"Cumple\"", "2-dinner").status == 200)
        let page = sheet("2-dinner")
        for text in ["Dejar libre", "Sin cena", "value=\"Cumple\"", "Guardar nota"] { #expect(page.contains(text)) }
        #expect(!page.contains("Sorpréndeme"))
        #expect(names("fitting", in: page).count == 6)
    }

    @Test func theSecondDishIsChosenFromTheOthers() throws {
        _ = browser.order("\"dish\":\"<Pollo asado>\",\"secondaryDish\":\"<Crema>\"", "2-dinner")
        let page = sheet("2-dinner?choose=second")
        #expect(page.contains("Elige el segundo plato"))
        #expect(page.contains("name=\"secondaryDish\""))
        #expect(!page.contains("name=\"dish\""))
        #expect(!(names("fitting", in: page) + names("barred", in: page)).contains("Pollo asado"))
        #expect(!sheet("4-dinner?choose=second").contains("name=\"secondaryDish\""))
    }

    @Test func aRefusedSecondDishCanBeInsistedOn() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Lentejas", "3-dinner")
        let refused = browser.form("3-dinner", ["secondaryDish": "Albóndigas"])
        #expect(refused.status == 422)
        #expect(refused.contains("Elige el segundo plato"))
        let dish = try #require(browser.dishID("Albóndigas"))
        #expect(refused.contains("name=\"secondaryDish\" value=\"\(dish)\"><button"))
        #expect(browser.form("3-dinner", ["secondaryDish": "Albóndigas", "override": "true"]).status == 303)
        #expect(try browser.stored("3-dinner") == "filled Lentejas estofadas + Albóndigas en salsa overridden")
    }

    @Test func theSameDishTwiceIsRefusedInWords() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let refused = browser.form("2-dinner", ["secondaryDish": "Pollo asado"])
        #expect(refused.status == 422)
        #expect(refused.contains("El segundo plato tiene que ser otro."))
        #expect(!refused.contains("name=\"override\" value=\"true\">Usar"))
    }

    @Test func aRefusedMoveCanBeInsistedOn() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Albóndigas", "4-lunch")
        let refused = browser.post("/week/2026-09-14/moves", ["from": "2-dinner", "to": "4-dinner"])
        #expect(refused.status == 422)
        #expect(refused.contains("name=\"to\" value=\"4-dinner\""))
        let insisted = browser.post(
            "/week/2026-09-14/moves", ["from": "2-dinner", "to": "4-dinner", "override": "true"])
        #expect(insisted.status == 303)
        #expect(try browser.stored("4-dinner") == "filled Pollo asado overridden")
    }

    @Test func aSearchKnowsNoAccents() {
        let page = sheet("2-dinner?q=SALMON")
        #expect(names("fitting", in: page) == ["Salmón a la plancha"])
        #expect(page.contains("value=\"SALMON\""))
        #expect(sheet("2-dinner?q=zzz").contains("<p class=\"muted\" data-none>"))
    }

    @Test func aLongListComesInParts() throws {
        try browser.arrange(
            """
            INSERT INTO dish (household_id, id, name, description, seq, rev, updated_at, updated_by, created_by)
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
            SELECT household_id, 'extra' || i, 'Plato ' || i, '', seq, 1, updated_at, updated_by, created_by
            FROM n, (SELECT * FROM dish LIMIT 1)
            """)
        let page = sheet("2-dinner")
        #expect(names("fitting", in: page).count == 40)
        #expect(page.contains("Encajan aquí (206)"))
        #expect(page.contains("href=\"\(slots)/2-dinner?fitting=160#fitting\""))
        #expect(names("fitting", in: sheet("2-dinner?fitting=160")).count == 160)
        #expect(names("fitting", in: sheet("2-dinner?fitting=640")).count == 206)
        #expect(!sheet("2-dinner?fitting=640").contains("Ver más"))
        #expect(sheet("2-dinner?q=plato&fitting=40").contains("?q=plato&amp;fitting=160#fitting"))
        #expect(names("fitting", in: sheet("2-dinner?fitting=-5")).count == 40)
    }

    @Test func bothLanguagesHaveEveryState() {
        browser.language = "en"
        _ = browser.post("/language", ["language": "en"])
        #expect(sheet("2-dinner").contains("Surprise me"))
        #expect(browser.order("\"skipped\":true", "2-dinner").status == 200)
        #expect(sheet("2-dinner").contains("Leave free"))
    }
}
