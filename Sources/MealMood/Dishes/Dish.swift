import Planner

/// Something the family cooks.
struct Dish: Equatable, Sendable {
    let id: DishID
    var name: String
    var description: String
    /// The live ones, in the order chosen; the first food among them gives the drawing. Whoever saves a dish gives it at
    /// least one, but a tag may be deleted later.
    var tags: [TagID]
    var isPriority = false
    var fixedDay: Int?
    var fixedMeal: Meal?
    var minDaysBetween: Int?
    /// The suggestion it was made from.
    var suggestion: Suggestion?
    /// A tombstone: past weeks still show its name.
    var isDeleted = false
    /// The names of its ingredients, to be found by.
    var ingredientNames = ""
    /// The dish that it may repeat, which it was brought along beside.
    var twin: DishID?
    /// The hash of its photo.
    var photo: String?
    /// Grows with each change of the dish.
    var rev = 1

    static let nameLimit = 80
    static let descriptionLimit = 100
    /// The most days that may have to lie between two times.
    static let spacingLimit = 60

    var rules: Planner.Dish {
        Planner.Dish(
            id: id, tags: tags, isPriority: isPriority, fixedDay: fixedDay, fixedMeal: fixedMeal,
            minDaysBetween: minDaysBetween, isOffered: !isDeleted)
    }
}
