import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// What is said where the rules keep slots empty, and what is ticked first.
@Suite struct CannotPageTests {
    let week = "/week/2026-09-14"

    private func tight() throws -> TestBrowser {
        TestBrowser.atHome(try TestApp(), dishes: ["roastChicken", "meatballs"], meals: "dinner", weekends: false)
    }

    @Test func withoutARuleItSaysWhatToDoAndWritesNothing() throws {
        let browser = try tight()
        _ = browser.post("\(week)/autofill", [:])
        let before = browser.week().filled
        let page = browser.post("\(week)/autofill", ["scope": "week"])
        #expect(page.status == 422)
        #expect(page.contains("Marca al menos una regla, o deja los huecos vacíos."))
        #expect(!page.contains("data-none-chosen hidden"))
        #expect(page.contains("aria-describedby=\"relax-error\""))
        #expect(page.count("name=\"relax\"") == 2)
        #expect(page.count(" checked") == 1)
        #expect(browser.week().filled == before)
        #expect(browser.get("\(week)/autofill").contains("data-none-chosen hidden"))
    }

    @Test func aReasonSaysHowManyDishesItRulesOut() throws {
        let browser = try tight()
        _ = browser.post("\(week)/autofill", [:])
        let page = browser.get("\(week)/autofill")
        #expect(page.contains("Carne: máximo de la semana, deja fuera 2 platos"))
        #expect(page.contains("Carne: días seguidos, deja fuera 2 platos"))
    }

    @Test func aRuleThatHelpsOnlyWithAnotherSaysSo() throws {
        let browser = TestBrowser.atHome(try TestApp(), dishes: ["roastChicken", "lentilStew", "bolognese"])
        _ = try browser.autofill()
        let page = browser.get("\(week)/autofill")
        #expect(page.contains("Legumbres: permitir dos veces al día</strong><small>Ayuda junto con otra regla</small>"))
        #expect(page.count("<small>") == page.count("name=\"relax\""))
    }

    @Test func aStandingDishCountsItselfAsTheMetersDo() throws {
        let browser = try tight()
        _ = try browser.autofill()
        _ = try browser.autofill(
            relax: [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")])
        let page = browser.get(week)
        #expect(page.contains("5 de 3"))
        #expect(page.count("Carne: van 5, máximo 3") == 5)
        #expect(!page.contains("ya van 4"))
    }

    /// Any of five maxima would do; only some leave room beside what the proposal placed, if any.
    @Test func whatIsTickedFirstLeavesTheProposalAsItIsWhereItCan() throws {
        let pages = try (1...2).map { seed in
            let browser = TestBrowser.atHome(try TestApp(), dishes: Suggestion.allCases.prefix(8).map(\.rawValue))
            #expect(try browser.autofill(seed: seed).empty.count == 2)
            let page = browser.get("\(week)/autofill")
            // One rule is the smallest set: that a fuller week might exist is said once, and no more.
            #expect(page.count("Es lo mejor que he encontrado") <= 1)
            #expect(!page.contains("quizá baste con relajar menos"))
            return (browser: browser, choices: choices(on: page))
        }
        for page in pages {
            #expect(page.choices.count == 5)
            #expect(page.choices.map(\.isChecked) == [true, false, false, false, false])
            #expect(page.choices.first?.adds == page.choices.contains(where: \.adds))
        }
        let page = try #require(pages.first { $0.choices.contains(where: \.adds) })
        let before = page.browser.week().filled
        #expect(try page.browser.autofill(relax: [page.choices[0].rule]).complete)
        let after = page.browser.week().filled
        #expect(after.count == 14 && after.merging(before) { $1 } == after)
    }

    private func choices(on page: Page) -> [(rule: String, isChecked: Bool, adds: Bool)] {
        page.text.components(separatedBy: "<label class=\"choice").dropFirst().map { rest in
            let choice = rest.components(separatedBy: "</label>")[0]
            let rule = choice.firstMatch(of: /value="([^"]+)"/).map { String($0.1) } ?? ""
            return (rule, choice.contains(" checked"), !choice.contains("cambiando otros platos"))
        }
    }
}
