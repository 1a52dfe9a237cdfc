import Foundation
import HTTP
import MealMoodTesting
import Testing

/// The note of a slot without a dish, with text as it may come from outside.
@Suite struct SlotNoteTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func put(_ note: String) throws -> Page {
        let body = try JSONSerialization.data(withJSONObject: ["eatingOut": true, "note": note])
        return browser.send(
            .put, "/api/v1/weeks/2026-09-14/slots/2-dinner", json: String(decoding: body, as: UTF8.self))
    }

    @Test(arguments: [
        ("  Cumple de Nora\t", "Cumple de Nora"), ("Cafe\u{301}", "Café"), (String(repeating: "ñ", count: 100), nil),
        (String(repeating: "👩‍👩‍👧‍👦", count: 100), nil), ("<b>Cumple</b> & \"fiesta\"", nil), ("{{note}}", nil),
    ])
    func whatIsTakenIsTrimmedAndComposed(typed: String, kept: String?) throws {
        #expect(try put(typed).status == 200)
        #expect(try browser.stored("2-dinner") == "eatingOut \"\(kept ?? typed)\"")
    }

    static let bad = [
        String(repeating: "a", count: 101), String(repeating: "👩‍👩‍👧‍👦", count: 101), "Cumple\u{0}", "Cumple\u{7}de",
        "dos\nlíneas", "al revés \u{202E}", "e" + String(repeating: "\u{301}", count: 5000),
    ]

    @Test(arguments: bad) func badTextIsRefusedAtTheField(note: String) throws {
        let answer = try put(note)
        #expect(answer.status == 422)
        #expect(answer.field == "note")
        #expect(answer.contains("Máximo 100 caracteres.") || answer.contains("no se pueden guardar"))
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test(arguments: bad) func theFormComesBackWithWhatWasTyped(note: String) throws {
        let answer = browser.form("2-dinner", ["skipped": "true", "note": note])
        #expect(answer.status == 422)
        #expect(answer.contains("aria-invalid=\"true\""))
        #expect(answer.contains("id=\"slot-note-error\""))
        #expect(answer.contains("<details class=\"sheet__note\" open>"))
        #expect(answer.contains("value=\"\(note)\""))
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test func aRefusedNoteLeavesTheOneThatStands() throws {
        _ = try put("Cumple")
        let answer = browser.form("2-dinner", ["note": String(repeating: "b", count: 101)])
        #expect(answer.status == 422)
        #expect(answer.contains(String(repeating: "b", count: 101)))
        #expect(try browser.stored("2-dinner") == "eatingOut \"Cumple\"")
    }

    @Test func theWeekShowsIt() throws {
        _ = try put("<b>Cumple</b>")
        #expect(browser.get("/week/2026-09-14").contains("<span>&lt;b&gt;Cumple&lt;/b&gt;</span>"))
        let sheet = browser.get("/week/2026-09-14/slots/2-dinner")
        #expect(sheet.contains("value=\"&lt;b&gt;Cumple&lt;/b&gt;\""))
    }
}
