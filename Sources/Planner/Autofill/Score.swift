/// The five numbers that plans are compared by, most important first. They look at the whole finished week, at what
/// stood there and at what the autofill placed.
package struct Score: Hashable, Sendable {
    /// Empty slots that were filled.
    package var filled: Int
    /// Over all tags with a minimum: how many slots the tag lacks. Less is better.
    package var shortfall: Int
    /// Dishes with a fixed day that stand on it, and at their fixed meal if they have one.
    package var traditions: Int
    /// Different priority dishes.
    package var priority: Int
    /// Different dishes.
    package var distinct: Int

    package init(filled: Int, shortfall: Int, traditions: Int, priority: Int, distinct: Int) {
        self.filled = filled
        self.shortfall = shortfall
        self.traditions = traditions
        self.priority = priority
        self.distinct = distinct
    }
}

extension Score: Comparable {
    /// True when the right plan is the better one.
    package static func < (left: Score, right: Score) -> Bool {
        guard left.filled == right.filled, left.shortfall == right.shortfall else {
            return (left.filled, -left.shortfall) < (right.filled, -right.shortfall)
        }
        return (left.traditions, left.priority, left.distinct) < (right.traditions, right.priority, right.distinct)
    }
}
