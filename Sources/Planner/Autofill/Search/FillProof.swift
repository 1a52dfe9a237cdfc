/// The two first numbers of a puzzle's best plan, positions left empty and shortfall, and the searches that prove them.
struct FillProof {
    let puzzle: Puzzle
    let grid: Grid
    let effort: Effort
    let plain: FillSearch
    /// Nil when no minimum asks for anything.
    let minima: FillSearch?
    private(set) var empty: Settled
    private(set) var short: Settled

    init(_ puzzle: Puzzle, effort: Effort) {
        self.puzzle = puzzle
        self.effort = effort
        grid = Grid(puzzle)
        plain = FillSearch(puzzle, grid: grid, effort: effort)
        minima = puzzle.needed == 0 ? nil : FillSearch(puzzle, grid: grid, effort: effort, minimaAbove: plain)
        empty = Settled(found: plain.remaining[0], bound: 0)
        short = Settled(found: puzzle.need.reduce(0, +), bound: 0)
    }

    /// The search that later steps ask before they go down.
    var guardian: FillSearch { minima ?? plain }

    /// Whether a plan is as good as both numbers.
    func holds(_ course: inout Course, from position: Int, empty: Int, short: Int) -> Answer {
        guardian.can(&course, from: position, empty: empty, short: short)
    }

    mutating func settleFill() {
        let (plain, puzzle, effort) = (plain, puzzle, effort)
        empty.found = plain.walk()
        var random = SplitMix64(seed: 1)
        let raising = Raising(effort: effort) { allowance in
            var course = Course(puzzle)
            return plain.can(&course, from: 0, empty: allowance)
        } sharpen: { settled in
            guard effort.spend(Effort.prices) else { return settled.bound }
            plain.use(FillPrices(plain, empty: 0, known: plain.remaining[0] - settled.found))
            return plain.leastAllowance(settled.found)
        } order: { byChance in
            plain.order(&random, byChance: byChance)
        }
        empty = raising.settle(empty)
    }

    mutating func settleShortfall() {
        guard let minima else { return }
        let (puzzle, effort, empty) = (puzzle, effort, empty.found)
        var random = SplitMix64(seed: 2)
        short.bound = minima.needs?.shortfall(Course(puzzle), from: 0) ?? 0
        short.found = plan().missing
        if let walked = FirstPlan(minima: minima, effort: effort).walk(empty: empty) {
            short.found = min(short.found, walked)
        }
        let raising = Raising(effort: effort) { allowance in
            var course = Course(puzzle)
            return minima.can(&course, from: 0, empty: empty, short: allowance)
        } sharpen: { settled in
            guard effort.spend(Effort.prices) else { return settled.bound }
            minima.use(FillPrices(minima, empty: empty, known: -settled.found))
            return minima.leastShortfall(empty: empty, settled.found)
        } order: { byChance in
            minima.order(&random, byChance: byChance)
        }
        short = raising.settle(short)
    }

    /// The plan that the proofs lead to.
    func plan() -> Course {
        var course = Course(puzzle)
        if minima?.follow(&course, from: 0, empty: empty.found, short: short.found) == true { return course }
        course = Course(puzzle)
        _ = plain.follow(&course, from: 0, empty: empty.found)
        return course
    }
}

extension FillSearch {
    /// The fewest positions left empty that the prices allow at the start.
    func leastAllowance(_ most: Int) -> Int {
        let course = Course(puzzle)
        return (0..<most).first { (prices?.room(course, 0, empty: $0) ?? 0) >= 0 } ?? most
    }

    /// The least shortfall that the prices allow at the start.
    func leastShortfall(empty: Int, _ most: Int) -> Int {
        let room = prices?.room(Course(puzzle), 0, empty: empty) ?? 0
        return min(most, max(0, (-room + FillPrices.unit - 1) / FillPrices.unit))
    }
}
