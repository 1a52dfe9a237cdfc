/// How likely a class is drawn for a position: its dishes count 3, 2 or 1 when they are not in the week, in it once, or
/// more often; a new priority dish twice that; a dish off its fixed day a fifth.
struct ClassWeights {
    /// By class and position, tenths, when the class has not been chosen yet.
    private let weights: [[Int]]
    private let counts: [Int]

    init(_ puzzle: Puzzle) {
        weights = puzzle.classes.map { group in
            let fixed = group.members.filter { puzzle.dishes[$0].hasFixedDay }
            let base = group.members.reduce(0) {
                $0 + (puzzle.dishes[$1].hasFixedDay ? 0 : Self.weight(puzzle.dishes[$1], uses: puzzle.dishes[$1].uses))
            }
            return puzzle.slots.indices.map { position in
                fixed.reduce(base) { $0 + Self.weight(puzzle.dishes[$1], at: position) }
            }
        }
        counts = puzzle.classes.map(\.members.count)
    }

    /// In tenths.
    static func weight(_ dish: PuzzleDish, uses: Int) -> Int {
        let weight = uses == 0 ? 30 : uses == 1 ? 20 : 10
        return uses == 0 && dish.isPriority ? weight * 2 : weight
    }

    static func weight(_ dish: PuzzleDish, at position: Int) -> Int {
        weight(dish, uses: dish.uses) / (dish.hasFixedDay && !dish.tradition.has(position) ? 5 : 1)
    }

    /// The weight of a class that was chosen some times already: so many of its dishes are in the week once more.
    func weight(_ number: Int, _ position: Int, uses: Int) -> Int {
        let count = counts[number]
        let used = min(uses, count)
        return max(1, weights[number][position] * (count - used) / count + 20 * used)
    }
}
