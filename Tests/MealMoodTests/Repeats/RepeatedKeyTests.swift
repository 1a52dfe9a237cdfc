import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A request that comes again under its key is answered as the first time, and nothing is done twice.
@Suite struct RepeatedKeyTests {
    let browser: TestBrowser
    let api = "/api/v1/weeks/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    private func put(_ dish: String, _ slot: String, key: String, headers: [String: String] = [:]) throws -> Page {
        let id = try #require(browser.dishID(dish))
        let headers = headers.merging(["Idempotency-Key": key]) { own, _ in own }
        return browser.send(.put, "\(api)/slots/\(slot)", headers: headers, json: "{\"dish\":\"\(id)\"}")
    }

    private func changes() throws -> Int? { try browser.number("SELECT count(*) FROM week_change") }

    @Test func theSameRequestIsDoneOnce() throws {
        let first = try put("Pollo asado", "2-dinner", key: "a")
        let second = try put("Pollo asado", "2-dinner", key: "a")
        #expect(first.status == 200)
        #expect(second.status == 200)
        #expect(second.text == first.text)
        #expect(second.response.headers["Content-Type"] == first.response.headers["Content-Type"])
        #expect(try changes() == 1)
    }

    @Test func anotherKeyIsAnotherRequest() throws {
        _ = try put("Pollo asado", "2-dinner", key: "a")
        _ = browser.send(.delete, "\(api)/slots/2-dinner", headers: ["Idempotency-Key": "b"])
        _ = try put("Pollo asado", "2-dinner", key: "c")
        #expect(browser.week()["2-dinner"] == "Pollo asado")
        #expect(try changes() == 3)
    }

    @Test func aKeyStandsForOneRequest() throws {
        _ = try put("Pollo asado", "2-dinner", key: "a")
        for refused in [
            try put("Lentejas", "2-dinner", key: "a"), try put("Pollo asado", "4-dinner", key: "a"),
            browser.send(.delete, "\(api)/slots/2-dinner", headers: ["Idempotency-Key": "a"]),
        ] {
            #expect(refused.status == 422)
            #expect(refused.contains("/problems/idempotencyKeyReused"))
        }
        #expect(browser.week().filled == ["2-dinner": "Pollo asado"])
    }

    @Test(arguments: ["", String(repeating: "k", count: 256)])
    func aKeyHasALength(key: String) throws {
        #expect(try put("Pollo asado", "2-dinner", key: key).status == 400)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func eachMemberHasKeysOfTheirOwn() throws {
        let second = try browser.second()
        _ = try put("Pollo asado", "2-dinner", key: "a")
        let dish = try #require(browser.dishID("Lentejas"))
        let other = second.send(
            .put, "\(api)/slots/4-dinner", headers: ["Idempotency-Key": "a"], json: "{\"dish\":\"\(dish)\"}")
        #expect(other.status == 200)
        #expect(browser.week().filled.count == 2)
    }

    @Test func aSwapDoesNotSwapBack() throws {
        _ = try put("Pollo asado", "2-dinner", key: "a")
        _ = try put("Lentejas estofadas", "5-lunch", key: "b")
        let before = browser.week().filled
        for _ in 0..<2 {
            let answer = browser.send(
                .post, "\(api)/moves", headers: ["Idempotency-Key": "c"],
                json: "{\"from\":\"2-dinner\",\"to\":\"5-lunch\"}")
            #expect(answer.status == 200)
        }
        #expect(browser.week()["5-lunch"] == before["2-dinner"])
        #expect(browser.week()["2-dinner"] == before["5-lunch"])
    }

    @Test func anotherProposalIsMadeOnce() throws {
        _ = browser.send(.post, "\(api)/autofill", json: "{}")
        let answers = (0..<2).map { _ in
            browser.send(.post, "\(api)/autofill", headers: ["Idempotency-Key": "a"], json: "{\"again\":true}")
        }
        let planned = browser.week().filled
        #expect(answers[0].status == 200)
        #expect(answers[1].text == answers[0].text)
        #expect(try changes() == 2)
        #expect(browser.week().filled == planned)
    }

    @Test func theAnswerOutlivesTheServer() throws {
        let folder = browser.app.folder
        let first = try put("Pollo asado", "2-dinner", key: "a")
        let again = browser.moved(to: try TestApp(folder: folder))
        let id = try #require(again.dishID("Pollo asado"))
        let second = again.send(
            .put, "\(api)/slots/2-dinner", headers: ["Idempotency-Key": "a"], json: "{\"dish\":\"\(id)\"}")
        #expect(second.text == first.text)
        #expect(try changes() == 1)
    }

    @Test func whatWasRefusedMayBeAskedAgain() throws {
        _ = try put("Pollo asado", "2-dinner", key: "a")
        #expect(try put("Albóndigas", "3-dinner", key: "b").status == 409)
        _ = browser.send(.delete, "\(api)/slots/2-dinner")
        #expect(try put("Albóndigas", "3-dinner", key: "b").status == 200)
    }

    @Test func oldAnswersAreForgotten() throws {
        try fill(count: 700, madeAt: 1_789_552_700)
        _ = try put("Pollo asado", "2-dinner", key: "a")
        #expect(try browser.number("SELECT count(*) FROM answered_request") == RepeatStore.kept)
        #expect(try browser.number("SELECT count(*) FROM answered_request WHERE key = 'key a'") == 1)
        try browser.arrange("UPDATE answered_request SET made_at = \(1_789_552_800 - RepeatStore.lifetime - 1)")
        _ = try put("Lentejas", "4-dinner", key: "b")
        #expect(try browser.number("SELECT count(*) FROM answered_request") == 1)
    }

    private func fill(count: Int, madeAt: Int) throws {
        try browser.arrange(
            """
            WITH RECURSIVE earlier (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM earlier WHERE number < \(count))
            INSERT INTO answered_request (household_id, member_id, key, fingerprint, status, headers, body, made_at)
            SELECT household_id, id, 'key ' || number, x'00', 200, '', x'', \(madeAt) FROM member JOIN earlier
            """)
    }
}
