import Foundation
import HTTP
import MealMoodTesting
import SQLite

/// Tags as a test reaches them.
extension TestBrowser {
    func givenTag(_ key: String) throws -> String { try text("SELECT id FROM tag WHERE given_key = \(key)") }

    /// Makes an own tag and answers its id.
    func makeTag(_ name: String, rules: String = "{}") throws -> String {
        try send(.post, "/api/v1/tags", json: "{\"name\":\"\(name)\",\"rules\":\(rules)}").tag().id
    }

    /// Gives the dishes of the household a tag more.
    func carry(_ tag: String, like: String = "%") throws {
        try arrange(
            """
            INSERT INTO dish_tag (household_id, dish_id, position, tag_id)
            SELECT household_id, id, 9, \(tag) FROM dish WHERE name LIKE \(like) OR suggestion_key LIKE \(like)
            """)
    }
}

extension Page {
    struct TagBody: Decodable {
        struct Rules: Decodable, Equatable {
            var maxPerWeek: Int?
            var minPerWeek: Int?
            var noConsecutive: Bool
            var noDuplicateInDay: Bool
            var mealTypeRestriction: String?
        }
        var id, name, colour, sentence: String
        var isGiven: Bool
        var rules: Rules
        var dishes, rev: Int
    }

    func tag() throws -> TagBody { try JSONDecoder().decode(TagBody.self, from: Data(text.utf8)) }

    func tags() throws -> [TagBody] {
        struct Body: Decodable { var tags: [TagBody] }
        return try JSONDecoder().decode(Body.self, from: Data(text.utf8)).tags
    }
}
