import Crypto
import Localization
import Planner

enum DishCopy {
    /// The same dish again, under a name that says so. Rules that take Premium go along only for who has it.
    static func copy(of dish: Dish, _ context: MemberContext) -> Dish {
        var copy = Dish(
            id: DishID(randomID()), name: name(dish.name, context), description: dish.description, tags: dish.tags,
            isPriority: dish.isPriority, suggestion: dish.suggestion, photo: dish.photo)
        guard context.allows(.advancedRules) else { return copy }
        (copy.fixedDay, copy.fixedMeal, copy.minDaysBetween) = (dish.fixedDay, dish.fixedMeal, dish.minDaysBetween)
        return copy
    }

    /// "Lentejas (copia)"; a long name gives way.
    private static func name(_ name: String, _ context: MemberContext) -> String {
        let spare = Dish.nameLimit - context.text("dish.copyName", ["name": .text("")]).count
        return context.text("dish.copyName", ["name": .text(String(name.prefix(spare)))])
    }
}
