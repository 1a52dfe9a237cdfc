import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@Suite struct DishAPITests {
    let browser: TestBrowser
    let tag: String
    let path = "/api/v1/dishes"

    init() throws {
        browser = TestBrowser.atHome(try TestApp(isPremiumForAll: true))
        tag = try browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
    }

    private func json(_ page: Page) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(page.text.utf8)) as? [String: Any], "\(page.text)")
    }

    private func create(_ members: String) -> Page { browser.send(.post, path, json: "{\(members)}") }

    @Test func aDishIsMadeReadChangedAndDeleted() throws {
        let made = create(
            """
            "name": " Paella ", "tags": ["\(tag)"], "isPriority": true, "fixedDay": 6, "fixedMeal": "lunch",
            "minDaysBetween": 5, "ingredients": [{"amount": "1 1/2", "unit": "kg", "name": "arroz"}, {"name": "sal"}]
            """)
        #expect(made.status == 201 && made.location.hasPrefix("\(path)/"))
        let dish = try json(made)
        #expect(dish["name"] as? String == "Paella" && dish["rev"] as? Int == 1 && dish["fixedDay"] as? Int == 6)
        let lines = try #require(dish["ingredients"] as? [[String: Any]])
        #expect(lines[0]["quantity"] as? Double == 1.5 && lines[0]["amount"] as? String == "1 1/2")
        #expect(lines[1]["quantity"] is NSNull && lines[1]["unit"] as? String == "")
        #expect(browser.get(made.location).text == made.text)

        let changed = try json(
            browser.send(.patch, made.location, json: #"{"fixedDay": null, "description": "Dominical"}"#))
        #expect(changed["fixedDay"] is NSNull && changed["fixedMeal"] is NSNull && changed["rev"] as? Int == 2)
        #expect(changed["name"] as? String == "Paella" && changed["minDaysBetween"] as? Int == 5)
        #expect((changed["ingredients"] as? [Any])?.count == 2)
        #expect(browser.send(.delete, made.location).status == 204)
        #expect(browser.get(made.location).status == 404)
    }

    @Test func theListIsSearchedFilteredAndInParts() throws {
        for number in 0..<60 { _ = create("\"name\": \"Guiso \(number)\", \"tags\": [\"\(tag)\"]") }
        let first = try json(browser.get("\(path)?q=guiso&tag=\(tag)"))
        #expect(first["count"] as? Int == 60 && first["page"] as? Int == 1 && first["pages"] as? Int == 2)
        #expect((first["dishes"] as? [Any])?.count == 50)
        let second = try json(browser.get("\(path)?q=guiso&page=2"))
        #expect((second["dishes"] as? [Any])?.count == 10)
        #expect(try json(browser.get("\(path)?q=nada+de+nada"))["count"] as? Int == 0)
    }

    @Test(arguments: [
        (#""name": """#, "name"), (#""tags": []"#, "tags"), (#""tags": ["none"]"#, "tags"), (#""name": 5"#, "name"),
        (#""fixedDay": 7"#, "fixedDay"), (#""fixedDay": 1.5"#, "fixedDay"), (#""fixedMeal": "brunch""#, "fixedMeal"),
        (#""fixedMeal": "lunch""#, "fixedMeal"), (#""minDaysBetween": 0"#, "minDaysBetween"),
        (#""minDaysBetween": 61"#, "minDaysBetween"), (#""ingredients": [{"name": ""}]"#, "ingredients/0/name"),
        (#""ingredients": "pan""#, "ingredients"), (#""isPriority": "yes""#, "isPriority"),
        (#""description": "\u0000""#, "description"),
        (#""ingredients": [{"name": "a", "unit": "k\ng"}]"#, "ingredients/0/unit"),
    ])
    func whatCannotBeIsNamed(member: String, field: String) throws {
        let dish = try #require(browser.dishID("Pollo asado"))
        let before = browser.get("\(path)/\(dish)").text
        let refused = browser.send(.patch, "\(path)/\(dish)", json: "{\(member)}")
        #expect(refused.status == 422)
        #expect(try json(refused)["field"] as? String == field)
        #expect(browser.get("\(path)/\(dish)").text == before)
    }

    @Test func aPlannedDishSaysWhereItStands() throws {
        let dish = try #require(browser.dishID("Pollo asado"))
        let other = try #require(browser.dishID("Salmón"))
        _ = browser.post("/week/2026-09-21/slots/2-dinner", ["dish": other, "secondaryDish": dish])
        let refused = browser.send(.delete, "\(path)/\(dish)")
        #expect(refused.status == 409)
        let problem = try json(refused)
        #expect(problem["type"] as? String == "/problems/dishPlanned")
        let place = try #require((problem["places"] as? [[String: String]])?.first)
        #expect(place["week"] == "2026-09-21" && place["slot"] == "2-dinner")
        #expect(place["url"] == "/week/2026-09-21#slot-2-dinner" && place["text"]?.contains("Miércoles") == true)
    }

    @Test func aCopyIsAnotherDish() throws {
        let dish = try #require(browser.dishID("Pollo asado"))
        let copy = browser.send(.post, "\(path)/\(dish)/copies")
        #expect(copy.status == 201)
        #expect(try json(copy)["name"] as? String == "Pollo asado (copia)")
    }

    @Test func whatIsOfNobodyHereIsNotFound() {
        for method in [Method.get, .delete] { #expect(browser.send(method, "\(path)/nobody").status == 404) }
        #expect(browser.send(.patch, "\(path)/nobody", json: "{}").status == 404)
        #expect(browser.send(.post, "\(path)/nobody/copies").status == 404)
    }

    @Test func withoutPremiumTheGatesAreTheSame() throws {
        let free = TestBrowser.atHome(try TestApp())
        let tag = try free.text("SELECT id FROM tag WHERE given_key = 'meat'")
        let dish = try #require(free.dishID("Pollo asado"))
        for rule in [#""fixedDay": 1"#, #""minDaysBetween": 3"#] {
            let refused = free.send(.patch, "\(path)/\(dish)", json: "{\(rule)}")
            #expect(refused.status == 403)
            #expect(try json(refused)["type"] as? String == "/problems/premiumNeeded")
        }
        for number in 4..<20 {
            #expect(free.send(.post, path, json: #"{"name": "P\#(number)", "tags": ["\#(tag)"]}"#).status == 201)
        }
        for path in [path, "\(path)/\(dish)/copies"] {
            let refused = free.send(.post, path, json: #"{"name": "Uno más", "tags": ["\#(tag)"]}"#)
            #expect(refused.status == 403)
            let problem = try json(refused)
            #expect(problem["type"] as? String == "/problems/premiumNeeded")
            #expect((problem["detail"] as? String)?.contains("caben 20 platos") == true)
        }
    }

    @Test func theSameKeyMakesOneDish() throws {
        for _ in 0..<2 {
            let made = browser.send(
                .post, path, headers: ["Idempotency-Key": "one"], json: #"{"name": "Una vez", "tags": ["\#(tag)"]}"#)
            #expect(made.status == 201)
        }
        #expect(try browser.number("SELECT count(*) FROM dish WHERE name = 'Una vez'") == 1)
    }
}
