/// Finds the smallest allowance that works: raises it from the bound, each value for some nodes, then for four times as
/// many, so that a good plan exists early.
struct Raising {
    static let firstNodes = 150

    let effort: Effort
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

    private func tryEach(_ settled: inout Settled, nodes: Int) {
        for allowance in settled.bound..<settled.found {
            switch effort.within(nodes, { works(allowance) }) {
            case .yes:
                settled.found = allowance
                return
            case .no: settled.bound = allowance + 1
            case .unknown: if effort.left == 0 { return }
            }
        }
    }
}
