/// An answer of `canFill`.
struct FillAnswer: Sendable {
    typealias Verdict = Answer

    let verdict: Answer
    /// The nodes it took.
    let spent: Int
}

/// Whether at least `count` of the empty slots can be filled, found within so many nodes.
func canFill(_ week: Week, atLeast count: Int, nodes: Int) -> FillAnswer {
    let effort = Effort(.nodes(nodes))
    let puzzle = PuzzleCompiler(week, weighsMinima: false).puzzle()
    let search = FillSearch(puzzle, grid: Grid(puzzle), effort: effort)
    let empty = puzzle.slots.count - count
    guard empty >= 0 else { return FillAnswer(verdict: .no, spent: 0) }
    func ask() -> Answer {
        var course = Course(puzzle)
        return search.can(&course, from: 0, empty: empty)
    }
    var verdict = effort.within(Raising.firstNodes, ask)
    if verdict == .unknown, effort.spend(Effort.prices) {
        search.use(FillPrices(search, empty: 0, known: count - 1 - (puzzle.slots.count - search.remaining[0])))
        verdict = ask()
    }
    if verdict == .no, !puzzle.isWhole { verdict = .unknown }
    return FillAnswer(verdict: verdict, spent: effort.spent)
}
