/// Dishes that the rules cannot tell apart: the same tags that matter, the same open slots, the same gap.
struct DishClass: Sendable {
    /// Their tags, as far as they matter.
    let tags: TagMask
    /// The slots where nothing that stands already bars them.
    var open: SlotMask
    /// `minDaysBetween` as far as it limits how often the class can be used; 0 when there are dishes enough for it
    /// never to bind.
    let gap: Int
    /// `minDaysBetween` as far as a single dish can break it.
    let dishGap: Int
    /// Places in the puzzle's list of dishes.
    var members: [Int]

    /// Whether the gap limits how often the class can be used.
    var isLimited: Bool { gap > 0 }
}

/// A dish as the search sees it.
struct PuzzleDish: Sendable {
    let id: DishID
    let isPriority: Bool
    /// Slots of the week that it stands in, as the plan is so far.
    var uses: Int
    /// The slots of its fixed day and meal; empty without one, and when it stands on one already.
    var tradition: SlotMask
    /// Whether it has a fixed day at all.
    let hasFixedDay: Bool
}
