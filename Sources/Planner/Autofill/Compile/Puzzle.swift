/// A week compiled for the search: slots and tags have become bits, dishes classes, and everything that stands already
/// has become a part of what is open and left.
struct Puzzle: Sendable {
    /// The slots to fill, in order; at most 14. Their places here are the positions of the search.
    let slots: [Slot]
    /// The positions still to fill.
    var open: SlotMask
    var dishes: [PuzzleDish]
    var classes: [DishClass]

    /// Tags whose maximum can still bind.
    let capped: TagMask
    /// For each tag how many more slots may have it; only meaningful for capped tags.
    var left: [Int]
    /// Tags that are not to stand in the same meal on consecutive days.
    let consecutive: TagMask
    /// Tags that are not to stand twice a day.
    let duplicate: TagMask

    /// For each tag how many slots it still lacks of its minimum, as far as that can be met at all.
    var need: [Int]
    /// Shortfall that no plan avoids.
    let unavoidable: Int
    /// False when so many tags matter that some dishes had to be left out: then nothing is proven.
    let isWhole: Bool

    var tagCount: Int { left.count }
    var openCount: Int { open.nonzeroBitCount }

    /// Tags with an open need.
    var needed: TagMask {
        var mask: TagMask = 0
        for tag in need.indices where need[tag] > 0 { mask |= .bit(tag) }
        return mask
    }
}

extension Puzzle {
    /// The open position of the same meal on the day before; -1 when there is none.
    func dayBefore(_ position: Int) -> Int {
        place(of: Slot(day: slots[position].day - 1, meal: slots[position].meal))
    }

    /// The open position of the same day's lunch, for a dinner; -1 when there is none.
    func lunchBefore(_ position: Int) -> Int {
        slots[position].meal == .dinner ? place(of: slots[position].otherMeal) : -1
    }

    private func place(of slot: Slot) -> Int {
        slots.indices.first { slots[$0] == slot && open.has($0) } ?? -1
    }

    /// The positions less than `gap` days before one, those of its own day that come earlier included.
    func window(before position: Int, gap: Int) -> SlotMask {
        var mask: SlotMask = 0
        for earlier in 0..<position where slots[position].day - slots[earlier].day < gap { mask |= .bit(earlier) }
        return mask
    }

    /// Calls `body` for each pair of open positions that rules join, with the tags that may not stand in both.
    func forEachNeighbours(_ body: (_ earlier: Int, _ later: Int, _ tags: TagMask) -> Void) {
        open.forEachBit { later in
            let (before, lunch) = (dayBefore(later), lunchBefore(later))
            if before >= 0, consecutive != 0 { body(before, later, consecutive) }
            if lunch >= 0, duplicate != 0 { body(lunch, later, duplicate) }
        }
    }
}
