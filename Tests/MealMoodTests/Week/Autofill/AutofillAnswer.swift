import Foundation
import HTTP
import MealMoodTesting
import SQLite

/// What the autofill answers, as a program reads it.
struct AutofillAnswer: Decodable {
    struct Score: Decodable { var maxFilled, minimumShortfall, fixedDayHonoured, priorityPlaced, distinctDishes: Int }
    struct Empty: Decodable {
        var slot: String
        var place: String
        var reasons: [String]

        enum CodingKeys: String, CodingKey {
            case slot, reasons
            case place = "where"
        }
    }
    struct Relaxation: Decodable {
        var rule: String
        var now: Int?
        var needed: Int?
        var text: String
    }
    struct Relaxations: Decodable {
        var oneMore, everything: [[Relaxation]]
        var complete, proven: Bool
    }
    struct Missed: Decodable { var tag, text: String }

    var slots: [String]
    var complete: Bool
    var message: String
    var undo: String?
    var score: Score?
    var proof: String?
    var empty: [Empty]
    var missed: [Missed]?
    var relaxations: Relaxations?
    var addDish: String?
}

extension TestBrowser {
    /// Asks for the autofill of a week and reads the answer; a seed makes it the same each time.
    func autofill(
        _ monday: String = "2026-09-14", seed: Int? = 1, again: Bool = false, relax: [String] = [],
        scope: String = "week"
    ) throws -> AutofillAnswer {
        var order: [String: Any] = ["again": again, "relax": relax, "scope": scope]
        order["seed"] = seed
        let body = String(decoding: try JSONSerialization.data(withJSONObject: order), as: UTF8.self)
        let page = send(.post, "/api/v1/weeks/\(monday)/autofill", json: body)
        return try JSONDecoder().decode(AutofillAnswer.self, from: Data(page.text.utf8))
    }

    func undo(_ token: String, of monday: String = "2026-09-14") -> Page {
        send(.post, "/api/v1/weeks/\(monday)/undo", json: "{\"token\":\"\(token)\"}")
    }

    func week(_ monday: String = "2026-09-14") -> WeekOnPage { WeekOnPage(get("/week/\(monday)")) }

    /// Puts a dish into a slot and answers the token that takes it back.
    func put(_ dish: String, _ slot: String, of monday: String = "2026-09-14", override: Bool = false) throws -> String
    {
        let body = "{\"dish\":\"\(dishID(dish) ?? "")\",\"override\":\(override)}"
        let page = send(.put, "/api/v1/weeks/\(monday)/slots/\(slot)", json: body)
        return try page.token()
    }

    /// The name of a rule of a tag that every household is given.
    func rule(_ rule: String, of given: String) throws -> String {
        "\(rule):\(try text("SELECT id FROM tag WHERE given_key = \(given)"))"
    }
}

extension Page {
    /// The token of a JSON answer.
    func token() throws -> String {
        struct Body: Decodable { var undo: String }
        return try JSONDecoder().decode(Body.self, from: Data(text.utf8)).undo
    }

    /// The member `field` of a problem.
    var field: String? {
        struct Body: Decodable { var field: String? }
        return try? JSONDecoder().decode(Body.self, from: Data(text.utf8)).field
    }
}
