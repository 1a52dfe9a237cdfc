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

    /// Whether a plan leaves at most so many positions empty, and so much shortfall.
    func holds(empty: Int, short: Int, nodes: Int) -> Answer {
        let raising = minima.map { raisingShortfall($0, empty: empty) } ?? raisingEmpty()
        return raising.decide(minima == nil ? empty : short, nodes: nodes)
    }

    mutating func settleFill() {
        empty.found = min(empty.found, plain.walk())
        empty = raisingEmpty().settle(empty)
    }

    mutating func settleShortfall() {
        guard let minima else { return }
        short.bound = minima.needs?.shortfall(Course(puzzle), from: 0) ?? 0
        short.found = plan().missing
        if let walked = FirstPlan(minima: minima, effort: effort).walk(empty: empty.found) {
            short.found = min(short.found, walked)
        }
        short.bound = min(short.bound, short.found)
        short = raisingShortfall(minima, empty: empty.found).settle(short)
    }

    private func raisingEmpty() -> Raising {
        let (plain, puzzle, effort) = (plain, puzzle, effort)
        return Raising(effort: effort, search: plain) { allowance in
            var course = Course(puzzle)
            return plain.can(&course, from: 0, empty: allowance)
        } sharpen: { settled in
            guard plain.prices == nil, effort.spend(Effort.prices) else { return settled.bound }
            plain.use(FillPrices(plain, empty: 0, known: plain.remaining[0] - settled.found))
            return plain.leastAllowance(settled.found)
        }
    }

    private func raisingShortfall(_ minima: FillSearch, empty: Int) -> Raising {
        let (puzzle, effort) = (puzzle, effort)
        return Raising(effort: effort, search: minima) { allowance in
            var course = Course(puzzle)
            return minima.can(&course, from: 0, empty: empty, short: allowance)
        } sharpen: { settled in
            guard minima.prices == nil, effort.spend(Effort.prices) else { return settled.bound }
            minima.use(FillPrices(minima, empty: empty, known: -settled.found))
            return minima.leastShortfall(empty: empty, settled.found)
        }
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
