/// A tag with its rules; a rule that is nil or false does not exist.
package struct Tag: Hashable, Sendable {
    package let id: TagID
    /// At most so many slots of the week.
    package var maxPerWeek: Int?
    /// At least so many slots of the week: a wish, it never bars a dish.
    package var minPerWeek: Int?
    /// Not in the same meal on two days in a row.
    package var noConsecutive: Bool
    /// Not in both meals of a day.
    package var noDuplicateInDay: Bool
    /// The only meal it may be in.
    package var onlyMeal: Meal?

    package init(
        id: TagID, maxPerWeek: Int? = nil, minPerWeek: Int? = nil, noConsecutive: Bool = false,
        noDuplicateInDay: Bool = false, onlyMeal: Meal? = nil
    ) {
        self.id = id
        self.maxPerWeek = maxPerWeek
        self.minPerWeek = minPerWeek
        self.noConsecutive = noConsecutive
        self.noDuplicateInDay = noDuplicateInDay
        self.onlyMeal = onlyMeal
    }

    /// Whether any rule looks at this tag.
    var hasRules: Bool {
        maxPerWeek != nil || minPerWeek != nil || noConsecutive || noDuplicateInDay || onlyMeal != nil
    }
}
