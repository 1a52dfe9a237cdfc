/// The one door of every new dish, wherever it comes from.
enum DishChanges {
    /// - Parameter stamp: taken only when there is room for the dish.
    static func create(
        _ dish: Dish, _ ingredients: [Ingredient] = [], stamp: @autoclosure () throws -> Stamp, _ context: MemberContext
    ) throws {
        guard try !DishAllowance(context).isUsedUp else { throw AppError.dishLimit }
        try DishStore.put(dish, ingredients, stamp: stamp(), in: context.db)
    }

    /// Writes a dish if anything of it is new, and answers it as it is kept.
    static func save(_ content: DishContent, over former: Dish, _ context: MemberContext) throws -> Dish {
        var dish = former
        dish.take(content)
        guard try dish != former || content.ingredients != context.ingredients(of: former) else { return former }
        try DishStore.save(dish, content.ingredients, stamp: context.stamp(), in: context.db)
        dish.rev += 1
        return dish
    }
}
