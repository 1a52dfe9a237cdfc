import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Tags for programs.
@Suite struct TagAPITests {
    let browser: TestBrowser
    let meat: String

    init() throws {
        browser = TestBrowser.atHome(try TestApp(isPremiumForAll: true))
        meat = try browser.givenTag("meat")
    }

    private func patch(_ json: String, _ tag: String? = nil) -> Page {
        browser.send(.patch, "/api/v1/tags/\(tag ?? meat)", json: json)
    }

    @Test func everyTagIsListedInOrder() throws {
        let page = browser.get("/api/v1/tags")
        #expect(page.response.headers["Cache-Control"] == "no-store")
        let tags = try page.tags()
        #expect(tags.map(\.name).prefix(3) == ["Carne", "Pescado", "Legumbres"] && tags.count == 10)
        #expect(tags[0].dishes == 2 && tags[0].colour == "#E74C3C" && tags[0].isGiven && tags[0].rev == 1)
        #expect(tags[0].sentence.hasPrefix("Carne: máximo 3 por semana, nunca en días seguidos"))
        #expect(try browser.get("/api/v1/tags/\(meat)").tag().id == meat)
    }

    @Test func onlyWhatIsGivenChanges() throws {
        let tag = try patch("{\"rules\":{\"maxPerWeek\":5,\"mealTypeRestriction\":\"dinner\"}}").tag()
        #expect(tag.rules.maxPerWeek == 5 && tag.rules.noConsecutive && tag.rules.mealTypeRestriction == "dinner")
        #expect(tag.rev == 2)
        let bare = try patch("{\"rules\":{\"maxPerWeek\":null,\"mealTypeRestriction\":null}}").tag()
        #expect(bare.rules.maxPerWeek == nil && bare.rules.mealTypeRestriction == nil && bare.rules.noDuplicateInDay)
        #expect(try patch("{\"name\":\"Res\"}").tag().name == "Res")
        let back = try patch("{\"name\":null}").tag()
        #expect(back.name == "Carne" && back.rev == 5)
        #expect(try patch("{\"name\":null}").tag().rev == 5)
        #expect(try browser.get("/api/v1/tags/\(meat)").tag().rev == 5)
    }

    @Test func anOwnTagIsMadeChangedAndDeleted() throws {
        let made = browser.send(
            .post, "/api/v1/tags", json: "{\"name\":\"Rápido\",\"colour\":\"#abcdef\",\"rules\":{\"minPerWeek\":1}}")
        let tag = try made.tag()
        #expect(made.status == 201 && made.response.headers["Location"] == "/api/v1/tags/\(tag.id)")
        #expect(tag.colour == "#ABCDEF" && !tag.isGiven && tag.rules.minPerWeek == 1 && tag.dishes == 0)
        let changed = try patch("{\"name\":\"Exprés\",\"colour\":\"#000000\"}", tag.id).tag()
        #expect(changed.name == "Exprés" && changed.colour == "#000000" && changed.rules.minPerWeek == 1)
        #expect(browser.send(.delete, "/api/v1/tags/\(tag.id)").status == 204)
        #expect(browser.get("/api/v1/tags/\(tag.id)").status == 404)
    }

    @Test(arguments: [
        ("{\"name\":\"pescado\"}", 422, "name", "tagNameTaken"), ("{\"name\":7}", 422, "name", "invalidField"),
        ("{\"name\":\"\(String(repeating: "a", count: 31))\"}", 422, "name", "invalidField"),
        ("{\"colour\":\"#000000\"}", 422, "colour", "invalidField"),
        ("{\"colour\":\"blue\"}", 422, "colour", "invalidField"),
        ("{\"rules\":{\"maxPerWeek\":8}}", 422, "rules", "invalidField"),
        ("{\"rules\":{\"maxPerWeek\":2.5}}", 422, "rules", "invalidField"),
        ("{\"rules\":{\"mealTypeRestriction\":\"tea\"}}", 422, "rules", "invalidField"),
        ("{\"rules\":{\"noConsecutive\":\"yes\"}}", 422, "rules", "invalidField"),
        ("{\"rules\":{\"maxPerWeek\":1,\"minPerWeek\":2}}", 422, "minPerWeek", "minimumAboveMaximum"),
        ("{\"rules\":null}", 422, "rules", "invalidField"), ("[]", 400, nil, "badRequest"),
    ])
    func whatCannotBeIsRefusedWithItsField(json: String, status: Int, field: String?, type: String) throws {
        let refused = patch(json)
        #expect(refused.status == status && refused.field == field && refused.contains("\"/problems/\(type)\""))
        #expect(try browser.get("/api/v1/tags/\(meat)").tag().rev == 1)
    }

    @Test func anOwnTagNeedsAName() throws {
        #expect(browser.send(.post, "/api/v1/tags", json: "{}").field == "name")
        let own = try browser.makeTag("Rápido")
        #expect(patch("{\"name\":null}", own).status == 422)
    }

    @Test func theSameKeyMakesOneTag() throws {
        let key = ["Idempotency-Key": "one"]
        let first = browser.send(.post, "/api/v1/tags", headers: key, json: "{\"name\":\"Rápido\"}")
        let second = browser.send(.post, "/api/v1/tags", headers: key, json: "{\"name\":\"Rápido\"}")
        #expect(first.status == 201 && second.text == first.text)
        #expect(try browser.number("SELECT count(*) FROM tag") == 11)
    }
}
