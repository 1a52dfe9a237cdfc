import HTTP
import MealMoodTesting
import Testing

/// The page that says which weeks a week can be repeated in, and its form.
@Suite struct CopyPageTests {
    let browser: TestBrowser
    let copies = "/week/2026-09-14/copies"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func eachWeekSaysHowManyFit() throws {
        _ = try browser.put("Pollo asado", "1-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        _ = try browser.put("Albóndigas", "2-dinner", of: "2026-09-28")
        let page = browser.get(copies)
        #expect(page.contains("2 platos de la semana 14–20 sept"))
        #expect(page.count("name=\"to\"") == 4 && !page.contains("value=\"2026-09-14\""))
        #expect(page.contains("La semana que viene · Encajan los 2"))
        #expect(page.contains("Dentro de 2 semanas · 1 de 2 encajan"))
        #expect(page.contains("<li>Pollo asado, martes cena: Carne dos días seguidos: ya hay el miércoles</li>"))
        #expect(page.contains("value=\"2026-09-21\" required checked>"))
        #expect(browser.get("\(copies)?sheet=1").text.hasPrefix("<div class=\"sheet__content"))
    }

    @Test func aWeekWhereNothingFitsCannotBeChosen() throws {
        _ = try browser.put("Pollo asado", "1-dinner")
        _ = try browser.put("Lentejas", "1-dinner", of: "2026-09-21")
        _ = try browser.put("Albóndigas", "2-dinner", of: "2026-09-28")
        let page = browser.get(copies)
        #expect(page.contains("La semana que viene · Esos huecos ya están ocupados"))
        #expect(page.contains("Dentro de 2 semanas · Ninguno encaja"))
        #expect(page.contains("value=\"2026-09-21\" required disabled>"))
        #expect(page.contains("value=\"2026-10-05\" required checked>"))
        let refused = browser.post(copies, ["to": "2026-09-21"])
        #expect(refused.status == 422 && refused.contains("Ningún plato encaja en esa semana"))
    }

    @Test func theFormCopiesSaysWhatIsLeftAndTakesBack() throws {
        _ = try browser.put("Pollo asado", "1-dinner")
        _ = try browser.put("Lentejas", "4-lunch")
        _ = try browser.put("Albóndigas", "2-dinner", of: "2026-09-28")
        let answer = browser.post(copies, ["to": "2026-09-28"])
        #expect(answer.status == 303 && answer.location.hasPrefix("/week/2026-09-28?notice=week.copied-"))
        let page = browser.get(answer.location)
        #expect(page.contains("1 plato copiado. Se quedan fuera: Pollo asado, martes cena: Carne"))
        #expect(browser.undoByForm(answer.noticed, of: "2026-09-28").status == 303)
        #expect(browser.week("2026-09-28").filled.count == 1)
        #expect(!browser.get(answer.location).contains("copiado"))
    }

    @Test func aPastWeekHasAllFiveWeeks() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let later = try browser.later(days: 7)
        let page = later.get(copies)
        #expect(page.count("name=\"to\"") == 5)
        #expect(page.contains("Esta semana · Encaja<"))
        #expect(later.post(copies, ["to": "2026-09-21"]).status == 303)
        #expect(later.week("2026-09-21").filled == ["2-dinner": "Pollo asado"])
    }

    @Test(arguments: ["", "2026-09-14", "2026-09-07", "soon"])
    func whatCannotBeChosenAsksAgain(monday: String) throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        let refused = browser.post(copies, ["to": monday])
        #expect(refused.status == 422 && refused.contains("Elige una de las semanas"))
        #expect(refused.count("name=\"to\"") == 4)
    }

    @Test func aWeekWithoutDishesSaysSo() {
        let page = browser.get(copies)
        #expect(page.contains("La semana 14–20 sept no tiene platos que repetir"))
        #expect(!page.contains("name=\"to\""))
        #expect(browser.get("/week/2026-10-19/copies").status == 404)
    }

    @Test func manyLeftOutAreCounted() throws {
        for (place, day) in [0, 2, 4].enumerated() {
            _ = try browser.put(place == 1 ? "Albóndigas" : "Pollo asado", "\(day)-dinner")
            _ = try browser.put("Lentejas", "\(day)-dinner", of: "2026-09-21", override: true)
        }
        _ = try browser.put("Salmón", "5-lunch")
        _ = browser.patch("{\"includesWeekends\":false}", of: "2026-09-21")
        _ = try browser.put("Lentejas", "1-lunch")
        let message = try browser.copy(to: "2026-09-21").written().message
        #expect(
            message == "Ningún plato encaja en esa semana. Se quedan fuera: Lentejas estofadas, martes comida: "
                + "Legumbres: máximo 2 por semana, ya van 3; 3 con el hueco ya ocupado; "
                + "1 en un día que esa semana no se planifica"
        )
    }

    @Test func onlyTheFirstAreNamed() throws {
        for day in [0, 1, 3, 4] { _ = try browser.put("Pollo asado", "\(day)-dinner", override: true) }
        let message = try browser.copy(to: "2026-09-21").written().message
        #expect(message.hasPrefix("2 platos copiados. Se quedan fuera: Pollo asado, martes cena: "))
        #expect(message.contains("; Pollo asado, viernes cena: ") && !message.contains("más"))
        for day in [2, 5] { _ = try browser.put("Albóndigas", "\(day)-dinner", override: true) }
        #expect(try browser.copy(to: "2026-09-28").written().message.hasSuffix("; y 1 más"))
    }
}
