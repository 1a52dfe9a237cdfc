import Planner

/// Something the family cooks.
struct Dish: Sendable {
    let id: DishID
    var name: String
    var description: String
    /// At least one, in the order chosen; the first food among them gives the drawing.
    var tags: [TagID]
    var isPriority = false
    var fixedDay: Int?
    var fixedMeal: Meal?
    var minDaysBetween: Int?
    /// The suggestion it was made from.
    var suggestion: Suggestion?
    /// A tombstone: past weeks still show its name.
    var isDeleted = false

    static let nameLimit = 80
    static let descriptionLimit = 100

    var rules: Planner.Dish {
        Planner.Dish(
            id: id, tags: tags, isPriority: isPriority, fixedDay: fixedDay, fixedMeal: fixedMeal,
            minDaysBetween: minDaysBetween, isOffered: !isDeleted)
    }
}
