import HTTP
import MealMoodTesting
import SQLite
import Testing

/// The verbs of a slot, by program and by form alike.
@Suite struct SlotOrderTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    /// What stands, what is asked for, what stands then, and what is said.
    static let verbs:
        [(before: [String], json: String, form: KeyValuePairs<String, String>, after: String, said: String)] =
            [
                ([], "\"dish\":\"<Pollo asado>\"", ["dish": "Pollo asado"], "filled Pollo asado", "Plato colocado"),
                (
                    ["\"dish\":\"<Pollo asado>\""], "\"dish\":\"<Lentejas>\"", ["dish": "Lentejas"],
                    "filled Lentejas estofadas", "Plato colocado"
                ),
                (
                    ["\"dish\":\"<Pollo asado>\""], "\"secondaryDish\":\"<Lentejas>\"", ["secondaryDish": "Lentejas"],
                    "filled Pollo asado + Lentejas estofadas", "Segundo plato añadido"
                ),
                (
                    ["\"dish\":\"<Pollo asado>\",\"secondaryDish\":\"<Lentejas>\""], "\"secondaryDish\":null",
                    ["secondaryDish": ""], "filled Pollo asado", "Segundo plato quitado"
                ),
                (
                    ["\"dish\":\"<Pollo asado>\",\"secondaryDish\":\"<Lentejas>\""], "\"dish\":\"<Salmón>\"",
                    ["dish": "Salmón"], "filled Salmón a la plancha + Lentejas estofadas", "Plato colocado"
                ),
                ([], "\"eatingOut\":true", ["eatingOut": "true"], "eatingOut", "Apuntado: coméis fuera"),
                ([], "\"skipped\":true", ["skipped": "true"], "skipped", "Hueco sin planificar"),
                (
                    ["\"dish\":\"<Pollo asado>\""], "\"eatingOut\":true,\"note\":\" Cumple de Nora \"",
                    ["eatingOut": "true", "note": " Cumple de Nora "], "eatingOut \"Cumple de Nora\"",
                    "Apuntado: coméis fuera"
                ),
                (
                    ["\"eatingOut\":true,\"note\":\"Cumple\""], "\"skipped\":true", ["skipped": "true"],
                    "skipped \"Cumple\"",
                    "Hueco sin planificar"
                ),
                (["\"skipped\":true"], "\"note\":\"Viaje\"", ["note": "Viaje"], "skipped \"Viaje\"", "Nota guardada"),
                (["\"skipped\":true,\"note\":\"Viaje\""], "\"note\":\"\"", ["note": ""], "skipped", "Nota guardada"),
                (
                    ["\"eatingOut\":true,\"note\":\"Cumple\""], "\"dish\":\"<Pollo asado>\"", ["dish": "Pollo asado"],
                    "filled Pollo asado", "Plato colocado"
                ),
                (
                    ["\"eatingOut\":true"], "\"eatingOut\":false", ["eatingOut": "false"], "",
                    "El hueco vuelve a estar libre"
                ),
                (["\"skipped\":true"], "\"skipped\":false", ["skipped": "false"], "", "El hueco vuelve a estar libre"),
                (
                    ["\"dish\":\"<Pollo asado>\""], "\"ignored\":true", ["ignored": "true"],
                    "filled Pollo asado ignored",
                    "Aquí ya no cuentan las reglas"
                ),
                (
                    ["\"dish\":\"<Pollo asado>\",\"ignored\":true"], "\"ignored\":false", ["ignored": "false"],
                    "filled Pollo asado", "Aquí vuelven a contar las reglas"
                ),
            ]

    @Test(arguments: verbs.indices) func programAndFormDoTheSameAndOnlyOnce(number: Int) throws {
        let verb = Self.verbs[number]
        for json in verb.before { #expect(browser.order(json, "2-dinner").status == 200) }
        let former = try browser.stored("2-dinner")

        let answer = try browser.order(verb.json, "2-dinner").written()
        #expect(answer.slots == ["2-dinner"])
        #expect(answer.message == verb.said)
        #expect(try browser.stored("2-dinner") == verb.after)
        #expect(browser.undo(try #require(answer.undo)).status == 200)
        #expect(try browser.stored("2-dinner") == former)

        let sent = browser.form("2-dinner", verb.form)
        #expect(sent.status == 303)
        #expect(sent.location.hasPrefix("/week/2026-09-14?notice=week.slot-"))
        #expect(sent.location.hasSuffix("#slot-2-dinner"))
        #expect(try browser.stored("2-dinner") == verb.after)
        let shown = browser.get(sent.location)
        #expect(shown.contains(verb.said))
        #expect(shown.contains("action=\"/week/2026-09-14/undo\""))

        let changes = try browser.number("SELECT change_number FROM household")
        let again = try browser.order(verb.json, "2-dinner").written()
        #expect(again.slots.isEmpty)
        #expect(again.undo == nil)
        #expect(again.message == "Ya estaba así")
        #expect(browser.form("2-dinner", verb.form).location == "/week/2026-09-14?notice=week.unchanged#slot-2-dinner")
        #expect(try browser.number("SELECT change_number FROM household") == changes)
    }

    @Test func onePutDoesSeveralThings() throws {
        let order = "\"dish\":\"<Pollo asado>\",\"secondaryDish\":\"<Lentejas>\",\"ignored\":true"
        #expect(browser.order(order, "2-dinner").status == 200)
        #expect(try browser.stored("2-dinner") == "filled Pollo asado + Lentejas estofadas ignored")
    }

    @Test func messagesSpeakTheReadersLanguage() throws {
        browser.language = "en"
        _ = browser.post("/language", ["language": "en"])
        #expect(try browser.order("\"eatingOut\":true", "2-dinner").written().message == "Noted: eating out")
        let moved = browser.send(.delete, "/api/v1/weeks/2026-09-14/slots/2-dinner")
        #expect(try moved.written().message == "The slot is free again")
    }
}
