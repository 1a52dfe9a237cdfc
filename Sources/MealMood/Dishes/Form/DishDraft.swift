import Planner

/// The dish form as filled in, with what is wrong at each field.
struct DishDraft {
    var dish: DishID?
    var name = ""
    var description = ""
    var tags: [String] = []
    var lines: [IngredientLine] = []
    /// A line of ingredients that is typed but not taken apart yet.
    var newLine = ""
    var isPriority = false
    var isFixed = false
    var fixedDay = 0
    /// Nil for either meal.
    var fixedMeal: Meal? = .lunch
    var isSpaced = false
    var spacing = "7"
    var photo = PhotoOrder.keep
    var returnTo: String?
    /// Holds something that is not saved yet.
    var isChanged = false
    /// Somebody asked for one line more or less, not to save.
    var isUnfinished = false
    var faults: [DishField: DishFault] = [:]

    var hasErrors: Bool { !faults.isEmpty }

    init(returnTo: String? = nil) { self.returnTo = returnTo }

    init(_ dish: Dish, _ ingredients: [Ingredient], returnTo: String? = nil) {
        self.dish = dish.id
        name = dish.name
        description = dish.description
        tags = dish.tags.map(\.text)
        lines = ingredients.map { IngredientLine($0) }
        isPriority = dish.isPriority
        if let day = dish.fixedDay { (isFixed, fixedDay, fixedMeal) = (true, day, dish.fixedMeal) }
        if let days = dish.minDaysBetween { (isSpaced, spacing) = (true, String(days)) }
        self.returnTo = returnTo
    }

    /// The dish's own fields, cleaned; nil when something is wrong or there is more to come.
    func content(in library: DishLibrary) -> DishContent? {
        hasErrors || isUnfinished ? nil : DishCheck(self, in: library).content
    }
}
