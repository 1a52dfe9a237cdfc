/// Branch and bound over the positions for the most priority dishes, then the most different dishes, among the plans
/// that are as full and as short of minima as they can be.
struct VarietySearch {
    /// In which order the classes of a position are tried.
    enum Order {
        /// What brings most first, then what disturbs least.
        case greedy
        /// As `greedy`, ties by chance.
        case shuffled
        /// By the weights of the dishes alone.
        case weighted
    }

    /// Nodes to find out whether the rest can be filled.
    static let nodesAProof = 300

    let puzzle: Puzzle
    let novelties: [Novelty]
    private let fill: FillSearch
    private let effort: Effort
    private let empty: Int
    private let short: Int
    /// What may stand in each position, mildest first.
    private let mildest: [[Choice]]
    private var choices: [[Choice]]
    private let bound: VarietyBound
    private var weights: ClassWeights?
    private var prices: VarietyPrices?
    private var reached: ReachedStates?

    private var random: SplitMix64
    private var order = Order.greedy
    private var goal = 0
    /// Something was skipped.
    private var hasGaps = false

    /// The best plan found and what it brings.
    private(set) var best: Course?
    private(set) var value = -1

    /// - Parameters:
    ///   - fill: proves what can be filled.
    ///   - empty: positions that may be left empty, `short` the shortfall that may remain.
    init(_ fill: FillSearch, effort: Effort, empty: Int, short: Int, random: SplitMix64) {
        puzzle = fill.puzzle
        self.fill = fill
        self.effort = effort
        self.empty = empty
        self.short = short
        self.random = random
        novelties = puzzle.classes.map { [puzzle] in Novelty($0, puzzle) }
        let numbers = Self.mildestFirst(puzzle)
        mildest = puzzle.slots.indices.map { [puzzle] position in
            numbers.filter { puzzle.open.has(position) && puzzle.classes[$0].open.has(position) }
                .map { puzzle.choice($0, position, grid: fill.grid) }
        }
        bound = VarietyBound(puzzle, novelties)
        choices = mildest
    }

    /// The classes by how much they take from the rest of the week.
    private static func mildestFirst(_ puzzle: Puzzle) -> [Int] {
        let burdens = puzzle.classes.indices.map { puzzle.burden($0) << 32 | $0 }
        return burdens.sorted().map { $0 & 0xFFFF_FFFF }
    }

    /// The most that any plan brings, as far as is known.
    var most: Int { upper(Course(puzzle), from: 0, empty: empty) }

    /// Takes over a plan that was found otherwise.
    mutating func take(_ course: Course) {
        let worth = puzzle.classes.indices.reduce(0) { sum, number in
            sum + (0..<course.uses[number].nonzeroBitCount).reduce(0) { $0 + novelties[number].gain(after: $1) }
        }
        if worth > value { (value, best) = (worth, course) }
    }

    /// Computes prices, which make the bound sharper.
    mutating func usePrices() {
        prices = VarietyPrices(
            puzzle, choices: choices, novelties: novelties, empty: empty, short: short, known: max(0, value))
    }

    /// Looks for plans better than the best one; answers whether the search was finished, so that none is better.
    mutating func improve(nodes: Int, order: Order = .greedy, remembering: Bool = false) -> Bool {
        self.order = order
        choices = mildest
        if order == .shuffled { for position in choices.indices { choices[position].shuffle(using: &random) } }
        goal = most
        reached = remembering ? ReachedStates(puzzle, grid: fill.grid, choices: choices, novelties: novelties) : nil
        hasGaps = false
        let effort = effort
        return effort.within(nodes) {
            var course = Course(puzzle)
            return value >= goal || run(&course, 0, empty: empty, worth: 0) && (!hasGaps || value >= goal)
        }
    }

    /// Draws a plan that brings at least `wanted`, by the weights of the dishes; nil when none was met.
    mutating func draw(atLeast wanted: Int, nodes: Int) -> Course? {
        let known = (value, best)
        defer { (value, best) = known }
        (value, best, goal, order) = (wanted - 1, nil, wanted, .weighted)
        reached = nil
        weights = weights ?? ClassWeights(puzzle)
        let effort = effort
        return effort.within(nodes) {
            var course = Course(puzzle)
            _ = run(&course, 0, empty: empty, worth: 0)
            return best
        }
    }

    private func upper(_ course: borrowing Course, from position: Int, empty: Int) -> Int {
        let quick = bound.most(course, from: position)
        return prices.map { min(quick, $0.most(course, from: position, empty: empty)) } ?? quick
    }

    /// True when everything from here on was tried, or skipped because what can be filled was not clear soon enough, or
    /// the goal was reached; false when the nodes ran out.
    private mutating func run(_ course: inout Course, _ start: Int, empty: Int, worth: Int) -> Bool {
        var position = start
        while position < choices.count, !puzzle.open.has(position) { position += 1 }
        guard position < choices.count else {
            if worth > value { (value, best) = (worth, course) }
            return true
        }
        if reached?.isReached(course, position, empty: empty, worth: worth) == true { return true }
        if leavesFirst(position, empty: empty), !goDown(&course, position, empty: empty - 1, worth: worth) {
            return false
        }
        let finished =
            order == .weighted
            ? runByChance(&course, position, empty: empty, worth: worth)
            : runByGain(&course, position, empty: empty, worth: worth)
        guard finished else { return false }
        return empty == 0 || value >= goal || goDown(&course, position, empty: empty - 1, worth: worth)
    }

    private mutating func runByChance(_ course: inout Course, _ position: Int, empty: Int, worth: Int) -> Bool {
        let barred = fill.grid.barred(position, course)
        let legal = choices[position].filter { $0.isLegal(barred: barred, course) }
        let chances = legal.map { weights?.weight($0.number, position, uses: uses(course, $0)) ?? 0 }
        for place in random.order(chances) where value < goal {
            let gain = novelties[legal[place].number].gain(after: uses(course, legal[place]))
            if !choose(legal[place], &course, position, empty: empty, worth: worth + gain) { return false }
        }
        return true
    }

    /// Priority dishes first, then other new ones, then repeats.
    private mutating func runByGain(_ course: inout Course, _ position: Int, empty: Int, worth: Int) -> Bool {
        let barred = fill.grid.barred(position, course)
        for wanted in Novelty.gains {
            for place in choices[position].indices where value < goal {
                let choice = choices[position][place]
                let gain = novelties[choice.number].gain(after: uses(course, choice))
                guard gain == wanted, choice.isLegal(barred: barred, course) else { continue }
                if !choose(choice, &course, position, empty: empty, worth: worth + gain) { return false }
            }
        }
        return true
    }

    private mutating func choose(
        _ choice: Choice, _ course: inout Course, _ position: Int, empty: Int, worth: Int
    ) -> Bool {
        course.place(choice.number, tags: choice.tags, at: position)
        defer { course.lift(position) }
        return goDown(&course, position, empty: empty, worth: worth)
    }

    private func uses(_ course: borrowing Course, _ choice: Choice) -> Int {
        course.uses[choice.number].nonzeroBitCount
    }

    private mutating func goDown(_ course: inout Course, _ position: Int, empty: Int, worth: Int) -> Bool {
        if worth + upper(course, from: position + 1, empty: empty) <= value { return true }
        let effort = effort
        guard effort.spend() else { return false }
        switch effort.within(Self.nodesAProof, { fill.can(&course, from: position + 1, empty: empty, short: short) }) {
        case .yes: return run(&course, position + 1, empty: empty, worth: worth)
        case .no: return true
        case .unknown:
            hasGaps = true
            return effort.left > 0
        }
    }

    /// Whether to leave the position empty before anything else: by chance, so that it is not always the last ones.
    private mutating func leavesFirst(_ position: Int, empty: Int) -> Bool {
        guard empty > 0, order != .greedy else { return false }
        let later = (puzzle.open & ~(.bit(position) &- 1)).nonzeroBitCount
        return Int.random(in: 0..<later, using: &random) < empty
    }
}
