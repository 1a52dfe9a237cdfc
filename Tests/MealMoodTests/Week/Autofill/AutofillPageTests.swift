import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The autofill by forms, as a browser without JavaScript uses it.
@Suite struct AutofillPageTests {
    let week = "/week/2026-09-14"

    private func roomy() throws -> TestBrowser {
        TestBrowser.atHome(try TestApp(), dishes: Suggestion.allCases.map(\.rawValue))
    }

    private func tight() throws -> TestBrowser {
        TestBrowser.atHome(try TestApp(), dishes: ["roastChicken", "meatballs"], meals: "dinner", weekends: false)
    }

    @Test func theWeekOffersItAndSaysWhatWasDone() throws {
        let browser = try roomy()
        #expect(browser.get(week).contains("action=\"\(week)/autofill\""))
        let answer = browser.post("\(week)/autofill", [:])
        #expect(answer.status == 303)
        #expect(answer.location.hasPrefix("\(week)?notice=week.autofilled-"))
        let page = browser.get(answer.location)
        #expect(page.contains("¡Listo! Tu semana está completa 🎉"))
        #expect(page.contains("action=\"\(week)/undo\""))
        #expect(page.count(" data-new data-") == 14)
        #expect(!browser.get(week).contains(" data-new data-"))
        let token = String(answer.location.split(separator: "-").last ?? "")
        let undone = browser.post("\(week)/undo", ["token": token])
        #expect(undone.location == "\(week)?notice=undone")
        #expect(browser.get(undone.location).contains("Todo como antes"))
        #expect(browser.week().filled.isEmpty)
        #expect(!browser.get(answer.location).contains("¡Listo!"))
        #expect(browser.post("\(week)/undo", ["token": token]).status == 409)
    }

    @Test func aWeekThatIsPastOffersNoUndo() throws {
        let browser = try roomy()
        let answer = browser.post("\(week)/autofill", [:])
        let later = browser.moved(to: try TestApp(now: 1_789_552_800 + 7 * 86_400, folder: browser.app.folder))
        let page = later.get(answer.location)
        #expect(page.contains("readonly-bar"))
        #expect(!page.contains("\(week)/undo") && !page.contains(" data-new data-"))
    }

    @Test func anotherProposalByForm() throws {
        let browser = try roomy()
        _ = browser.post("\(week)/autofill", [:])
        let before = browser.week().filled
        #expect(browser.post("\(week)/autofill", ["again": "1"]).status == 303)
        #expect(browser.week().filled != before)
        #expect(browser.post("\(week)/autofill", [:]).location == "\(week)?notice=week.full")
    }

    @Test func whatCannotBeFilledHasAPageOfItsOwn() throws {
        let browser = try tight()
        let answer = browser.post("\(week)/autofill", [:])
        #expect(answer.location == "\(week)/autofill")
        let page = browser.get(answer.location)
        #expect(page.contains("No puedo completar con las reglas actuales"))
        #expect(page.contains("<strong>martes cena</strong> y <strong>jueves cena</strong>"))
        #expect(page.contains("<strong>Carne: permitir 5</strong>"))
        #expect(page.count(" checked") == 3)
        let fragment = browser.get("\(week)/autofill?sheet=1")
        #expect(fragment.text.hasPrefix("<div class=\"sheet__content"))
        #expect(!fragment.contains("<html"))
    }

    @Test func relaxingByFormCompletesTheWeek() throws {
        let browser = try tight()
        _ = browser.post("\(week)/autofill", [:])
        let answer = browser.post(
            "\(week)/autofill",
            [
                "relax": try browser.rule("maxPerWeek", of: "meat"),
                "relax": try browser.rule("noConsecutive", of: "meat"), "scope": "week",
            ])
        #expect(answer.location.hasPrefix("\(week)?notice=week.autofilled-"))
        #expect(browser.week().filled.count == 5)
        #expect(browser.get("\(week)/autofill").location == week)
        #expect(browser.post("\(week)/autofill", ["scope": "never"]).status == 422)
        #expect(browser.post("\(week)/autofill", ["relax": "sweet"]).status == 422)
    }

    @Test func whatIsPromisedComes() throws {
        let browser = try tight()
        _ = browser.post("\(week)/autofill", [:])
        let promise = browser.get("\(week)/autofill")
        _ = try browser.autofill(
            seed: nil,
            relax: [try browser.rule("maxPerWeek", of: "meat"), try browser.rule("noConsecutive", of: "meat")])
        let (first, second) = (browser.week()["1-dinner"] ?? "-", browser.week()["3-dinner"] ?? "-")
        #expect(promise.contains("<small>Martes cena: \(first) · Jueves cena: \(second)</small>"))
    }

    @Test func inEnglishToo() throws {
        let browser = TestBrowser.atHome(
            try TestApp(), dishes: ["roastChicken", "meatballs"], meals: "dinner", weekends: false, language: "en")
        _ = browser.post("\(week)/autofill", [:])
        let page = browser.get("\(week)/autofill")
        #expect(page.contains("I filled 3 slots. Still empty: <strong>Tuesday dinner</strong> and"))
        #expect(page.contains("Meat: allow 5"))
    }

    @Test func aMinimumIsShownAndMissedInWords() throws {
        let browser = try tight()
        try browser.arrange(
            "UPDATE tag SET min_per_week = 2 WHERE given_key = 'legumes'",
            "UPDATE tag SET min_per_week = 2, max_per_week = NULL WHERE given_key = 'fish'",
            "UPDATE tag SET max_per_week = NULL, no_consecutive = 0, min_per_week = 1 WHERE given_key = 'meat'")
        let open = browser.get(week)
        #expect(open.contains("0 de 2, al menos 2"))
        #expect(open.contains("0, al menos 2"))
        #expect(!open.contains("Ningún plato lleva esta etiqueta"))
        let answer = try browser.autofill()
        #expect(answer.complete)
        #expect(answer.missed?.count == 2)
        let page = browser.get(week)
        #expect(page.contains("Legumbres: 0 de al menos 2. Ningún plato lleva esta etiqueta."))
        #expect(page.contains("5, al menos 1"))
        #expect(!page.contains("is-over"))
    }
}
