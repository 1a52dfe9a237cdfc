import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// The drawer in parts: what it shows first, what comes after, what a search finds, what stands in the week.
@Suite struct DrawerTests {
    let browser: TestBrowser
    let week = "/week/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    /// Adds so many dishes called "Plato 00", "Plato 01", …, each with the first tag.
    private func addDishes(_ count: Int) throws {
        for number in 0..<count {
            let (id, name) = ("d\(number)", "Plato \(number < 10 ? "0" : "")\(number)")
            try browser.arrange(
                """
                INSERT INTO dish (household_id, id, name, description, created_by, seq, rev, updated_at, updated_by)
                SELECT id, \(id), \(name), 'Con pimentón', 'x', 1, 1, 1, 'x' FROM household
                """,
                "INSERT INTO dish_tag SELECT household_id, \(id), 0, id FROM tag WHERE position = 0")
        }
    }

    private func place(_ dish: String, _ slots: String...) throws {
        let id = try #require(browser.dishID(dish))
        for slot in slots {
            #expect(browser.post("\(week)/slots/\(slot)", ["dish": id, "override": "true"]).status == 303)
        }
    }

    private func names(_ page: Page) -> [String] {
        page.text.components(separatedBy: "<div class=\"dish-card").dropFirst().compactMap { card in
            card.range(of: "data-name=\"").map { String(card[$0.upperBound...].prefix { $0 != "\"" }) }
        }
    }

    @Test func thePartsTogetherHoldEveryDishOnce() throws {
        try addDishes(96)
        let parts = (1...3).map { browser.get("\(week)/dishes?page=\($0)") }
        #expect(parts.map { names($0).count } == [40, 40, 20])
        #expect(Set(parts.flatMap(names)).count == 100)
        #expect(parts.map { $0.contains("data-next") } == [true, true, false])
        #expect(parts[0].contains("href=\"\(week)?page=2#drawer\""))
        #expect(names(browser.get("\(week)?page=2")).count == 80)
    }

    @Test func aDishThatIsPlacedShiftsNoPart() throws {
        try addDishes(80)
        let before = names(browser.get("\(week)/dishes?page=2"))
        try place("Albóndigas", "0-lunch")
        #expect(names(browser.get("\(week)/dishes?page=2")) == before)
        let first = browser.get("\(week)/dishes")
        #expect(names(first).count == 40)
        #expect(first.contains("Ya en la semana (1)"))
    }

    @Test(arguments: ["albondigas", "ALBÓNDIGAS", "albo\u{301}ndi", "salsa alb"])
    func aSearchMindsNeitherAccentsNorCase(words: String) throws {
        let page = browser.get("\(week)/dishes?q=\(PercentEncoding.encode(words))")
        #expect(names(page) == ["Albóndigas en salsa"])
        #expect(page.contains("data-found=\"1 plato\""))
    }

    @Test func wordsAndTagsAllHaveToBeThere() throws {
        try addDishes(12)
        let meat = try browser.text("SELECT id FROM tag WHERE position = 0")
        let legumes = try browser.text("SELECT id FROM tag WHERE given_key = 'legumes'")
        let found = names(browser.get("\(week)/dishes?q=pimenton%201&tag=\(meat)"))
        #expect(found == ["Plato 01", "Plato 10", "Plato 11"])
        #expect(names(browser.get("\(week)/dishes?q=plato&tag=\(meat)&tag=\(legumes)")).isEmpty)
        #expect(browser.get("\(week)/dishes?q=zzz").contains("data-none"))
    }

    @Test func whatStandsInTheWeekIsFoundWhereItStands() throws {
        try place("Lentejas", "0-lunch", "3-dinner")
        let found = browser.get("\(week)/dishes?q=lentejas")
        #expect(found.count("<div class=\"dish-card is-used\"") == 1)
        #expect(found.contains("Lunes, comida · Jueves, cena"))
        #expect(!browser.get("\(week)/dishes?q=pollo").contains("is-used"))
    }

    @Test func aNewDishStandsFirstAndEndsASearchThatWouldHideIt() throws {
        let tag = try browser.text("SELECT id FROM tag WHERE position = 0")
        let saved = browser.post("/dishes", ["name": "Zarzuela", "tags": tag, "return": "\(week)?q=pollo"])
        let page = browser.get(saved.location)
        #expect(names(page).first == "Zarzuela")
        #expect(page.count("data-name=\"Zarzuela\"") == 1)
        #expect(page.contains("data-query=\"\""))
        let kept = browser.post("/dishes", ["name": "Pollo frito", "tags": tag, "return": "\(week)?q=pollo"])
        #expect(browser.get(kept.location).contains("data-query=\"pollo\""))
        #expect(names(browser.get(week)).first == "Albóndigas en salsa")
    }

    @Test func whatIsSearchedIsShownAsItWasWritten() {
        let page = browser.get("\(week)?q=\(PercentEncoding.encode("<b>\"&' 1/2 + %"))")
        #expect(page.contains("value=\"&lt;b&gt;&quot;&amp;&#39; 1/2 + %\""))
        #expect(page.contains("return=%2Fweek%2F2026-09-14%3Fq%3D%253Cb%253E"))
    }

    @Test(arguments: ["/week/2026-10-19/dishes", "/week/2026-09-15/dishes"])
    func onlyWeeksThatCanBeSeenHaveADrawer(path: String) {
        #expect(browser.get(path).status == 404)
    }
}
