import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// A form that is sent twice does nothing twice: its page carries the mark `once`.
@Suite struct RepeatedFormTests {
    let browser: TestBrowser
    let week = "/week/2026-09-14"

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    /// The mark of the forms on a page.
    private func once(_ path: String) throws -> String {
        let page = browser.get(path).text
        let mark = try #require(page.range(of: "name=\"once\" value=\""))
        return String(page[mark.upperBound...].prefix { $0 != "\"" })
    }

    private func tag() throws -> String { try browser.text("SELECT id FROM tag ORDER BY position LIMIT 1") }

    private func dishes() throws -> Int? { try browser.number("SELECT count(*) FROM dish WHERE deleted_at IS NULL") }

    @Test func aDoubleClickMakesOneDish() throws {
        let (once, tag, before) = (try once("/dishes/new"), try tag(), try #require(try dishes()))
        let answers = (0..<3).map { _ in browser.post("/dishes", ["name": "Ensalada", "tags": tag, "once": once]) }
        #expect(answers.allSatisfy { $0.status == 303 && $0.location == answers[0].location })
        #expect(try dishes() == before + 1)
    }

    @Test func aFormMadeAfterwardsIsANewOne() throws {
        let (tag, before) = (try tag(), try #require(try dishes()))
        for _ in 0..<2 {
            _ = browser.post("/dishes", ["name": "Ensalada", "tags": tag, "once": try once("/dishes/new")])
        }
        #expect(try dishes() == before + 2)
    }

    @Test func otherContentIsANewOne() throws {
        let (once, tag, before) = (try once("/dishes/new"), try tag(), try #require(try dishes()))
        for name in ["Ensalada", "Ensaladilla"] {
            _ = browser.post("/dishes", ["name": name, "tags": tag, "once": once])
        }
        #expect(try dishes() == before + 2)
    }

    @Test func aRefusedFormMayBeSentAgain() throws {
        let (once, before) = (try once("/dishes/new"), try #require(try dishes()))
        for _ in 0..<2 { #expect(browser.post("/dishes", ["name": "Ensalada", "once": once]).status == 422) }
        #expect(try dishes() == before)
    }

    @Test func reloadingAPostAfterAnotherChangeWritesNothing() throws {
        let (once, dish) = (try once(week), try #require(browser.dishID("Pollo asado")))
        let first = browser.post("\(week)/slots/2-dinner", ["dish": dish, "once": once])
        _ = browser.post("\(week)/slots/2-dinner/removal", [:])
        let again = browser.post("\(week)/slots/2-dinner", ["dish": dish, "once": once])
        #expect(again.status == 303)
        #expect(again.location == first.location)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func aFormOfAnOlderViewIsDoneAfterAnUndo() throws {
        let once = try once(week)
        let first = browser.post("\(week)/slots/2-dinner", ["eatingOut": "true", "once": once])
        #expect(browser.undoByForm(first.noticed).status == 303)
        let again = browser.post("\(week)/slots/2-dinner", ["eatingOut": "true", "once": once])
        #expect(again.status == 303 && again.noticed != first.noticed)
        #expect(try browser.stored("2-dinner") == "eatingOut")
    }

    @Test func aFormThatChangedNothingIsDoneWhenItComesAgain() throws {
        let (once, dish) = (try once(week), try #require(browser.dishID("Pollo asado")))
        #expect(browser.post("\(week)/slots/2-dinner/removal", ["once": once]).status == 303)
        _ = browser.post("\(week)/slots/2-dinner", ["dish": dish])
        #expect(browser.post("\(week)/slots/2-dinner/removal", ["once": once]).status == 303)
        #expect(browser.week().filled.isEmpty)
    }

    @Test func completarPressedTwiceIsOneChange() throws {
        let once = try once(week)
        let answers = (0..<2).map { _ in browser.post("\(week)/autofill", ["once": once]) }
        #expect(answers[1].location == answers[0].location)
        #expect(try browser.number("SELECT count(*) FROM week_change") == 1)
    }

    @Test func anOwnDishOfTheFirstStepsIsMadeOnce() throws {
        let newcomer = TestBrowser(try TestApp())
        _ = newcomer.post("/onboarding/welcome", [:])
        let page = newcomer.get("/onboarding/dishes").text
        let mark = try #require(page.range(of: "name=\"once\" value=\""))
        let once = String(page[mark.upperBound...].prefix { $0 != "\"" })
        let tag = try newcomer.text("SELECT id FROM tag LIMIT 1")
        for _ in 0..<2 {
            let answer = newcomer.post(
                "/onboarding/dishes", ["action": "add", "name": "Ensalada", "tags": tag, "once": once])
            #expect(answer.location == "/onboarding/dishes")
        }
        #expect(try newcomer.number("SELECT count(*) FROM dish") == 1)
    }

    @Test func theMarkKeepsPagesAsTheyWere() throws {
        let first = browser.get(week)
        let tag = try #require(first.response.headers["ETag"])
        #expect(browser.get(week, headers: ["If-None-Match": tag]).status == 304)
        _ = browser.post("\(week)/slots/2-dinner", ["dish": try #require(browser.dishID("Pollo asado"))])
        #expect(browser.get(week, headers: ["If-None-Match": tag]).status == 200)
    }

    @Test(arguments: ["/week/2026-09-14", "/week/2026-09-14/slots/0-lunch", "/dishes", "/dishes/new"])
    func everyFormThatWritesCarriesTheMark(path: String) {
        let forms = browser.get(path).text.components(separatedBy: "<form").dropFirst()
        let posts = forms.filter { $0.prefix { $0 != ">" }.contains("method=\"post\"") }
        #expect(!posts.isEmpty)
        #expect(posts.allSatisfy { $0.contains("name=\"once\"") })
    }
}
