/// A class that a position may be filled with.
struct Choice: Sendable {
    let number: Int
    let tags: TagMask
    /// For a class with a gap, the earlier positions where its uses count here.
    let window: SlotMask
    /// How many uses there may be in the window; more than a week has when the class has no gap.
    let count: Int
    /// What choosing it costs against the best the prices allow; 0 as long as there are none.
    var slack = 0
    /// What is tried first: lower is earlier. The last slot that a scarce tag has left counts as much as `nearRanks`.
    var rank = 0

    /// Ranks less apart than this may be exchanged by chance.
    static let nearRanks: UInt64 = 64

    /// Whether the class may be chosen, given the tags that are barred.
    @inline(__always)
    func isLegal(barred: TagMask, _ course: borrowing Course) -> Bool {
        tags & barred == 0 && (window == 0 || (course.uses[number] & window).nonzeroBitCount < count)
    }
}

extension Puzzle {
    /// Every class that is open in a position.
    func choices(_ position: Int, grid: Grid) -> [Choice] {
        classes.indices.filter { classes[$0].open.has(position) }.map { choice($0, position, grid: grid) }
    }

    func choice(_ number: Int, _ position: Int, grid: Grid) -> Choice {
        let group = classes[number]
        return Choice(
            number: number, tags: group.tags, window: group.isLimited ? grid.window(position, gap: group.gap) : 0,
            count: group.members.count)
    }

    /// Whether every open position is free: it can be filled without disturbing any other, whatever is chosen elsewhere.
    var isFree: Bool {
        let binding = slots.indices.map { open.has($0) ? bindingTags($0, among: open) : 0 }
        var rest = open
        for group in classes where !group.isLimited && group.open & rest != 0 {
            (group.open & rest).forEachBit { if group.tags & binding[$0] == 0 { rest &= ~.bit($0) } }
            if rest == 0 { return true }
        }
        return rest == 0
    }

    /// How much one use of a class takes from the rest of the week: the last slot of a scarce tag, or the only use of a
    /// single dish, counts as much as `Choice.nearRanks`.
    func burden(_ number: Int) -> Int {
        let group = classes[number]
        let scarce = Int(Choice.nearRanks)
        var burden = scarce * group.gap / 7 / group.members.count
        (group.tags & capped).forEachBit { burden += scarce / max(1, left[$0]) }
        return burden + (group.tags & (consecutive | duplicate)).nonzeroBitCount * 8
    }

    /// The capped tag, of one or more, that has the least left.
    func scarcest(of capped: TagMask) -> Int {
        var scarcest = capped.trailingZeroBitCount
        capped.forEachBit { if left[$0] < left[scarcest] { scarcest = $0 } }
        return scarcest
    }

    /// The tags whose rules can join a position to another one that is to be filled.
    func bindingTags(_ position: Int, among filled: SlotMask) -> TagMask {
        var binding = capped
        for other in slots.indices where filled.has(other) && other != position {
            if slots[position].sameMealNextDays.contains(slots[other]) { binding |= consecutive }
            if slots[position].otherMeal == slots[other] { binding |= duplicate }
        }
        return binding
    }
}
