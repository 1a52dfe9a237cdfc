import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// What the others did is said in one sentence of the reader's language.
@Suite struct NewsTests {
    let owner: TestBrowser
    let papa: TestBrowser

    init() throws {
        owner = TestBrowser.atHome(try TestApp())
        papa = try owner.second("Papá", id: "papa")
    }

    private func news(_ reader: TestBrowser, since seq: Int) -> String? {
        let page = reader.get("/api/v1/news?since=\(seq)")
        return (try? JSONReader.read(Array(page.text.utf8)))?["text"]?.text
    }

    private func seq() throws -> Int { try #require(try owner.number("SELECT change_number FROM household")) }

    /// What the owner hears of it.
    private func told(_ change: () throws -> Void) throws -> String? {
        let before = try seq()
        try change()
        return news(owner, since: before)
    }

    @Test func oneChangeIsNamed() throws {
        #expect(try told { _ = try papa.put("Pollo asado", "3-dinner") } == "Papá cambió la cena del jueves")
        #expect(
            try told { _ = try papa.put("Lentejas", "0-lunch", of: "2026-09-21") }
                == "Papá cambió la comida del lunes 21 sept")
        let dish = try #require(papa.dishID("Albóndigas"))
        try owner.arrange("UPDATE dish SET updated_at = updated_at - \(Replacement.moment + 1)")
        let rename = "{\"name\":\"Albóndigas de la abuela\"}"
        #expect(
            try told { _ = papa.send(.patch, "/api/v1/dishes/\(dish)", json: rename) }
                == "Papá cambió el plato «Albóndigas de la abuela»")
        #expect(
            try told { _ = papa.send(.delete, "/api/v1/dishes/\(dish)") }
                == "Papá quitó el plato «Albóndigas de la abuela»")
        #expect(
            try told { _ = papa.send(.patch, "/api/v1/weeks/2026-09-14", json: "{\"meals\":\"dinner\"}") }
                == "Papá cambió los ajustes de una semana")
        #expect(try told { _ = try owner.second("Lucía", id: "lucia") } == "Lucía se ha unido al hogar")
    }

    @Test func severalChangesAreCounted() throws {
        let move = "{\"from\":\"3-dinner\",\"to\":\"4-dinner\"}"
        _ = try papa.put("Pollo asado", "3-dinner")
        #expect(
            try told { _ = papa.send(.post, "/api/v1/weeks/2026-09-14/moves", json: move) } == "Papá cambió 2 comidas")
        let lucia = try owner.second("Lucía", id: "lucia")
        let nameless = try owner.second("", id: "nameless")
        let all = try told {
            _ = try papa.put("Lentejas", "2-lunch")
            _ = try lucia.put("Lentejas", "5-lunch", override: true)
            _ = try nameless.put("Pollo asado", "6-dinner", override: true)
        }
        #expect(all == "Papá, Lucía y alguien de casa cambiaron 3 cosas")
        let one = try told { _ = try nameless.put("Lentejas", "6-dinner", override: true) }
        #expect(one == "Alguien de casa cambió la cena del domingo")
    }

    @Test func whatOneDoesOneselfIsNoNews() throws {
        #expect(try told { _ = try owner.put("Pollo asado", "3-dinner") } == "")
        #expect(owner.get("/api/v1/news").status == 422)
    }

    @Test func whoReplacesAnothersChangeIsToldAndSoIsTheOther() throws {
        _ = try papa.put("Pollo asado", "3-dinner")
        let lentils = try #require(owner.dishID("Lentejas"))
        let before = try seq()
        let written = try owner.send(
            .put, "/api/v1/weeks/2026-09-14/slots/3-dinner", json: "{\"dish\":\"\(lentils)\",\"override\":true}"
        ).written()
        #expect(written.message.hasSuffix(". Has cambiado la cena del jueves que acababa de poner Papá"))
        let page = papa.get("/api/v1/news?since=\(before)")
        #expect(page.contains("Alguien de casa ha cambiado la cena del jueves que acababas de poner\""))
        let undo = try #require(try JSONReader.read(Array(page.text.utf8))["undo"])
        #expect(undo["url"]?.text == "/api/v1/weeks/2026-09-14/undo")
        #expect(papa.undo(try #require(undo["token"]?.text)).status == 200)
        #expect(papa.week().filled == ["3-dinner": "Pollo asado"])
        #expect(papa.get("/api/v1/news?since=\(before)").contains("undo") == false)
    }

    @Test func withoutJavaScriptThePageSaysIt() throws {
        _ = try papa.put("Pollo asado", "3-dinner")
        let done = owner.post("/week/2026-09-14/slots/3-dinner/removal", [:])
        let page = owner.get(done.location)
        #expect(page.contains("Has cambiado la cena del jueves que acababa de poner Papá"))
        _ = try papa.put("Pollo asado", "3-dinner")
        _ = try papa.put("Lentejas", "4-lunch")
        let reset = owner.post("/week/2026-09-14/reset", [:])
        #expect(owner.get(reset.location).contains("Has cambiado 2 comidas que acababa de poner Papá"))
    }

    @Test func whatIsOlderIsSimplyChanged() throws {
        _ = try papa.put("Pollo asado", "3-dinner")
        try owner.arrange("UPDATE slot SET updated_at = updated_at - \(Replacement.moment + 1)")
        let removed = try owner.send(.delete, "/api/v1/weeks/2026-09-14/slots/3-dinner").written()
        #expect(removed.message == "Quitado de la semana")
    }
}
