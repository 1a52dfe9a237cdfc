import Planner
import SQLite

/// The dishes that are copies from other households, and the dishes here that may be the same.
enum BroughtDishStore {
    static func note(
        _ dish: DishID, from original: DishID, of source: HouseholdID, twin: DishID?, stamp: Stamp, in db: Connection
    ) throws {
        try db.execute(
            """
            INSERT INTO brought_dish (household_id, dish_id, source_household_id, source_dish_id, twin_id)
            VALUES (\(stamp.household.text), \(dish.text), \(source.text), \(original.text), \(twin?.text))
            """)
    }

    /// The possible double of each dish that has one.
    static func twins(of household: HouseholdID, in db: Connection) throws -> [DishID: DishID] {
        var twins: [DishID: DishID] = [:]
        try db.forEach(
            "SELECT dish_id, twin_id FROM brought_dish WHERE household_id = \(household.text) AND twin_id IS NOT NULL"
        ) { row in twins[DishID(try row.text(0))] = DishID(try row.text(1)) }
        return twins
    }

    /// Somebody said that both are to stay.
    static func dismissTwin(of dish: DishID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE brought_dish SET twin_id = NULL
            WHERE household_id = \(stamp.household.text) AND dish_id = \(dish.text)
            """)
        try DishStore.touch(dish, stamp: stamp, in: db)
    }
}

/// Which dishes of two households were copied from each other, either way.
struct BroughtDishes {
    private var partners: [DishID: [DishID]] = [:]

    init(between one: HouseholdID, and other: HouseholdID, in db: Connection) throws {
        try db.forEach(
            """
            SELECT dish_id, source_dish_id FROM brought_dish
            WHERE household_id = \(other.text) AND source_household_id = \(one.text)
            UNION ALL
            SELECT source_dish_id, dish_id FROM brought_dish
            WHERE household_id = \(one.text) AND source_household_id = \(other.text)
            """
        ) { row in partners[DishID(try row.text(1)), default: []].append(DishID(try row.text(0))) }
    }

    /// The dishes of the other household that a dish of the first was copied from or to.
    func partners(of dish: DishID) -> [DishID] { partners[dish] ?? [] }
}
