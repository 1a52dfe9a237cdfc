/// Compiles a week for the search.
struct PuzzleCompiler {
    let book: RuleBook
    private let board: Board
    private let slots: [Slot]
    /// For each slot the tags that may not stand in it, whatever else is placed.
    private let barred: [TagSet]
    private let weighsMinima: Bool

    /// - Parameter weighsMinima: whether minima matter to what is asked.
    init(_ week: Week, weighsMinima: Bool = true) {
        book = RuleBook(week)
        board = Board(week.placed + week.neighbours, book: book)
        self.weighsMinima = weighsMinima
        slots = week.openSlots
        barred = slots.map { [board, book] in Bars($0, without: [], board: board, book: book).any }
    }

    func puzzle() -> Puzzle {
        let days = standingDays()
        let open = book.dishes.map { openSlots($0, standing: days[$0.number] ?? []) }
        let bits = TagBits(book: book, board: board, slots: slots, open: open, weighsMinima: weighsMinima)
        let dishes = book.dishes.map(dish)
        let kept = book.dishes.filter { open[$0.number] != 0 && bits.keeps($0.tags) }
        let entries = kept.map { entry in
            DishClasses.Entry(
                dish: entry.number, tags: bits.mask(entry.tags), open: open[entry.number], gap: max(0, entry.gap),
                isOnItsOwn: entry.gap > 0 && dishes[entry.number].tradition != 0)
        }
        return Puzzle(
            slots: slots, open: SlotMask.max >> (16 - SlotMask(slots.count)), dishes: dishes,
            classes: DishClasses(entries, slots: slots).all, capped: bits.capped, left: bits.left,
            consecutive: bits.consecutive, duplicate: bits.duplicate, need: bits.need, unavoidable: bits.unavoidable,
            isWhole: bits.isWhole)
    }

    /// For each dish with a gap the days of its counted placements, neighbouring weeks included.
    private func standingDays() -> [Int: [Int]] {
        var days: [Int: [Int]] = [:]
        for entry in board.entries where entry.placement.counts {
            for dish in Set([entry.main, entry.second]) where dish >= 0 && book.dishes[dish].gap > 0 {
                days[dish, default: []].append(entry.slot.day)
            }
        }
        return days
    }

    private func openSlots(_ dish: RuleBook.Entry, standing days: [Int]) -> SlotMask {
        var open: SlotMask = 0
        guard dish.dish.isOffered else { return open }
        for position in slots.indices where dish.tags.isDisjoint(with: barred[position]) {
            let isNear = days.contains { abs($0 - slots[position].day) < dish.gap }
            if !isNear { open |= .bit(position) }
        }
        return open
    }

    private func dish(_ entry: RuleBook.Entry) -> PuzzleDish {
        let standing = board.entries.filter {
            $0.slot.isInWeek && ($0.main == entry.number || $0.second == entry.number)
        }
        let isHonoured = standing.contains { entry.dish.isTradition($0.slot) }
        var tradition: SlotMask = 0
        if !isHonoured, entry.dish.fixedDay != nil {
            for position in slots.indices where entry.dish.isTradition(slots[position]) { tradition |= .bit(position) }
        }
        return PuzzleDish(
            id: entry.id, isPriority: entry.dish.isPriority, uses: standing.count, tradition: tradition,
            hasFixedDay: entry.dish.fixedDay != nil)
    }
}

extension Dish {
    /// Whether a slot is on the dish's fixed day, and of its fixed meal if it has one.
    func isTradition(_ slot: Slot) -> Bool {
        slot.day == fixedDay && (fixedMeal.map { $0 == slot.meal } ?? true)
    }
}
