/// Finds the smallest allowance that works: raises it from the bound, each value for some nodes, then for four times as
/// many, so that a good plan exists early. Most of the nodes go into many short tries in an order of chance, because a
/// long one rarely mends what it chose first (Gomes, Selman, Kautz, "Boosting combinatorial search through
/// randomization", 1998); what they learn stays in the search's memory.
struct Raising {
    static let firstNodes = 150
    static let nodesATry = 600

    let effort: Effort
    let search: FillSearch
    /// Whether an allowance works.
    let works: (Int) -> Answer
    /// Called once when the first round did not decide; answers a better bound.
    let sharpen: (Settled) -> Int

    /// - Parameter settled: an allowance that works, and a bound.
    func settle(_ settled: Settled) -> Settled {
        var settled = settled
        var nodes = Self.firstNodes
        while !settled.isProven {
            tryEach(&settled, nodes: nodes)
            if settled.isProven || effort.left == 0 { break }
            if nodes == Self.firstNodes { settled.bound = min(settled.found, max(settled.bound, sharpen(settled))) }
            nodes = nodes > effort.left ? nodes : nodes * 4
        }
        return settled
    }

    /// Whether one allowance works.
    func decide(_ allowance: Int, nodes: Int) -> Answer {
        effort.within(nodes) {
            let first = effort.within(Self.firstNodes) { works(allowance) }
            guard first == .unknown, effort.left > 0 else { return first }
            let bound = sharpen(Settled(found: allowance + 1, bound: 0))
            return bound > allowance ? .no : attempt(allowance, nodes: effort.left)
        }
    }

    private func tryEach(_ settled: inout Settled, nodes: Int) {
        for allowance in settled.bound..<settled.found {
            switch attempt(allowance, nodes: nodes) {
            case .yes:
                settled.found = allowance
                return
            case .no: settled.bound = allowance + 1
            case .unknown: if effort.left == 0 { return }
            }
        }
    }

    private func attempt(_ allowance: Int, nodes: Int) -> Answer {
        guard nodes > Self.firstNodes else { return effort.within(nodes) { works(allowance) } }
        let end = effort.spent + nodes / 5 * 4
        var random = SplitMix64(seed: UInt64(nodes))
        defer { search.order(&random, byChance: false) }
        while effort.spent < end, effort.left > 0 {
            search.order(&random, byChance: true)
            let answer = effort.within(Self.nodesATry) { works(allowance) }
            if answer != .unknown { return answer }
        }
        search.order(&random, byChance: false)
        return effort.within(nodes) { works(allowance) }
    }
}
