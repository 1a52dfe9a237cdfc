/// What the autofill made of a week.
package struct Filling: Sendable {
    /// How much was proven before the budget ended.
    package enum Proof: String, Sendable {
        /// No legal plan has a better score.
        case optimal
        /// No legal plan fills more slots; the other numbers are the best found.
        case filled
        /// The best plan found; `bound` says what might still be possible.
        case bestFound
    }

    package struct Assignment: Hashable, Sendable {
        package let slot: Slot
        package let dish: DishID

        package init(slot: Slot, dish: DishID) {
            self.slot = slot
            self.dish = dish
        }
    }

    /// In the order to show them: Monday lunch, Monday dinner, …
    package let assignments: [Assignment]
    package let score: Score
    /// No legal plan is better than this. Each number holds for plans whose earlier numbers reach the bound.
    package let bound: Score
    package let proof: Proof
    /// The slots that stay empty.
    package let unfilled: [Unfilled]
    /// The minima that are missed.
    package let unmet: [Unmet]
}

extension Filling {
    /// A slot that stays empty, and why.
    package struct Unfilled: Hashable, Sendable {
        package let slot: Slot
        /// For each rule, how many dishes it bars from the slot in the finished plan.
        package let blockedBy: [RuleID: Int]
    }

    /// A tag whose minimum is missed, and why.
    package struct Unmet: Hashable, Sendable {
        /// What stands in the way of more.
        package enum Cause: String, Sendable {
            /// No dish carries the tag.
            case noDish
            /// The tag's own maximum is used up.
            case maximum
            /// The tag belongs to one meal, and that has no empty slot left.
            case meal
            /// Not on consecutive days, or not twice a day.
            case days
            /// The slots are needed to fill the week, or for other minima.
            case slotsNeeded
        }

        package let tag: TagID
        package let has: Int
        package let wants: Int
        package let because: Cause
    }
}
