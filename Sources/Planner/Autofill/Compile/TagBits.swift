/// Gives bits to the tags that can still bind between two slots to fill, or that a minimum asks for.
struct TagBits {
    private(set) var capped: TagMask = 0
    private(set) var consecutive: TagMask = 0
    private(set) var duplicate: TagMask = 0
    private(set) var left: [Int] = []
    private(set) var need: [Int] = []
    private(set) var unavoidable = 0
    private(set) var isWhole = true

    /// For each tag of the rule book its bit, -1 for a tag that does not matter.
    private var bits: [Int]
    /// Tags that matter and for which there was no bit.
    private var beyond = TagSet()

    init(book: RuleBook, board: Board, slots: [Slot], open: [SlotMask], weighsMinima: Bool) {
        bits = Array(repeating: -1, count: book.tags.count)
        let places = Self.places(book: book, open: open)
        for number in book.tags.indices {
            let tag = TagLimits(
                book.tags[number], uses: board.uses[number], places: places[number], slots: slots,
                weighsMinima: weighsMinima)
            unavoidable += tag.unavoidable
            if tag.matters { take(number, tag) }
        }
    }

    /// For each tag the slots where a dish that carries it is open.
    private static func places(book: RuleBook, open: [SlotMask]) -> [SlotMask] {
        var places = Array(repeating: SlotMask(0), count: book.tags.count)
        for dish in book.dishes where open[dish.number] != 0 {
            dish.tags.forEach { places[$0] |= open[dish.number] }
        }
        return places
    }

    private mutating func take(_ number: Int, _ tag: TagLimits) {
        guard left.count < TagMask.bitWidth else {
            beyond.insert(number)
            isWhole = false
            return
        }
        let bit = left.count
        bits[number] = bit
        left.append(tag.left)
        need.append(tag.need)
        if tag.isCapped { capped |= .bit(bit) }
        if tag.isConsecutive { consecutive |= .bit(bit) }
        if tag.isDuplicate { duplicate |= .bit(bit) }
    }

    /// False for a dish that carries a tag for which there was no bit.
    func keeps(_ tags: TagSet) -> Bool { isWhole || tags.isDisjoint(with: beyond) }

    func mask(_ tags: TagSet) -> TagMask {
        var mask: TagMask = 0
        tags.forEach { if bits[$0] >= 0 { mask |= .bit(bits[$0]) } }
        return mask
    }
}

/// What one tag's rules still leave, given what stands.
private struct TagLimits {
    let left: Int
    let need: Int
    let unavoidable: Int
    let isCapped: Bool
    let isConsecutive: Bool
    let isDuplicate: Bool

    var matters: Bool { isCapped || isConsecutive || isDuplicate || need > 0 }

    /// - Parameter places: the slots where the tag can stand at all.
    init(_ tag: Tag, uses: Int, places: SlotMask, slots: [Slot], weighsMinima: Bool) {
        let reach = TagReach(noConsecutive: tag.noConsecutive, noDuplicateInDay: tag.noDuplicateInDay)
        let most = reach.most(of: places, in: slots)
        let rest = max(0, max(0, tag.maxPerWeek ?? uses + most) - uses)
        let wanted = weighsMinima ? max(0, tag.wanted - uses) : 0
        left = min(rest, most)
        need = min(wanted, left)
        unavoidable = wanted - need
        isCapped = rest < most
        let taken = Set(slots.indices.filter(places.has).map { slots[$0] })
        isConsecutive = tag.noConsecutive && taken.contains { taken.contains($0.sameMealNextDays[1]) }
        isDuplicate = tag.noDuplicateInDay && taken.contains { taken.contains($0.otherMeal) }
    }
}
