import Crypto
import Planner
import SQLite

enum TagStore {
    /// The household's live tags in their order.
    static func all(of household: HouseholdID, in db: Connection) throws -> [Tag] {
        try db.rows(
            """
            SELECT id, given_key, name, colour, max_per_week, min_per_week, no_consecutive, no_duplicate_in_day,
                meal_type_restriction, rev
            FROM tag WHERE household_id = \(household.text) AND deleted_at IS NULL ORDER BY position, id
            """, tag(from:))
    }

    static func createGiven(stamp: Stamp, in db: Connection) throws {
        for given in GivenTag.allCases {
            let id = TagID(randomID())
            try create(
                Tag(id: id, given: given, name: nil, colour: given.colour, rules: given.rules(id: id)), stamp: stamp,
                in: db)
        }
    }

    /// Puts a tag behind all others, also behind those that are gone.
    static func create(_ tag: Tag, stamp: Stamp, in db: Connection) throws {
        let last = try db.first(
            "SELECT coalesce(max(position), -1) FROM tag WHERE household_id = \(stamp.household.text)"
        ) { try $0.int(0) }
        try put(tag, at: (last ?? -1) + 1, stamp: stamp, in: db)
    }

    /// Writes a whole tag. One that is here already, deleted or not, is replaced.
    static func put(_ tag: Tag, at position: Int, stamp: Stamp, in db: Connection) throws {
        let rules = tag.rules
        try db.execute(
            """
            INSERT INTO tag (household_id, id, position, given_key, name, colour, max_per_week, min_per_week,
                no_consecutive, no_duplicate_in_day, meal_type_restriction, seq, rev, updated_at, updated_by)
            VALUES (\(stamp.household.text), \(tag.id.text), \(position), \(tag.given?.rawValue), \(tag.name),
                \(tag.colour), \(rules.maxPerWeek), \(rules.minPerWeek), \(rules.noConsecutive),
                \(rules.noDuplicateInDay), \(rules.onlyMeal?.rawValue), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text))
            ON CONFLICT (household_id, id) DO UPDATE SET
                position = excluded.position, given_key = excluded.given_key, name = excluded.name,
                colour = excluded.colour, max_per_week = excluded.max_per_week, min_per_week = excluded.min_per_week,
                no_consecutive = excluded.no_consecutive, no_duplicate_in_day = excluded.no_duplicate_in_day,
                meal_type_restriction = excluded.meal_type_restriction, seq = excluded.seq, rev = rev + 1,
                updated_at = excluded.updated_at, updated_by = excluded.updated_by, deleted_at = NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    /// Changes a live tag; one that is gone stays so, whoever brings its rules back.
    static func save(_ tag: Tag, stamp: Stamp, in db: Connection) throws {
        let rules = tag.rules
        try db.execute(
            """
            UPDATE tag SET name = \(tag.name), colour = \(tag.colour),
                max_per_week = \(rules.maxPerWeek), min_per_week = \(rules.minPerWeek),
                no_consecutive = \(rules.noConsecutive), no_duplicate_in_day = \(rules.noDuplicateInDay),
                meal_type_restriction = \(rules.onlyMeal?.rawValue),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(tag.id.text) AND deleted_at IS NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    /// Takes a tag from its dishes, which stay, and leaves a tombstone.
    static func delete(_ tag: TagID, stamp: Stamp, in db: Connection) throws {
        let household = stamp.household.text
        try db.execute(
            """
            UPDATE dish SET seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND id IN (
                SELECT dish_id FROM dish_tag WHERE household_id = \(household) AND tag_id = \(tag.text))
            """)
        try db.execute("DELETE FROM dish_tag WHERE household_id = \(household) AND tag_id = \(tag.text)")
        try db.execute(
            """
            UPDATE tag SET deleted_at = \(stamp.at),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND id = \(tag.text) AND deleted_at IS NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    /// The places of a tag among those of its dishes, by their ids.
    static func places(of tag: TagID, household: HouseholdID, in db: Connection) throws -> [String: Int] {
        let places = try db.rows(
            "SELECT dish_id, position FROM dish_tag WHERE household_id = \(household.text) AND tag_id = \(tag.text)"
        ) { (try $0.text(0), try $0.int(1)) }
        return Dictionary(uniqueKeysWithValues: places)
    }

    /// Takes a deletion back, also on the dishes; where its place is taken by now, the tag is the last.
    static func restore(_ tag: Tag, to places: [String: Int], stamp: Stamp, in db: Connection) throws {
        let household = stamp.household.text
        try db.execute("UPDATE tag SET deleted_at = NULL WHERE household_id = \(household) AND id = \(tag.id.text)")
        try save(tag, stamp: stamp, in: db)
        for (dish, place) in places {
            try db.execute(
                """
                INSERT INTO dish_tag (household_id, dish_id, position, tag_id)
                SELECT household_id, id, coalesce((
                    SELECT 1 + max(t.position) FROM dish_tag t WHERE t.household_id = dish.household_id
                        AND t.dish_id = dish.id HAVING max(t.position = \(place))), \(place)), \(tag.id.text)
                FROM dish WHERE household_id = \(household) AND id = \(dish)
                """)
            try DishStore.touch(DishID(dish), stamp: stamp, in: db)
        }
    }

    /// Leaves tombstones only.
    static func deleteAll(stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE tag SET deleted_at = \(stamp.at),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND deleted_at IS NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    private static func tag(from row: borrowing Row) throws -> Tag {
        let id = TagID(try row.text(0))
        let rules = Planner.Tag(
            id: id, maxPerWeek: try row.intOrNil(4), minPerWeek: try row.intOrNil(5),
            noConsecutive: try row.bool(6), noDuplicateInDay: try row.bool(7),
            onlyMeal: try row.textOrNil(8).flatMap(Meal.init(rawValue:)))
        return Tag(
            id: id, given: try row.textOrNil(1).flatMap(GivenTag.init(rawValue:)), name: try row.textOrNil(2),
            colour: try row.text(3), rules: rules, rev: try row.int(9))
    }
}
