import Foundation
import HTTP
import MealMoodTesting
import Testing

/// What a drop would do: whether it fits, and the meters as they would be.
@Suite struct VerdictTests {
    struct Answer: Decodable {
        struct Meter: Decodable, Equatable {
            var tag, text: String
            var on, dots: Int
            var isFull, isOver, isShort: Bool
        }
        struct Violation: Decodable { var rule, text: String }
        struct Verdict: Decodable {
            var fits: Bool
            var text: String
            var violations: [Violation]
            var meters: [Meter]
        }
        struct Removal: Decodable { var meters: [Meter] }

        var slots: [String: Verdict]
        var removal: Removal?
    }

    let browser: TestBrowser

    init() throws {
        browser = TestBrowser.atHome(try TestApp(), dishes: TestBrowser.sampleDishes + ["courgetteSoup"])
    }

    private func verdicts(_ query: String) throws -> Answer {
        let page = browser.get("/api/v1/weeks/2026-09-14/verdicts?\(query)")
        return try JSONDecoder().decode(Answer.self, from: Data(page.text.utf8))
    }

    @Test func aDishTellsTheNumbersOfItsTagsAsTheyWouldBe() throws {
        _ = try browser.put("Pollo asado", "0-lunch")
        _ = try browser.put("Albóndigas", "2-lunch")
        let answer = try verdicts("dish=\(browser.dishID("Pollo asado") ?? "")")
        let verdict = try #require(answer.slots["4-lunch"])
        #expect(verdict.fits && verdict.violations.isEmpty)
        #expect(verdict.text == "Carne 3 de 3")
        #expect(verdict.meters.map(\.text) == ["3 de 3"])
        #expect(verdict.meters.map(\.isFull) == [true])
        #expect(verdict.meters.map(\.on) == [3])
        #expect(answer.removal == nil)
    }

    @Test func oneTooManyIsOver() throws {
        for slot in ["0-lunch", "2-lunch", "4-lunch"] { _ = try browser.put("Pollo asado", slot) }
        let verdict = try #require(try verdicts("dish=\(browser.dishID("Albóndigas") ?? "")").slots["6-lunch"])
        #expect(!verdict.fits)
        #expect(verdict.text == "Carne 4 de 3")
        #expect(verdict.meters.map(\.isOver) == [true])
        #expect(verdict.meters.map(\.on) == [3])
        #expect(verdict.meters.map(\.dots) == [3])
    }

    @Test func whatIsReplacedLeavesTheMetersAndTheSecondDishStays() throws {
        _ = browser.order("\"dish\":\"<Salmón>\",\"secondaryDish\":\"<Lentejas>\"", "2-dinner")
        let verdict = try #require(try verdicts("dish=\(browser.dishID("Pollo asado") ?? "")").slots["2-dinner"])
        #expect(verdict.meters.map(\.text) == ["1 de 3", "0 de 2"])
        let free = try #require(try verdicts("dish=\(browser.dishID("Crema") ?? "")").slots["4-dinner"])
        #expect(free.text.isEmpty && free.meters.isEmpty)
    }

    @Test func aMoveKeepsTheNumbersAndARemovalLowersThem() throws {
        _ = try browser.put("Salmón", "2-dinner")
        let answer = try verdicts("from=2-dinner")
        #expect(answer.slots["5-dinner"]?.meters == [])
        #expect(answer.slots["5-dinner"]?.text == "Pescado 1 de 2")
        #expect(answer.removal?.meters.map(\.text) == ["0 de 2"])
    }

    @Test func slotsWithoutADishAreNotListed() throws {
        #expect(browser.order("\"eatingOut\":true", "1-lunch").status == 200)
        #expect(browser.order("\"skipped\":true", "1-dinner").status == 200)
        _ = try browser.put("Salmón", "2-dinner")
        let dish = browser.dishID("Salmón") ?? ""
        for slots in [try verdicts("dish=\(dish)").slots, try verdicts("from=2-dinner").slots] {
            #expect(slots["1-lunch"] == nil && slots["1-dinner"] == nil)
            #expect(slots["0-lunch"] != nil)
        }
        #expect(browser.get("/api/v1/weeks/2026-09-14/verdicts?from=1-lunch").status == 404)
    }

    @Test func aSlotThatHasTheDishAsItsSecondOneSaysSo() throws {
        _ = browser.order("\"dish\":\"<Salmón>\",\"secondaryDish\":\"<Lentejas>\"", "2-dinner")
        let slots = try verdicts("dish=\(browser.dishID("Lentejas") ?? "")").slots
        let verdict = try #require(slots["2-dinner"])
        #expect(!verdict.fits && verdict.text.isEmpty && verdict.meters.isEmpty)
        #expect(verdict.violations.map(\.rule) == ["sameDish"])
        #expect(verdict.violations.map(\.text) == ["El segundo plato tiene que ser otro."])
        #expect(slots["3-dinner"]?.fits == true)
        #expect(browser.order("\"dish\":\"<Lentejas>\",\"override\":true", "2-dinner").status == 422)
    }

    @Test func whatIsIgnoredCountsForNothing() throws {
        _ = browser.order("\"dish\":\"<Salmón>\",\"ignored\":true", "2-dinner")
        let answer = try verdicts("from=2-dinner")
        #expect(answer.removal?.meters == [])
        #expect(answer.slots["4-dinner"]?.meters.map(\.text) == ["1 de 2"])
    }
}
