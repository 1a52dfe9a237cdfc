/// An answer of `canFill`.
struct FillAnswer: Sendable {
    enum Verdict: Sendable {
        case yes, no, unknown
    }

    let verdict: Verdict
    /// The nodes it took.
    let spent: Int
}

/// Whether at least `count` of the empty slots can be filled, found within so many nodes.
func canFill(_ week: Week, atLeast count: Int, nodes: Int) -> FillAnswer {
    var search = FillSearch(week, nodes: nodes)
    let found = search.fill(0, mayLeave: week.empty.count - count)
    return FillAnswer(verdict: found ? .yes : search.isOver ? .unknown : .no, spent: search.spent)
}

/// Tries every dish in every slot, one of each kind that differs.
private struct FillSearch {
    let slots: [Slot]
    let book: RuleBook
    let nodes: Int
    var week: Week
    var spent = 0
    var failed: Set<[Int]> = []
    var isOver: Bool { spent >= nodes }

    init(_ week: Week, nodes: Int) {
        self.week = week
        self.nodes = nodes
        slots = week.empty.sorted()
        book = RuleBook(week)
    }

    mutating func fill(_ position: Int, mayLeave: Int) -> Bool {
        guard mayLeave >= 0 else { return false }
        guard position < slots.count else { return true }
        guard !isOver else { return false }
        spent += 1
        let key = key(position, mayLeave)
        guard !failed.contains(key) else { return false }
        let board = Board(week.placed + week.neighbours, book: book)
        let judge = Judge(book: book, board: board)
        let bars = Bars(slots[position], without: [], board: board, book: book)
        var tried: Set<[Int]> = []
        let slot = slots[position]
        let legal = book.dishes.filter { judge.violations(of: $0, in: slot, without: [], bars: bars).isEmpty }
        for dish in legal.sorted(by: { $0.tags.members.count < $1.tags.members.count }) {
            guard tried.insert(dish.tags.members + (dish.gap > 0 ? [-1 - dish.number] : [])).inserted else { continue }
            week.placed.append(Placement(slot: slots[position], dish: dish.id))
            defer { week.placed.removeLast() }
            if fill(position + 1, mayLeave: mayLeave) { return true }
        }
        if fill(position + 1, mayLeave: mayLeave - 1) { return true }
        if !isOver { failed.insert(key) }
        return false
    }

    private func key(_ position: Int, _ mayLeave: Int) -> [Int] {
        let board = Board(week.placed, book: book)
        var key = [position, mayLeave]
        for tag in book.capped { key.append(min(board.uses[tag], book.tags[tag].maxPerWeek ?? 0)) }
        for slot in slots[..<position] where slot.day >= slots[position].day - 1 {
            key.append(-1)
            key += board.tags(in: slot).members
        }
        for placement in week.placed {
            guard let number = book.number(of: placement.dish), book.dishes[number].gap > 0 else { continue }
            key += [-2, number, placement.slot.day]
        }
        return key
    }
}
