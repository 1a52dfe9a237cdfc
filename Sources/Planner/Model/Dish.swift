/// A dish as the rules and the autofill see it.
package struct Dish: Hashable, Sendable {
    package let id: DishID
    /// Its tags; ids that the week does not know have no rules.
    package var tags: [TagID]
    package var isPriority: Bool
    /// 0 = Monday … 6; a wish, it never bars a dish.
    package var fixedDay: Int?
    package var fixedMeal: Meal?
    /// The same dish stands at least so many days apart: with 3, Monday and Thursday are fine, Monday and Wednesday
    /// are not; with 1, only the same day is barred.
    package var minDaysBetween: Int?
    /// False for a dish that only counts where it stands: the autofill places it nowhere.
    package var isOffered: Bool

    package init(
        id: DishID, tags: [TagID], isPriority: Bool = false, fixedDay: Int? = nil, fixedMeal: Meal? = nil,
        minDaysBetween: Int? = nil, isOffered: Bool = true
    ) {
        self.id = id
        self.tags = tags
        self.isPriority = isPriority
        self.fixedDay = fixedDay
        self.fixedMeal = fixedMeal
        self.minDaysBetween = minDaysBetween
        self.isOffered = isOffered
    }
}
