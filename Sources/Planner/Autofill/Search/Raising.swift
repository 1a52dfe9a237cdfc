/// Finds the smallest allowance that works: raises it from the bound, each value for some nodes, then for four times as
/// many, so that a good plan exists early. Most of the nodes go into many short tries in an order of chance, because a
/// long one rarely mends what it chose first (Gomes, Selman, Kautz, "Boosting combinatorial search through
/// randomization", 1998); what they learn stays in the search's memory.
struct Raising {
    static let firstNodes = 150
    static let nodesATry = 600

    let effort: Effort
    /// Whether an allowance works.
    let works: (Int) -> Answer
    /// Called once when the first round did not decide; answers a better bound.
    let sharpen: (Settled) -> Int
    /// Orders the choices of the search anew, by chance or as they were.
    let order: (_ byChance: Bool) -> Void

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
        defer { order(false) }
        while effort.spent < end, effort.left > 0 {
            order(true)
            let answer = effort.within(Self.nodesATry) { works(allowance) }
            if answer != .unknown { return answer }
        }
        order(false)
        return effort.within(nodes) { works(allowance) }
    }
}
