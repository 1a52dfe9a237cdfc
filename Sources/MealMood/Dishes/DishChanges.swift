/// The one door of every new dish, wherever it comes from.
enum DishChanges {
    /// - Parameter stamp: taken only when there is room for the dish.
    static func create(
        _ dish: Dish, _ ingredients: [Ingredient] = [], stamp: @autoclosure () throws -> Stamp, _ context: MemberContext
    ) throws {
        guard try !DishAllowance(context).isUsedUp else { throw AppError.dishLimit }
        try DishStore.put(dish, ingredients, stamp: stamp(), in: context.db)
    }
}
