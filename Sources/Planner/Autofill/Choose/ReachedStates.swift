/// The states that a search for variety was in, and the most it had brought there: coming back with no more is useless.
struct ReachedStates {
    private var key: StateKey
    private var memo: Memo
    /// For each position the classes with new dishes that may still be chosen, and may run out of them.
    private let counted: [[(number: Int, new: Int)]]
    private let extraWords: Int

    init(_ puzzle: Puzzle, grid: Grid, choices: [[Choice]], novelties: [Novelty]) {
        counted = choices.indices.map { position in
            let later = Set(choices[position...].joined().map(\.number))
            return later.sorted().compactMap { number in
                let new = novelties[number].all
                return new > 0 && new < choices.count ? (number, new) : nil
            }
        }
        extraWords = ((counted.map(\.count).max() ?? 0) + 15) / 16
        key = StateKey(puzzle, grid: grid, choices: choices, needed: puzzle.needed, extraWords: extraWords)
        memo = Memo(width: key.words.count)
    }

    /// Whether the state was reached before with at least this worth; if not, it now is.
    mutating func isReached(_ course: borrowing Course, _ position: Int, empty: Int, worth: Int) -> Bool {
        key.write(course, before: position, empty: empty)
        for word in 0..<extraWords { key.write(newDishes(course, position, word: word), extra: word) }
        let state = memo.state(key.words)
        if Int(memo[state].fails) >= worth { return true }
        memo.fails(state, at: worth)
        return false
    }

    /// How many new dishes sixteen classes have given, four bits each.
    private func newDishes(_ course: borrowing Course, _ position: Int, word: Int) -> UInt64 {
        var packed: UInt64 = 0
        for place in word * 16..<max(word * 16, min(word * 16 + 16, counted[position].count)) {
            let entry = counted[position][place]
            packed |= UInt64(min(entry.new, course.uses[entry.number].nonzeroBitCount)) << UInt64(place % 16 * 4)
        }
        return packed
    }
}
