/// The last two numbers, priority dishes and different dishes, over all ways to keep the traditions, and the choice
/// among the best plans.
struct Variety {
    static let diveNodes = 600
    static let dives = 10
    static let drawNodes = 3_000

    private let ways: [Traditions.Way]
    /// These are all the ways there are.
    private let isWhole: Bool
    private let effort: Effort
    private let empty: Int
    private let short: Int
    private let fallback: Course
    /// Nothing is worth more, whatever the way.
    private let most: Int
    /// A search for each way that was looked at.
    private var searches: [Int: VarietySearch] = [:]
    private var finished: Set<Int> = []
    private var random: SplitMix64

    /// - Parameters:
    ///   - puzzle: the puzzle before any tradition is placed.
    ///   - fallback: a plan for the case that no way leads to the numbers wanted.
    init(
        _ traditions: Traditions, of puzzle: Puzzle, effort: Effort, empty: Int, short: Int, fallback: Course,
        random: SplitMix64
    ) {
        ways = traditions.ways
        isWhole = traditions.isComplete
        self.effort = effort
        self.empty = empty
        self.short = short
        self.fallback = fallback
        self.random = random
        most = VarietyBound(puzzle, puzzle.classes.map { Novelty($0, puzzle) }).most(Course(puzzle), from: 0)
    }

    /// What the placed traditions of a way bring by themselves.
    private func base(_ place: Int) -> Int {
        ways[place].placed.reduce(0) { sum, placed in
            let dish = ways[place].puzzle.dishes[placed.dish]
            return sum + (dish.uses > 1 ? 0 : dish.isPriority ? Novelty.priorityValue + 1 : 1)
        }
    }

    private func value(_ place: Int) -> Int {
        searches[place].map { $0.value < 0 ? -1 : $0.value + base(place) } ?? -1
    }

    /// The most that a plan found brings.
    var best: Int { searches.keys.map(value).max() ?? -1 }

    /// The most that any way can bring, as far as is known.
    var bound: Int {
        guard isWhole, searches.count == ways.count else { return most }
        return min(most, ways.indices.map(bound).max() ?? 0)
    }

    private func bound(_ place: Int) -> Int {
        finished.contains(place) ? value(place) : searches[place].map { $0.most + base(place) } ?? most
    }

    /// No plan has more different priority dishes and different dishes.
    var isProven: Bool { best >= 0 && best >= bound }

    /// Finds a good plan, in many homes the best there is.
    mutating func settle() {
        let effort = effort
        let nodes = min(Self.diveNodes, effort.left / (2 * Self.dives * ways.count))
        pass { $0.improve(nodes: nodes) }
        pass { search in
            if effort.spend(Effort.prices) { search.usePrices() }
            return search.improve(nodes: nodes)
        }
        for _ in 0..<Self.dives { pass { $0.improve(nodes: nodes, order: .shuffled) } }
    }

    /// Looks everywhere, as far as the budget goes.
    mutating func exhaust() {
        let share = max(0, effort.left - Self.drawNodes) / max(1, ways.count - finished.count)
        pass { $0.improve(nodes: share, remembering: true) }
    }

    private mutating func pass(_ improve: (inout VarietySearch) -> Bool) {
        for place in ways.indices where !finished.contains(place) && bound(place) > best {
            if best >= most { return }
            var search = opened(place)
            if improve(&search) { finished.insert(place) }
            searches[place] = search
        }
    }

    private mutating func opened(_ place: Int) -> VarietySearch {
        if let search = searches[place] { return search }
        let fill = ways[place].fill ?? FillProof(ways[place].puzzle, effort: effort).guardian
        var search = VarietySearch(
            fill, effort: effort, empty: empty, short: short, random: SplitMix64(seed: random.next()))
        var course = Course(ways[place].puzzle)
        if fill.follow(&course, from: 0, empty: empty, short: short) {
            search.take(course)
        } else if ways[place].placed.isEmpty {
            search.take(fallback)
        }
        return search
    }

    /// A plan among the best, drawn by the weights of the dishes, as positions and dishes.
    mutating func choose() -> [(position: Int, dish: Int)] {
        let wanted = best
        for place in ways.indices.shuffled(using: &random) where bound(place) >= wanted {
            var search = opened(place)
            if let course = search.draw(atLeast: wanted - base(place), nodes: Self.drawNodes) {
                return dishes(course, place)
            }
        }
        let found = ways.indices.first { value($0) == wanted }
        return found.flatMap { place in searches[place]?.best.map { dishes($0, place) } } ?? []
    }

    private mutating func dishes(_ course: Course, _ place: Int) -> [(position: Int, dish: Int)] {
        var draw = DishDraw(ways[place].puzzle, random: SplitMix64(seed: random.next()))
        return ways[place].placed + draw.dishes(of: course)
    }
}
