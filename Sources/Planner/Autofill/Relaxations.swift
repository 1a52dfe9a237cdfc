/// A rule to relax for a week.
package struct Relaxation: Hashable, Sendable {
    package let rule: RuleID
    /// The maximum or the days between as they are; nil for rules without a number.
    package let now: Int?
    /// The smallest maximum, or the most days between, that works together with the rest of the set; 0 days between
    /// is no such rule at all. Nil for rules without a number, which are dropped.
    package let needed: Int?

    package init(rule: RuleID, now: Int? = nil, needed: Int? = nil) {
        self.rule = rule
        self.now = now
        self.needed = needed
    }
}

/// The smallest sets of rules whose relaxing fills more of a week.
package struct Relaxations: Sendable {
    /// At most so many sets are listed.
    package static let mostSets = 10

    /// Sets that fill one slot more, mildest first; empty when nothing is missing or no rule helps.
    package let oneMore: [[Relaxation]]
    /// Sets that fill every slot, mildest first.
    package let everything: [[Relaxation]]
    /// All sets of the smallest size are listed in `oneMore`.
    package let hasAllForOneMore: Bool
    /// All sets of the smallest size are listed in `everything`.
    package let hasAllForEverything: Bool
    /// No smaller set exists: the budget was enough to show it.
    package let proven: Bool

    /// All sets of the smallest size are listed.
    package var complete: Bool { hasAllForOneMore && hasAllForEverything }
}
