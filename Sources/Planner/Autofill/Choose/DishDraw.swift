/// Draws the dishes for a course of classes: new ones first, those of priority before others, each by its weight.
struct DishDraw {
    let puzzle: Puzzle
    var random: SplitMix64

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

    /// Once all are used, a class with a gap takes the one that was used longest ago.
    private mutating func draw(_ group: DishClass, _ positions: [Int]) -> [(position: Int, dish: Int)] {
        var rest = group.members
        var drawn: [Int] = []
        let order = group.isLimited ? positions : positions.shuffled(using: &random)
        for position in order {
            if rest.isEmpty { rest = group.isLimited ? drawn.suffix(group.members.count) : group.members }
            let place = group.isLimited && drawn.count >= group.members.count ? 0 : pick(rest, position, drawn: drawn)
            drawn.append(rest.remove(at: place))
        }
        return Array(zip(order, drawn))
    }

    private mutating func pick(_ rest: [Int], _ position: Int, drawn: [Int]) -> Int {
        let dishes = rest.map { puzzle.dishes[$0] }
        let rank = dishes.map { $0.uses > 0 ? 2 : $0.isPriority ? 0 : 1 }.min() ?? 2
        let weights = dishes.indices.map { place in
            let isMeant = (dishes[place].uses > 0 ? 2 : dishes[place].isPriority ? 0 : 1) == rank
            return isMeant ? ClassWeights.weight(dishes[place], at: position) : 0
        }
        return random.place(in: weights) ?? 0
    }
}
