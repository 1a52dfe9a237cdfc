/// The tags that may not stand in one slot, told apart by rule. Here, and only here, is said when a rule of a tag bars.
struct Bars: Sendable {
    let usedUp: TagSet
    let nextDay: TagSet
    let sameDay: TagSet
    let otherMeal: TagSet
    /// All of them.
    let any: TagSet

    /// Judges against the board without the content of `slot` and of the slots in `without`.
    init(_ slot: Slot, without: [Slot], board: Board, book: RuleBook) {
        let away = without.contains(slot) ? without : without + [slot]
        usedUp = Self.usedUp(without: away, board: board, book: book)
        nextDay = Self.tags(in: slot.sameMealNextDays, without: away, board: board).intersection(book.noConsecutive)
        sameDay = Self.tags(in: [slot.otherMeal], without: away, board: board).intersection(book.noDuplicateInDay)
        otherMeal = book.tagsBarred(from: slot.meal)
        any = usedUp.union(nextDay).union(sameDay).union(otherMeal)
    }

    private static func usedUp(without away: [Slot], board: Board, book: RuleBook) -> TagSet {
        let emptied = Set(away).filter(\.isInWeek).map(board.tags(in:))
        var set = TagSet()
        for tag in book.capped {
            let others = board.uses[tag] - emptied.count { $0.contains(tag) }
            if let maximum = book.tags[tag].maxPerWeek, others >= maximum { set.insert(tag) }
        }
        return set
    }

    private static func tags(in slots: [Slot], without away: [Slot], board: Board) -> TagSet {
        var set = TagSet()
        for slot in slots where !away.contains(slot) { set.formUnion(board.tags(in: slot)) }
        return set
    }
}

extension Slot {
    /// The same meal on the day before and the day after.
    var sameMealNextDays: [Slot] { [Slot(day: day - 1, meal: meal), Slot(day: day + 1, meal: meal)] }

    /// The other meal of the same day.
    var otherMeal: Slot { Slot(day: day, meal: meal.other) }
}
