/// A plan in the making: what was chosen for the earlier positions and what that leaves for the later ones.
struct Course {
    /// Nothing was chosen, or the position was left empty.
    static let empty = -1

    /// Further slots that each capped tag may have.
    private(set) var left: [Int]
    /// Capped tags that have none left.
    private(set) var usedUp: TagMask = 0
    /// Slots that each tag still lacks of its minimum; below zero when it has more.
    private(set) var need: [Int]
    /// The positive needs, summed.
    private(set) var missing: Int
    /// Tags of what was chosen, by position.
    private(set) var tags: [TagMask]
    /// The class chosen, by position.
    private(set) var chosen: [Int]
    /// For each class the positions where it was chosen.
    private(set) var uses: [SlotMask]

    private let capped: TagMask
    private let needed: TagMask

    init(_ puzzle: Puzzle) {
        left = puzzle.left
        need = puzzle.need
        missing = puzzle.need.reduce(0, +)
        tags = Array(repeating: 0, count: puzzle.slots.count)
        chosen = Array(repeating: Self.empty, count: puzzle.slots.count)
        uses = Array(repeating: 0, count: puzzle.classes.count)
        capped = puzzle.capped
        needed = puzzle.needed
        capped.forEachBit { if left[$0] <= 0 { usedUp |= .bit($0) } }
    }

    /// Chooses a class for a position.
    mutating func place(_ number: Int, tags mask: TagMask, at position: Int) {
        tags[position] = mask
        chosen[position] = number
        uses[number] |= .bit(position)
        var rest = mask & capped
        while rest != 0 {
            let tag = rest.trailingZeroBitCount
            left[tag] -= 1
            if left[tag] == 0 { usedUp |= .bit(tag) }
            rest &= rest &- 1
        }
        rest = mask & needed
        while rest != 0 {
            let tag = rest.trailingZeroBitCount
            if need[tag] > 0 { missing -= 1 }
            need[tag] -= 1
            rest &= rest &- 1
        }
    }

    /// Takes back what was chosen for a position.
    mutating func lift(_ position: Int) {
        let mask = tags[position]
        uses[chosen[position]] &= ~.bit(position)
        tags[position] = 0
        chosen[position] = Self.empty
        var rest = mask & capped
        while rest != 0 {
            let tag = rest.trailingZeroBitCount
            if left[tag] == 0 { usedUp &= ~.bit(tag) }
            left[tag] += 1
            rest &= rest &- 1
        }
        rest = mask & needed
        while rest != 0 {
            let tag = rest.trailingZeroBitCount
            need[tag] += 1
            if need[tag] > 0 { missing += 1 }
            rest &= rest &- 1
        }
    }
}
