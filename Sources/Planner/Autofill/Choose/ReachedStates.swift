/// The states that a search for variety was in, and the most it had brought there: coming back with no more is useless.
struct ReachedStates {
    private var key: StateKey
    private var memo: Memo
    /// For each position the classes with new dishes that may still be chosen, and may run out of them.
    private let counted: [[(number: Int, new: Int)]]
    private let width: Int

    init(_ puzzle: Puzzle, grid: Grid, choices: [[Choice]], novelties: [Novelty]) {
        key = StateKey(puzzle, grid: grid, choices: choices, needed: puzzle.needed)
        counted = choices.indices.map { position in
            var later: [Int: Int] = [:]
            for choice in choices[position...].joined() { later[choice.number, default: 0] += 1 }
            return later.keys.sorted().compactMap { number in
                let new = novelties[number].all
                return new > 0 && new < choices.count ? (number, new) : nil
            }
        }
        width = key.words.count + ((counted.map(\.count).max() ?? 0) + 15) / 16
        memo = Memo(width: width)
    }

    /// Whether the state was reached before with at least this worth; if not, it now is.
    mutating func isReached(_ course: borrowing Course, _ position: Int, empty: Int, worth: Int) -> Bool {
        key.write(course, before: position, empty: empty)
        var words = key.words
        var (packed, shift) = (UInt64(0), UInt64(0))
        for entry in counted[position] {
            packed |= UInt64(min(entry.new, course.uses[entry.number].nonzeroBitCount)) << shift
            shift += 4
            if shift == 64 {
                words.append(packed)
                (packed, shift) = (0, 0)
            }
        }
        if shift > 0 { words.append(packed) }
        while words.count < width { words.append(0) }
        let state = memo.state(words)
        if Int(memo[state].fails) >= worth { return true }
        memo.fails(state, at: worth)
        return false
    }
}
