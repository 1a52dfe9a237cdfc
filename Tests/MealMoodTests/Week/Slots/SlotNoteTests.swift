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

    @Test func whatIsTakenIsTrimmedAndComposed() throws {
        let family = "👩‍👩‍👧‍👦"
        for (typed, kept) in [
            ("  Cumple de Nora\t", "Cumple de Nora"), ("Cafe\u{301}", "Café"), ("<b>Cumple</b> & \"fiesta\"", nil),
            (String(repeating: "ñ", count: 100), nil), (String(repeating: family, count: 100), nil), ("{{note}}", nil),
        ] {
            #expect(try put(typed).status == 200)
            #expect(try browser.stored("2-dinner") == "eatingOut \"\(kept ?? typed)\"")
        }
    }

    static let tooLong = "Máximo 100 caracteres."
    static let invalid = "Hay caracteres que no se pueden guardar."

    static let bad = [
        (String(repeating: "a", count: 101), tooLong), (String(repeating: "👩‍👩‍👧‍👦", count: 101), tooLong),
        ("e" + String(repeating: "\u{301}", count: 5000), tooLong), ("Cumple\u{7}de", invalid),
        ("dos\nlíneas", invalid),
        ("al revés \u{202E}", invalid),
    ]

    @Test func badTextIsRefusedAtTheField() throws {
        for (note, fault) in Self.bad + [("Cumple\u{0}", Self.invalid)] {
            let answer = try put(note)
            #expect(answer.status == 422)
            #expect(answer.field == "note")
            #expect(answer.contains(fault))
        }
        #expect(try browser.stored("2-dinner").isEmpty)
    }

    @Test func theFormComesBackWithWhatWasTyped() throws {
        for (note, fault) in Self.bad {
            let answer = browser.form("2-dinner", ["skipped": "true", "note": note])
            #expect(answer.status == 422)
            #expect(answer.contains("aria-invalid=\"true\""))
            #expect(answer.contains(fault))
            #expect(answer.contains("<details class=\"sheet__note\" open>"))
            #expect(answer.contains("value=\"\(note)\""))
        }
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
