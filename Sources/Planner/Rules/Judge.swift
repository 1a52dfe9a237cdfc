/// Gives the verdicts on one board; the only place that turns bars into violations.
struct Judge {
    let book: RuleBook
    let board: Board

    /// The rules that a dish breaks in a slot: tags in the order of the week's list, the dish's own rule last.
    func violations(of dish: RuleBook.Entry, in slot: Slot, without: [Slot], bars: Bars) -> [Violation] {
        let near = tooNear(dish, slot, without: without)
        guard !near.isEmpty || !dish.tags.isDisjoint(with: bars.any) else { return [] }
        let broken = dish.tags.intersection(bars.any).members.flatMap { tag in
            violations(of: tag, dish: dish, in: slot, without: without, bars: bars)
        }
        guard let nearest = near.map({ abs($0.slot.day - slot.day) }).min() else { return broken }
        let gap = Violation(
            rule: .minDaysBetween, dish: dish.id, limit: dish.gap, count: nearest, collisions: near)
        return broken + [gap]
    }

    /// The counted placements of the same dish that are nearer than it wants.
    private func tooNear(_ dish: RuleBook.Entry, _ slot: Slot, without: [Slot]) -> [Violation.Collision] {
        guard dish.gap > 0 else { return [] }
        return entries(outside: slot, without: without) { entry in
            guard abs(entry.slot.day - slot.day) < dish.gap else { return nil }
            return entry.main == dish.number || entry.second == dish.number ? dish.number : nil
        }
    }

    private func violations(
        of number: Int, dish: RuleBook.Entry, in slot: Slot, without: [Slot], bars: Bars
    ) -> [Violation] {
        let tag = book.tags[number]
        let carriers = carriers(of: number, outside: slot, without: without)
        var result: [Violation] = []
        func add(_ rule: Rule, limit: Int? = nil, count: Int? = nil, _ collisions: [Violation.Collision]) {
            result.append(
                Violation(
                    rule: rule, dish: dish.id, tag: tag.id, limit: limit, count: count,
                    onlyMeal: rule == .mealTypeRestriction ? tag.onlyMeal : nil, collisions: collisions))
        }
        if bars.otherMeal.contains(number) { add(.mealTypeRestriction, []) }
        if bars.usedUp.contains(number) {
            let inWeek = carriers.filter(\.slot.isInWeek)
            add(.maxPerWeek, limit: tag.maxPerWeek, count: inWeek.count, inWeek)
        }
        if bars.nextDay.contains(number) {
            add(.noConsecutive, carriers.filter { slot.sameMealNextDays.contains($0.slot) })
        }
        if bars.sameDay.contains(number) { add(.noDuplicateInDay, carriers.filter { $0.slot == slot.otherMeal }) }
        return result
    }

    private func carriers(of tag: Int, outside slot: Slot, without: [Slot]) -> [Violation.Collision] {
        entries(outside: slot, without: without) { $0.carrier(of: tag, book: book) }
    }

    private func entries(
        outside slot: Slot, without: [Slot], picking dish: (Board.Entry) -> Int?
    ) -> [Violation.Collision] {
        board.entries.compactMap { entry in
            guard entry.placement.counts, entry.slot != slot, !without.contains(entry.slot) else { return nil }
            return dish(entry).map { Violation.Collision(slot: entry.slot, dish: book.dishes[$0].id) }
        }
    }
}
