/// The last two numbers, priority dishes and different dishes, over all ways to keep the traditions, and the choice
/// among the best plans.
struct Variety {
    static let greedyNodes = 60
    static let dives = 10
    static let drawNodes = 3_000

    private let ways: [Traditions.Way]
    private let effort: Effort
    private var searches: [VarietySearch]
    private var finished: [Bool]
    private var random: SplitMix64

    /// - Parameter fallback: a plan for the case that no way leads to the numbers wanted.
    init(_ ways: [Traditions.Way], effort: Effort, empty: Int, short: Int, fallback: Course, random: SplitMix64) {
        self.ways = ways
        self.effort = effort
        var random = random
        searches = ways.map { way in
            VarietySearch(
                way.fill, effort: effort, empty: empty, short: short, random: SplitMix64(seed: random.next()))
        }
        finished = ways.map { _ in false }
        self.random = random
        for place in ways.indices {
            var course = Course(ways[place].puzzle)
            let leads = ways[place].fill.follow(&course, from: 0, empty: empty, short: short)
            if leads || ways[place].placed.isEmpty { searches[place].take(leads ? course : fallback) }
        }
    }

    /// What the placed traditions of a way bring by themselves is told apart from what its search finds.
    private func base(_ place: Int) -> Int {
        ways[place].placed.reduce(0) { sum, placed in
            let dish = ways[place].puzzle.dishes[placed.dish]
            return sum + (dish.uses > 1 ? 0 : dish.isPriority ? Novelty.priorityValue + 1 : 1)
        }
    }

    private func value(_ place: Int) -> Int { searches[place].value < 0 ? -1 : searches[place].value + base(place) }

    private var best: Int { searches.indices.map(value).max() ?? -1 }

    /// The most that any way can bring.
    var most: Int { searches.indices.map { finished[$0] ? value($0) : searches[$0].most + base($0) }.max() ?? 0 }

    var isProven: Bool { best >= 0 && best >= most }

    /// Finds the most there is, as far as the budget goes.
    mutating func settle() {
        pass { search in search.improve(nodes: Self.greedyNodes) }
        guard !isProven else { return }
        let effort = effort
        pass { search in
            if effort.spend(Effort.prices) { search.usePrices() }
            return search.improve(nodes: Self.greedyNodes)
        }
        for _ in 0..<Self.dives {
            pass { search in search.improve(nodes: Self.greedyNodes, order: .shuffled) }
        }
        let share = max(0, effort.left - Self.drawNodes) / max(1, finished.count { !$0 })
        pass { search in search.improve(nodes: share, remembering: true) }
    }

    private mutating func pass(_ improve: (inout VarietySearch) -> Bool) {
        for place in searches.indices where !finished[place] && searches[place].most + base(place) > best {
            if improve(&searches[place]) { finished[place] = true }
        }
    }

    /// A plan among the best, drawn by the weights of the dishes, as positions and dishes.
    mutating func choose() -> [(position: Int, dish: Int)] {
        let wanted = best
        for place in searches.indices.shuffled(using: &random) {
            guard wanted >= 0, searches[place].most + base(place) >= wanted else { continue }
            let drawn = searches[place].draw(atLeast: wanted - base(place), nodes: Self.drawNodes)
            if let course = drawn { return dishes(course, place) }
        }
        guard let place = searches.indices.first(where: { value($0) == wanted }) else { return [] }
        return searches[place].best.map { dishes($0, place) } ?? []
    }

    private mutating func dishes(_ course: Course, _ place: Int) -> [(position: Int, dish: Int)] {
        var draw = DishDraw(puzzle: ways[place].puzzle, random: SplitMix64(seed: random.next()))
        return ways[place].placed + draw.dishes(of: course)
    }
}
