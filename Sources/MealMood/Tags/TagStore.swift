import Crypto
import Planner
import SQLite

enum TagStore {
    /// The household's live tags in their order.
    static func all(of household: HouseholdID, in db: Connection) throws -> [Tag] {
        try db.rows(
            """
            SELECT id, given_key, name, colour, max_per_week, min_per_week, no_consecutive, no_duplicate_in_day,
                meal_type_restriction
            FROM tag WHERE household_id = \(household.text) AND deleted_at IS NULL ORDER BY position, id
            """, tag(from:))
    }

    static func createGiven(stamp: Stamp, in db: Connection) throws {
        for (position, given) in GivenTag.allCases.enumerated() {
            let id = TagID(randomID())
            try insert(
                Tag(id: id, given: given, name: nil, colour: given.colour, rules: given.rules(id: id)),
                position: position, stamp: stamp, in: db)
        }
    }

    static func setRules(_ rules: Planner.Tag, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE tag SET max_per_week = \(rules.maxPerWeek), min_per_week = \(rules.minPerWeek),
                no_consecutive = \(rules.noConsecutive), no_duplicate_in_day = \(rules.noDuplicateInDay),
                meal_type_restriction = \(rules.onlyMeal?.rawValue),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(rules.id.text) AND deleted_at IS NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    private static func insert(_ tag: Tag, position: Int, stamp: Stamp, in db: Connection) throws {
        let rules = tag.rules
        try db.execute(
            """
            INSERT INTO tag (household_id, id, position, given_key, name, colour, max_per_week, min_per_week,
                no_consecutive, no_duplicate_in_day, meal_type_restriction, seq, rev, updated_at, updated_by)
            VALUES (\(stamp.household.text), \(tag.id.text), \(position), \(tag.given?.rawValue), \(tag.name),
                \(tag.colour), \(rules.maxPerWeek), \(rules.minPerWeek), \(rules.noConsecutive),
                \(rules.noDuplicateInDay), \(rules.onlyMeal?.rawValue), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text))
            """)
    }

    private static func tag(from row: borrowing Row) throws -> Tag {
        let id = TagID(try row.text(0))
        let rules = Planner.Tag(
            id: id, maxPerWeek: try row.intOrNil(4), minPerWeek: try row.intOrNil(5),
            noConsecutive: try row.bool(6), noDuplicateInDay: try row.bool(7),
            onlyMeal: try row.textOrNil(8).flatMap(Meal.init(rawValue:)))
        return Tag(
            id: id, given: try row.textOrNil(1).flatMap(GivenTag.init(rawValue:)), name: try row.textOrNil(2),
            colour: try row.text(3), rules: rules)
    }
}
