/// Gives bits to the tags that can still bind between two slots to fill, or that a minimum asks for.
struct TagBits {
    private(set) var capped: TagMask = 0
    private(set) var consecutive: TagMask = 0
    private(set) var duplicate: TagMask = 0
    private(set) var left: [Int] = []
    private(set) var need: [Int] = []
    private(set) var unavoidable = 0
    /// False when there were more tags than bits.
    private(set) var isWhole = true

    /// For each tag of the rule book its bit, -1 for a tag that does not matter.
    private var bits: [Int]
    /// Tags that bind and for which there was no bit.
    private var beyond = TagSet()

    init(book: RuleBook, board: Board, slots: [Slot], open: [SlotMask], weighsMinima: Bool) {
        bits = Array(repeating: -1, count: book.tags.count)
        let carriers = Self.carriers(book: book, open: open)
        var limits: [(numbers: [Int], tag: TagLimits)] = book.tags.indices.map { number in
            let places = carriers[number].reduce(SlotMask(0)) { $0 | open[$1] }
            let tag = TagLimits(
                book.tags[number], uses: board.uses[number], places: places, slots: slots, weighsMinima: weighsMinima)
            return ([number], tag)
        }
        unavoidable = limits.reduce(0) { $0 + $1.tag.unavoidable }
        limits.removeAll { !$0.tag.matters }
        if limits.count > TagMask.bitWidth { limits = Self.joined(limits, carriers: carriers) }
        for (numbers, tag) in limits.filter(\.tag.binds) + limits.filter({ !$0.tag.binds }) { take(numbers, tag) }
    }

    /// For each tag the dishes that carry it and are open somewhere.
    private static func carriers(book: RuleBook, open: [SlotMask]) -> [[Int]] {
        var carriers = Array(repeating: [Int](), count: book.tags.count)
        for dish in book.dishes where open[dish.number] != 0 {
            dish.tags.forEachTag { carriers[$0].append(dish.number) }
        }
        return carriers
    }

    /// Tags that the very same dishes carry bind as one; those that a minimum asks for stay apart.
    private static func joined(
        _ limits: [(numbers: [Int], tag: TagLimits)], carriers: [[Int]]
    ) -> [(numbers: [Int], tag: TagLimits)] {
        var places: [[Int]: Int] = [:]
        return limits.reduce(into: []) { joined, next in
            let dishes = carriers[next.numbers[0]]
            if next.tag.need == 0, let place = places[dishes] {
                joined[place].numbers += next.numbers
                joined[place].tag.join(next.tag)
            } else {
                if next.tag.need == 0 { places[dishes] = joined.count }
                joined.append(next)
            }
        }
    }

    private mutating func take(_ numbers: [Int], _ tag: TagLimits) {
        guard left.count < TagMask.bitWidth else {
            if tag.binds { for number in numbers { beyond.insert(number) } }
            isWhole = false
            return
        }
        let bit = left.count
        for number in numbers { bits[number] = bit }
        left.append(tag.left)
        need.append(tag.need)
        if tag.isCapped { capped |= .bit(bit) }
        if tag.isConsecutive { consecutive |= .bit(bit) }
        if tag.isDuplicate { duplicate |= .bit(bit) }
    }

    /// False for a dish that carries a tag that binds and has no bit.
    func keeps(_ tags: TagSet) -> Bool { isWhole || tags.isDisjoint(with: beyond) }

    func mask(_ tags: TagSet) -> TagMask {
        var mask: TagMask = 0
        tags.forEachTag { if bits[$0] >= 0 { mask |= .bit(bits[$0]) } }
        return mask
    }
}
