/// What the positions of a fill search may be filled with, and which of them need no search.
///
/// A position is free when a class without a gap, and without a tag that binds there, is open: it can always be filled
/// and disturbs nothing.
struct FillChoices {
    private(set) var choices: [[Choice]]
    private var searched: SlotMask

    /// - Parameter needed: tags with a need; none when only filling is asked for, and only then positions are free.
    init(_ puzzle: Puzzle, grid: Grid, needed: TagMask) {
        choices = Array(repeating: [], count: puzzle.slots.count)
        searched = puzzle.open
        let held = puzzle.classes.reduce(TagMask(0)) { $0 | $1.tags } & needed
        for position in choices.indices where puzzle.open.has(position) {
            let binding = puzzle.bindingTags(position, among: puzzle.open)
            let dominance = Dominance(binding: binding, needed: held, puzzle: puzzle)
            choices[position] = dominance.kept(of: puzzle.choices(position, grid: grid))
            guard needed == 0, let first = choices[position].first else { continue }
            if first.tags & binding == 0, !puzzle.classes[first.number].isLimited { searched &= ~.bit(position) }
        }
        sort(puzzle, needed: needed)
    }

    /// Ranks the choices: scarce tags first when they are needed, otherwise last, and with them long gaps of few dishes.
    private mutating func sort(_ puzzle: Puzzle, needed: TagMask) {
        for position in choices.indices {
            for place in choices[position].indices {
                choices[position][place].rank = weight(choices[position][place], puzzle, needed)
            }
            choices[position].sort { ($0.rank, $0.number) < ($1.rank, $1.number) }
        }
    }

    private func weight(_ choice: Choice, _ puzzle: Puzzle, _ needed: TagMask) -> Int {
        var weight = puzzle.burden(choice.number)
        (choice.tags & needed).forEachBit { weight -= 1_000 * puzzle.need[$0] / max(1, puzzle.left[$0]) }
        return weight
    }

    /// For each position the next one to search, and how many there are from it on.
    func order() -> (next: [Int], remaining: [Int]) {
        let end = choices.count
        var (next, remaining) = ([end], [0])
        for position in (0..<end).reversed() {
            let isSearched = searched.has(position)
            next.insert(isSearched ? position : next[0], at: 0)
            remaining.insert(remaining[0] + (isSearched ? 1 : 0), at: 0)
        }
        return (next, remaining)
    }
}
