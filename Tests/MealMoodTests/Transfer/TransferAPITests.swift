import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

@Suite struct TransferAPITests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func aPreviewChangesNothing() {
        let before = browser.backup()
        let changed = before.replacing("Europe/Madrid", with: "Europe/Lisbon")
        let answer = browser.send(
            .post, "/api/v1/import?preview=true", headers: ["Content-Type": "application/json"],
            bytes: Array(changed.utf8))
        #expect(answer.text.contains("\"isDone\":false"))
        #expect(answer.text.contains("\"dishes\":4,\"tags\":10,\"weeks\":0"))
        #expect(browser.backup() == before)
    }

    @Test func aRefusedFileSaysWhere() {
        let before = browser.backup()
        let answer = browser.bring(Array(before.replacing("#E74C3C", with: "red").utf8))
        #expect(answer.status == 422)
        #expect(answer.contains("\"type\":\"/problems/invalidFile\""))
        #expect(answer.contains("En el archivo, etiquetas, nº 1: no vale el color."))
        #expect(answer.contains("\"field\":\"/tags/0/colour\""))
        #expect(browser.backup() == before)
    }

    @Test func onlyJSONIsRead() {
        #expect(browser.send(.post, "/api/v1/import", body: browser.backup()).status == 415)
        #expect(browser.send(.post, "/api/v1/import?preview=maybe", json: browser.backup()).status == 422)
    }

    @Test func aStrangerGetsNothing() throws {
        let stranger = TestBrowser(browser.app)
        #expect(stranger.get("/api/v1/export").status == 401)
        #expect(stranger.get("/transfer/file").location.hasPrefix("/sign-in"))
    }

    @Test func theSameKeyBringsInOnce() throws {
        let file = Array(browser.backup().utf8)
        let headers = ["Content-Type": "application/json", "Idempotency-Key": "restore-1"]
        let first = browser.send(.post, "/api/v1/import", headers: headers, bytes: file)
        let number = try browser.number("SELECT change_number FROM household")
        #expect(browser.send(.post, "/api/v1/import", headers: headers, bytes: file).text == first.text)
        #expect(try browser.number("SELECT change_number FROM household") == number)
    }
}
