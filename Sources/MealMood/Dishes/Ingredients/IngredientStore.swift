import Planner
import SQLite

enum IngredientStore {
    /// What a dish is made of, in its order.
    static func ingredients(of dish: DishID, household: HouseholdID, in db: Connection) throws -> [Ingredient] {
        try db.rows(
            """
            SELECT amount, unit, name FROM ingredient
            WHERE household_id = \(household.text) AND dish_id = \(dish.text) ORDER BY position
            """
        ) { row in Ingredient(amount: Amount(try row.text(0)), unit: try row.text(1), name: try row.text(2)) }
    }

    static func set(_ ingredients: [Ingredient], of dish: DishID, stamp: Stamp, in db: Connection) throws {
        let household = stamp.household.text
        try db.execute("DELETE FROM ingredient WHERE household_id = \(household) AND dish_id = \(dish.text)")
        for (position, ingredient) in ingredients.enumerated() {
            try db.execute(
                """
                INSERT INTO ingredient (household_id, dish_id, position, amount, unit, name)
                VALUES (\(household), \(dish.text), \(position), \(ingredient.amount.text), \(ingredient.unit),
                    \(ingredient.name))
                """)
        }
    }
}
