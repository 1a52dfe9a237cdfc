import Planner

/// What somebody may say of a dish, checked and clean.
struct DishContent {
    var name = ""
    var description = ""
    var tags: [TagID] = []
    var ingredients: [Ingredient] = []
    var isPriority = false
    var fixedDay: Int?
    var fixedMeal: Meal?
    var minDaysBetween: Int?

    /// Fixed days and days between may be kept and taken away by anybody; to set them takes Premium.
    func needsPremium(over dish: Dish?) -> Bool {
        let setsDay = fixedDay != nil && (fixedDay != dish?.fixedDay || fixedMeal != dish?.fixedMeal)
        return setsDay || (minDaysBetween != nil && minDaysBetween != dish?.minDaysBetween)
    }
}

extension Dish {
    init(id: DishID, _ content: DishContent) {
        self.init(id: id, name: content.name, description: content.description, tags: content.tags)
        take(content)
    }

    mutating func take(_ content: DishContent) {
        (name, description, tags) = (content.name, content.description, content.tags)
        isPriority = content.isPriority
        (fixedDay, fixedMeal) = (content.fixedDay, content.fixedMeal)
        minDaysBetween = content.minDaysBetween
    }
}
