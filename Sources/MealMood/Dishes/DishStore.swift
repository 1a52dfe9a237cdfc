import Crypto
import Planner
import SQLite

enum DishStore {
    /// Every dish of the household by name, the deleted ones too: past weeks show them.
    static func all(of household: HouseholdID, in db: Connection) throws -> [Dish] {
        var tags: [DishID: [TagID]] = [:]
        try db.forEach(
            "SELECT dish_id, tag_id FROM dish_tag WHERE household_id = \(household.text) ORDER BY dish_id, position"
        ) { row in
            tags[DishID(try row.text(0)), default: []].append(TagID(try row.text(1)))
        }
        let photos = try PhotoStore.hashes(of: household, in: db)
        let twins = try BroughtDishStore.twins(of: household, in: db)
        return try db.rows(
            """
            SELECT id, name, description, is_priority, fixed_day, fixed_meal, min_days_between, suggestion_key,
                deleted_at IS NOT NULL, rev,
                (SELECT group_concat(i.name, ' ') FROM ingredient i
                    WHERE i.household_id = dish.household_id AND i.dish_id = dish.id)
            FROM dish WHERE household_id = \(household.text)
            """
        ) { row in
            var dish = try dish(from: row, tags: tags)
            dish.photo = photos[dish.id]
            dish.twin = twins[dish.id]
            return dish
        }
    }

    /// Where a dish stands from a day on, second dishes included, in order.
    static func places(of dish: DishID, from day: CivilDay, household: HouseholdID, in db: Connection) throws
        -> [DatedSlot]
    {
        try db.rows(
            """
            SELECT day, meal FROM slot
            WHERE household_id = \(household.text) AND (dish_id = \(dish.text) OR secondary_dish_id = \(dish.text))
                AND deleted_at IS NULL AND day >= \(day.number)
            ORDER BY day, meal DESC
            """
        ) { row in
            DatedSlot(day: CivilDay(number: try row.int(0)), meal: Meal(rawValue: try row.text(1)) ?? .lunch)
        }
    }

    /// The live dishes that a person made.
    static func count(madeBy member: MemberID, household: HouseholdID, in db: Connection) throws -> Int {
        try db.first(
            """
            SELECT count(*) FROM dish
            WHERE household_id = \(household.text) AND created_by = \(member.text) AND deleted_at IS NULL
            """
        ) { try $0.int(0) } ?? 0
    }

    /// Writes a whole dish. One that is here already, deleted or not, is replaced and stays its maker's.
    static func put(_ dish: Dish, _ ingredients: [Ingredient], stamp: Stamp, in db: Connection) throws {
        let deletedAt = dish.isDeleted ? stamp.at : nil
        try db.execute(
            """
            INSERT INTO dish (household_id, id, name, description, is_priority, fixed_day, fixed_meal,
                min_days_between, suggestion_key, created_by, seq, rev, updated_at, updated_by, deleted_at)
            VALUES (\(stamp.household.text), \(dish.id.text), \(dish.name), \(dish.description), \(dish.isPriority),
                \(dish.fixedDay), \(dish.fixedMeal?.rawValue), \(dish.minDaysBetween), \(dish.suggestion?.rawValue),
                \(stamp.by.text), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text), \(deletedAt))
            ON CONFLICT (household_id, id) DO UPDATE SET
                name = excluded.name, description = excluded.description, is_priority = excluded.is_priority,
                fixed_day = excluded.fixed_day, fixed_meal = excluded.fixed_meal,
                min_days_between = excluded.min_days_between, suggestion_key = excluded.suggestion_key,
                seq = excluded.seq, rev = rev + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
                deleted_at = excluded.deleted_at
            """)
        try IngredientStore.set(ingredients, of: dish.id, stamp: stamp, in: db)
        try setTags(of: dish, stamp: stamp, in: db)
    }

    static func save(_ dish: Dish, _ ingredients: [Ingredient], stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE dish SET name = \(dish.name), description = \(dish.description),
                is_priority = \(dish.isPriority), fixed_day = \(dish.fixedDay),
                fixed_meal = \(dish.fixedMeal?.rawValue), min_days_between = \(dish.minDaysBetween),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(dish.id.text) AND deleted_at IS NULL
            """)
        try IngredientStore.set(ingredients, of: dish.id, stamp: stamp, in: db)
        try setTags(of: dish, stamp: stamp, in: db)
    }

    static func delete(_ dish: DishID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE dish SET deleted_at = \(stamp.at),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(dish.text)
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    /// Leaves tombstones only, without what hangs on them.
    static func deleteAll(stamp: Stamp, in db: Connection) throws {
        let household = stamp.household.text
        try db.execute("DELETE FROM dish_tag WHERE household_id = \(household)")
        try db.execute("DELETE FROM ingredient WHERE household_id = \(household)")
        try db.execute(
            """
            UPDATE dish SET deleted_at = \(stamp.at),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND deleted_at IS NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    /// Says that something of the dish has changed which is kept elsewhere.
    static func touch(_ dish: DishID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE dish SET seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(dish.text)
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    static func setMinDaysBetween(_ days: Int?, of dish: DishID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE dish SET min_days_between = \(days),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(dish.text) AND deleted_at IS NULL
            """)
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    private static func setTags(of dish: Dish, stamp: Stamp, in db: Connection) throws {
        let household = stamp.household.text
        try db.execute("DELETE FROM dish_tag WHERE household_id = \(household) AND dish_id = \(dish.id.text)")
        for (position, tag) in dish.tags.enumerated() {
            try db.execute(
                """
                INSERT INTO dish_tag (household_id, dish_id, position, tag_id)
                VALUES (\(household), \(dish.id.text), \(position), \(tag.text))
                """)
        }
        try HouseholdStore.libraryChanged(stamp, in: db)
    }

    private static func dish(from row: borrowing Row, tags: [DishID: [TagID]]) throws -> Dish {
        let id = DishID(try row.text(0))
        return Dish(
            id: id, name: try row.text(1), description: try row.text(2), tags: tags[id] ?? [],
            isPriority: try row.bool(3), fixedDay: try row.intOrNil(4),
            fixedMeal: try row.textOrNil(5).flatMap(Meal.init(rawValue:)), minDaysBetween: try row.intOrNil(6),
            suggestion: try row.textOrNil(7).flatMap(Suggestion.init(rawValue:)), isDeleted: try row.bool(8),
            ingredientNames: try row.textOrNil(10) ?? "", rev: try row.int(9))
    }
}
