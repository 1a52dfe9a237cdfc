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
    let empty = puzzle.slots.count - count
    guard empty >= 0 else { return FillAnswer(verdict: .no, spent: 0) }
    let answer = FillProof(puzzle, effort: effort).holds(empty: empty, short: 0, nodes: nodes)
    return FillAnswer(verdict: answer == .no && !puzzle.isWhole ? .unknown : answer, spent: effort.spent)
}
