/// Draws the dishes for a course of classes: new ones first, those of priority before others, each by its weight.
struct DishDraw {
    private let puzzle: Puzzle
    private var random: SplitMix64

    init(_ puzzle: Puzzle, random: SplitMix64) {
        self.puzzle = puzzle
        self.random = random
    }

    /// The dish of each filled position.
    mutating func dishes(of course: Course) -> [(position: Int, dish: Int)] {
        var result: [(position: Int, dish: Int)] = []
        for number in puzzle.classes.indices where course.uses[number] != 0 {
            var positions: [Int] = []
            course.uses[number].forEachBit { positions.append($0) }
            result += draw(puzzle.classes[number], positions)
        }
        return result.sorted { $0.position < $1.position }
    }

    /// With a gap, day by day and a dish that has none of its gap there: the search has seen to it that there is one.
    private mutating func draw(_ group: DishClass, _ positions: [Int]) -> [(position: Int, dish: Int)] {
        var drawn: [(position: Int, dish: Int)] = []
        for position in group.dishGap > 0 ? positions : positions.shuffled(using: &random) {
            let window = puzzle.window(before: position, gap: group.dishGap)
            let near = drawn.filter { window.has($0.position) }.map(\.dish)
            let free = group.members.filter { !near.contains($0) }
            drawn.append((position, pick(free, position, drawn.map(\.dish))))
        }
        return drawn
    }

    private mutating func pick(_ dishes: [Int], _ position: Int, _ drawn: [Int]) -> Int {
        let known = dishes.map { dish in
            var known = puzzle.dishes[dish]
            known.uses += drawn.count { $0 == dish }
            return known
        }
        let rank = known.map(Self.rank).min()
        let weights = known.map { Self.rank($0) == rank ? ClassWeights.weight($0, at: position) : 0 }
        return dishes[random.place(in: weights) ?? 0]
    }

    private static func rank(_ dish: PuzzleDish) -> Int { dish.uses > 0 ? 2 : dish.isPriority ? 0 : 1 }
}
