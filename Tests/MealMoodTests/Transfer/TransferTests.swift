import Foundation
import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// Taking a file away and bringing one in, on the pages.
@Suite struct TransferTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp(isPremiumForAll: true)) }

    /// A file of the household as it is, in which one dish is called otherwise.
    private func file(calling name: String = "Pollo asado", now other: String = "Pollo al horno") -> [UInt8] {
        Array(browser.backup().replacingOccurrences(of: "\"\(name)\"", with: "\"\(other)\"").utf8)
    }

    /// Gives the file and answers the address of what it would do.
    private func look(_ file: [UInt8]) -> String {
        browser.upload("/transfer", file: file, named: "copia.json").location
    }

    private func confirm(_ preview: String) throws -> Page {
        let page = browser.get(preview).text
        let once = try #require(page.firstMatch(of: /name="once" value="([0-9]+)"/)).1
        return browser.post(preview, ["once": String(once)])
    }

    @Test func theFileIsNamedForItsDay() {
        let page = browser.get("/transfer/file")
        #expect(page.response.headers["Content-Disposition"] == "attachment; filename=\"mealmood-2026-09-16.json\"")
        #expect(page.text == browser.backup())
    }

    @Test func lookingAtAFileChangesNothing() {
        let before = browser.backup()
        let preview = browser.get(look(file()))
        #expect(preview.status == 200)
        #expect(browser.backup() == before)
    }

    @Test func theLookSaysWhatWouldGo() throws {
        let backup = file()
        #expect(browser.post("/dishes", ["name": "Gazpacho", "tags": try tagID()]).status == 303)
        let page = browser.get(look(backup))
        #expect(page.contains("desaparecen de vuestros platos: Gazpacho"))
        #expect(page.contains("<td>5</td><td>4</td>"))
    }

    @Test func theLookNamesTagsAndWeeksThatComeGoAndChange() throws {
        let dish = try #require(browser.dishID("Lentejas"))
        let tag = try browser.makeTag("Rápido")
        place(dish, week: "2026-09-14")
        place(dish, week: "2026-09-21")
        let backup = file()
        #expect(browser.send(.delete, "/api/v1/tags/\(tag)").status == 204)
        _ = try browser.makeTag("Lento")
        #expect(browser.send(.patch, "/api/v1/tags/\(try tagID())", json: "{\"name\":\"Verde\"}").status == 200)
        #expect(browser.send(.delete, "/api/v1/weeks/2026-09-14/slots/2-lunch").status == 200)
        place(dish, week: "2026-09-21", "3-dinner")
        place(dish, week: "2026-09-28")
        let page = browser.get(look(backup))
        #expect(page.contains("Etiquetas que llegan: Rápido."))
        #expect(page.contains("Etiquetas que desaparecen: Lento."))
        #expect(page.contains("Etiquetas que quedan como en la copia: Verduras."))
        #expect(page.contains("Semanas que llegan: 14–20 sept 2026."))
        #expect(page.contains("Semanas que se quedan vacías: 28 sept – 4 oct 2026."))
        #expect(page.contains("Semanas que quedan como en la copia: 21–27 sept 2026."))
        #expect(page.contains("Platos que quedan como en la copia: Pollo al horno."))
        #expect(!page.contains("desaparecen de vuestros platos"))
    }

    @Test func whatChangedSinceTheLookIsShownBeforeAnythingIsReplaced() throws {
        let preview = look(file())
        let page = browser.get(preview).text
        let once = String(try #require(page.firstMatch(of: /name="once" value="([0-9]+)"/)).1)
        #expect(browser.post("/dishes", ["name": "Gazpacho", "tags": try tagID()]).status == 303)
        let before = browser.backup()
        for form: KeyValuePairs in [["once": once], [:]] {
            let again = browser.post(preview, form)
            #expect(again.status == 409)
            #expect(again.contains("Algo ha cambiado en vuestro hogar"))
            #expect(again.contains("desaparecen de vuestros platos: Gazpacho"))
        }
        #expect(browser.backup() == before)
        #expect(try confirm(preview).location == "/week/2026-09-14?notice=transfer.done")
        #expect(!browser.get("/dishes").contains("Gazpacho"))
    }

    @Test func sayingYesPutsTheFileInPlace() throws {
        let preview = look(file())
        let answer = try confirm(preview)
        #expect(answer.location == "/week/2026-09-14?notice=transfer.done")
        #expect(browser.get("/dishes").contains("Pollo al horno"))
        #expect(!browser.get("/dishes").contains("Pollo asado"))
    }

    @Test func aSecondPressIsAnsweredAndDoesNothing() throws {
        let preview = look(file())
        let once = try #require(browser.get(preview).text.firstMatch(of: /name="once" value="([0-9]+)"/)).1
        let first = browser.post(preview, ["once": String(once)])
        let number = try browser.number("SELECT change_number FROM household")
        #expect(browser.post(preview, ["once": String(once)]).location == first.location)
        #expect(try browser.number("SELECT change_number FROM household") == number)
    }

    @Test func afterwardsTheFileIsForgotten() throws {
        let preview = look(file())
        _ = try confirm(preview)
        #expect(browser.get(preview).location == "/transfer?notice=transfer.gone")
        #expect(browser.post(preview, [:]).location == "/transfer?notice=transfer.gone")
    }

    @Test func aRefusedFileIsNamedAtTheFieldAndChangesNothing() {
        let before = browser.backup()
        let page = browser.upload("/transfer", file: Array(before.utf8.dropLast(3)), named: "<b>copia</b>.json")
        #expect(page.status == 422)
        #expect(page.contains("aria-invalid=\"true\""))
        #expect(page.contains("&lt;b>.json") || page.contains("b&gt;.json"))
        #expect(page.contains("El archivo está cortado"))
        #expect(browser.backup() == before)
        browser.language = "en"
        #expect(browser.upload("/transfer", file: [], named: "").contains("No file has arrived"))
    }

    @Test func onlyTheOwnerBringsIn() throws {
        let preview = look(file())
        try browser.arrange("UPDATE member SET role = 'member'")
        #expect(browser.post(preview, [:]).status == 403)
        #expect(browser.bring(file()).status == 403)
        #expect(browser.get("/transfer").contains("Solo quien lleva el hogar"))
        #expect(browser.get("/transfer/file").status == 200)
    }

    private func place(_ dish: String, week: String, _ slot: String = "2-lunch") {
        let answer = browser.send(.put, "/api/v1/weeks/\(week)/slots/\(slot)", json: "{\"dish\":\"\(dish)\"}")
        #expect(answer.status == 200)
    }

    private func tagID() throws -> String {
        try browser.text("SELECT id FROM tag WHERE given_key = 'vegetables'")
    }
}
