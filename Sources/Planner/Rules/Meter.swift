/// How often a tag with a weekly number stands in the week.
package struct Meter: Hashable, Sendable {
    package let tag: TagID
    /// Slots of the week that count and carry the tag, each once.
    package let count: Int
    package let maximum: Int?
    package let minimum: Int?

    package init(tag: TagID, count: Int, maximum: Int? = nil, minimum: Int? = nil) {
        self.tag = tag
        self.count = count
        self.maximum = maximum
        self.minimum = minimum
    }

    /// The maximum is reached or exceeded.
    package var isFull: Bool { maximum.map { count >= $0 } ?? false }
    package var isOver: Bool { maximum.map { count > $0 } ?? false }
    /// How many slots are missing to the minimum.
    package var missing: Int { max(0, (minimum ?? 0) - count) }
}
