/// Everything a verdict depends on: the rules, the dishes and what stands where.
///
/// Only active slots belong here. Hidden slots, and slots marked "eating out" or "skipped", appear in no list: they
/// count for nothing. A slot has at most one placement; of several the first is taken.
package struct Week: Hashable, Sendable {
    package var tags: [Tag]
    package var dishes: [Dish]
    /// The slots the autofill may fill. Verdicts do not look at them.
    package var empty: [Slot]
    /// The filled slots of the week, days 0…6.
    package var placed: [Placement]
    /// What stands in the weeks around, days below 0 and above 6. They need to reach as far as the longest
    /// `minDaysBetween`, and at least one day.
    package var neighbours: [Placement]

    package init(
        tags: [Tag], dishes: [Dish], empty: [Slot] = [], placed: [Placement] = [], neighbours: [Placement] = []
    ) {
        self.tags = tags
        self.dishes = dishes
        self.empty = empty
        self.placed = placed
        self.neighbours = neighbours
    }
}
