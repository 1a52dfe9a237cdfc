/// Every verdict on a week. Building it costs once; each verdict is then a few operations on machine words.
///
/// A dish in a slot is judged against the plan as it would be without that slot's present content. Pure: the same
/// week gives the same answers, and an id the week does not know breaks no rule.
package struct Rules: Sendable {
    private let judge: Judge
    /// For each slot of the week, by its place in `Slot.week`; none when only a slot or two will be asked for.
    private let bars: [Bars]

    /// Compiles a week.
    /// - Parameter forFew: says that a slot or two will be asked for, or the meters alone: then what bars the others is
    ///   not worked out. The answers are the same.
    package init(_ week: Week, forFew: Bool = false) {
        let book = RuleBook(week)
        let board = Board(week.placed + week.neighbours, book: book)
        judge = Judge(book: book, board: board)
        bars = forFew ? [] : Slot.week.map { Bars($0, without: [], board: board, book: book) }
    }

    private init(judge: Judge) {
        self.judge = judge
        bars = []
    }

    /// The rules that a dish would break in a slot of the week, in a fixed order; empty when it fits.
    ///
    /// A slot whose rules are ignored is not judged, and neither is one outside the days 0…6.
    /// - Parameter without: further slots to be thought empty, such as the one the dish comes from.
    package func violations(of dish: DishID, in slot: Slot, without: [Slot] = []) -> [Violation] {
        guard slot.isInWeek, !judge.board.isIgnored(slot), let number = judge.book.number(of: dish) else { return [] }
        let bars = bars(slot, without: without)
        return judge.violations(of: judge.book.dishes[number], in: slot, without: without, bars: bars)
    }

    /// The filled slots that break rules now, by slot. Slots whose rules are ignored are not judged.
    package func warnings() -> [Warning] {
        judge.board.entries.compactMap { entry in
            let broken = violations(ofContentOf: entry.slot)
            return broken.isEmpty ? nil : Warning(slot: entry.slot, violations: broken)
        }
    }

    /// For each tag with a maximum or a minimum, in the order of the week's list, how many slots have it.
    package func meters() -> [Meter] {
        zip(judge.book.tags, judge.board.uses).compactMap { tag, count in
            guard tag.maxPerWeek != nil || tag.minPerWeek != nil else { return nil }
            return Meter(tag: tag.id, count: count, maximum: tag.maxPerWeek, minimum: tag.minPerWeek)
        }
    }

    /// Moves all that stands in `from` (both dishes) to `to`, and what stands there back: both ends judged on the plan
    /// as it would be afterwards. Whether rules are ignored is a property of a filled slot and does not move along;
    /// a slot that was empty counts. Breaks nothing when nothing would move.
    package func judgeMove(from: Slot, to: Slot) -> MoveVerdict {
        guard from != to, judge.board.entry(in: from) != nil else { return MoveVerdict(there: [], back: []) }
        let board = judge.board.swapping(from, to, book: judge.book)
        let after = Rules(judge: Judge(book: judge.book, board: board))
        return MoveVerdict(there: after.violations(ofContentOf: to), back: after.violations(ofContentOf: from))
    }

    private func bars(_ slot: Slot, without: [Slot]) -> Bars {
        guard !bars.isEmpty, without.allSatisfy({ $0 == slot }) else {
            return Bars(slot, without: without, board: judge.board, book: judge.book)
        }
        return bars[slot.day * 2 + slot.meal.index]
    }

    /// What a filled slot breaks, each rule once.
    private func violations(ofContentOf slot: Slot) -> [Violation] {
        guard let content = judge.board.entry(in: slot)?.placement else { return [] }
        let ofMain = violations(of: content.dish, in: slot)
        guard let second = content.second, second != content.dish else { return ofMain }
        let known = Set(ofMain.compactMap { violation in violation.tag.map { Broken(rule: violation.rule, tag: $0) } })
        let ofSecond = violations(of: second, in: slot).filter { violation in
            violation.tag.map { !known.contains(Broken(rule: violation.rule, tag: $0)) } ?? true
        }
        return ofMain + ofSecond
    }

    private struct Broken: Hashable {
        let rule: Rule
        let tag: TagID
    }
}
