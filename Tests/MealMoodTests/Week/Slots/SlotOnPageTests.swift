import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// What a slot of the week shows.
@Suite struct SlotOnPageTests {
    let browser: TestBrowser

    init() throws {
        browser = TestBrowser.atHome(
            try TestApp(), dishes: TestBrowser.sampleDishes + ["bolognese", "courgetteSoup", "homemadePizza"])
    }

    private func slot(_ id: String) -> String {
        let page = browser.get("/week/2026-09-14").text
        let parts = page.components(separatedBy: "id=\"slot-\(id)\"")
        return parts.count > 1 ? parts[1].components(separatedBy: "</article>")[0] : ""
    }

    @Test func theTagsOfBothDishesAreShownOnce() throws {
        _ = browser.order("\"dish\":\"<Pasta>\",\"secondaryDish\":\"<Pizza>\",\"override\":true", "2-dinner")
        let shown = slot("2-dinner")
        #expect(shown.ranges(of: "class=\"tag is-soft\"").count == 3)
        #expect(shown.contains("<li class=\"tag-more\">+1</li>"))
        #expect(shown.contains("slot__second"))
    }

    @Test func theDescriptionStaysBesideASecondDish() throws {
        try browser.arrange("UPDATE dish SET description = 'Con limón' WHERE name = 'Pollo asado'")
        _ = browser.order("\"dish\":\"<Pollo asado>\",\"secondaryDish\":\"<Crema>\"", "2-dinner")
        #expect(slot("2-dinner").contains("<p class=\"slot__desc\">Con limón</p>"))
    }

    @Test func whatIsPlannedHasAMenuAndWhatIsEmptyHasNone() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        #expect(browser.order("\"eatingOut\":true", "3-lunch").status == 200)
        #expect(browser.order("\"skipped\":true", "3-dinner").status == 200)
        for (id, label) in [
            ("2-dinner", "Miércoles, cena"), ("3-lunch", "Jueves, comida"), ("3-dinner", "Jueves, cena"),
        ] {
            let shown = slot(id)
            #expect(shown.contains("data-slot-menu aria-label=\"Opciones de \(label)\""))
            #expect(shown.contains("class=\"slot__open\" href=\"/week/2026-09-14/slots/\(id)\""))
        }
        #expect(!slot("4-dinner").contains("data-slot-menu"))
    }

    @Test func aPastWeekHasNoMenus() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let later = browser.moved(to: try TestApp(now: 1_789_552_800 + 7 * 86_400, folder: browser.app.folder))
        let page = later.get("/week/2026-09-14")
        #expect(page.contains("Pollo asado"))
        #expect(!page.contains("data-slot-menu"))
    }

    @Test func marksSayWhy() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        _ = try browser.put("Albóndigas", "3-dinner", override: true)
        #expect(slot("3-dinner").contains("data-rule=\"overridden\""))
        #expect(slot("3-dinner").contains("miércoles (permitido)"))
        #expect(slot("2-dinner").contains("note is-warn"))
        #expect(!slot("2-dinner").contains("permitido"))
        #expect(browser.order("\"ignored\":true", "3-dinner").status == 200)
        #expect(slot("3-dinner").contains("Sin reglas en este hueco"))
        #expect(!slot("3-dinner").contains("permitido"))
        #expect(!slot("2-dinner").contains("note is-warn"))
    }
}
