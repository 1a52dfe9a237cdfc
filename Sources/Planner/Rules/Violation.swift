/// A rule that a dish in a slot breaks, with all that is needed to say so in a sentence.
package struct Violation: Hashable, Sendable {
    /// A dish in another slot that the judged dish collides with.
    package struct Collision: Hashable, Sendable {
        package let slot: Slot
        /// The dish there that carries the tag (or is the same dish); the main one when both do.
        package let dish: DishID

        package init(slot: Slot, dish: DishID) {
            self.slot = slot
            self.dish = dish
        }
    }

    package let rule: Rule
    /// The dish that was judged.
    package let dish: DishID
    /// The tag whose rule is broken; nil for `minDaysBetween`, which is a rule of the dish.
    package let tag: TagID?
    /// The maximum of `maxPerWeek`, the days of `minDaysBetween`; nil for the other rules.
    package let limit: Int?
    /// `maxPerWeek`: how many other slots of the week have the tag already (it may exceed the limit).
    /// `minDaysBetween`: how many days away the nearest one is. Nil for the other rules.
    package let count: Int?
    /// The only meal the tag may be in, for `mealTypeRestriction`.
    package let onlyMeal: Meal?
    /// What the dish collides with, by slot; empty for `mealTypeRestriction`. Days outside 0…6 lie in the
    /// neighbouring weeks.
    package let collisions: [Collision]

    package init(
        rule: Rule, dish: DishID, tag: TagID? = nil, limit: Int? = nil, count: Int? = nil, onlyMeal: Meal? = nil,
        collisions: [Collision] = []
    ) {
        self.rule = rule
        self.dish = dish
        self.tag = tag
        self.limit = limit
        self.count = count
        self.onlyMeal = onlyMeal
        self.collisions = collisions
    }
}
