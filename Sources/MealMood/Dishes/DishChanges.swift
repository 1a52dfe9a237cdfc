import HTTP
import Planner

/// The one door of every write of a dish, wherever it comes from.
enum DishChanges {
    /// - Parameter stamp: taken only when there is room for the dish.
    static func create(
        _ dish: Dish, _ ingredients: [Ingredient] = [], photo: PhotoOrder = .keep,
        stamp: @autoclosure () throws -> Stamp, _ context: MemberContext
    ) throws {
        guard try !DishAllowance(context).isUsedUp else { throw AppError.dishLimit }
        let stamp = try stamp()
        try DishStore.put(dish, ingredients, stamp: stamp, in: context.db)
        try photo.carryOut(on: dish.id, stamp: stamp, in: context.db)
    }

    /// Writes what is new of a dish, if anything is, and answers it as it is kept.
    static func save(
        _ content: DishContent, photo: PhotoOrder = .keep, over former: Dish, _ context: MemberContext
    ) throws -> Written<Dish> {
        var dish = former
        dish.take(content)
        let isNew = try dish != former || content.ingredients != context.ingredients(of: former)
        guard isNew || photo.isNew(on: former) else { return Written(document: former) }
        let stamp = try context.stamp()
        let replaced = try note(former, isBack: isNew, stamp: stamp, context)
        if isNew {
            try DishStore.save(dish, content.ingredients, stamp: stamp, in: context.db)
            dish.rev += 1
        }
        try photo.carryOut(on: dish.id, stamp: stamp, in: context.db)
        return Written(document: dish, replaced: replaced)
    }

    /// Changes only the photo; answers the token of what that replaced.
    static func save(_ photo: PhotoOrder, of dish: Dish, _ context: MemberContext) throws -> String? {
        guard photo.isNew(on: dish) else { return nil }
        let stamp = try context.stamp()
        let replaced = try note(dish, isBack: false, stamp: stamp, context)
        try photo.carryOut(on: dish.id, stamp: stamp, in: context.db)
        return replaced
    }

    static func setMinDaysBetween(_ days: Int?, of dish: Dish, stamp: Stamp, _ context: MemberContext) throws {
        _ = try note(dish, stamp: stamp, context)
        try DishStore.setMinDaysBetween(days, of: dish.id, stamp: stamp, in: context.db)
    }

    /// Answers the token of what it replaced.
    @discardableResult
    static func delete(_ dish: Dish, _ context: MemberContext) throws -> String? {
        let stamp = try context.stamp()
        let replaced = try note(dish, isRemoval: true, stamp: stamp, context)
        try DishStore.delete(dish.id, stamp: stamp, in: context.db)
        return replaced
    }

    /// Makes a dish again what it was, also one that is gone.
    static func bringBack(
        _ content: DishContent, over present: Dish, stamp: Stamp, _ context: MemberContext
    ) throws {
        var dish = present
        dish.take(content)
        dish.isDeleted = false
        if !present.isDeleted { _ = try note(present, stamp: stamp, context) }
        try DishStore.put(dish, content.ingredients, stamp: stamp, in: context.db)
    }

    /// - Parameter isBack: whether what is changed can be brought back: a photo is not.
    private static func note(
        _ dish: Dish, isRemoval: Bool = false, isBack: Bool = true, stamp: Stamp, _ context: MemberContext
    ) throws -> String? {
        try ReplacedStore.note(.dish, dish.id.text, isRemoval: isRemoval, stamp: stamp, in: context.db) {
            guard isBack else { return nil }
            let ingredients = try context.ingredients(of: dish)
            return JSONWriter.write(
                DishJSON(dish: dish, ingredients: ingredients, request: context.request).write)
        }
    }
}
