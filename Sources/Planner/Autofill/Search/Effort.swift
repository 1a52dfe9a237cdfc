/// Counts the nodes of a search and says when to stop.
final class Effort {
    /// What a computation of prices counts as.
    static let prices = 1_000

    private let budget: Budget
    private(set) var spent = 0
    private var limit: Int
    private var isCancelled = false

    init(_ budget: Budget) {
        self.budget = budget
        limit = budget.nodes
    }

    /// Nodes until the present limit.
    var left: Int { isCancelled ? 0 : max(0, limit - spent) }

    /// Counts one node; false when there is none left.
    @inline(__always)
    func spend() -> Bool {
        spent += 1
        if spent & 63 == 0, budget.isCancelled { isCancelled = true }
        return spent <= limit && !isCancelled
    }

    /// Counts many nodes at once; false, and nothing counted, when they are not there.
    func spend(_ nodes: Int) -> Bool {
        if budget.isCancelled { isCancelled = true }
        guard left >= nodes else { return false }
        spent += nodes
        return true
    }

    /// Runs `body` with so many nodes more than are left, which last no longer than it runs.
    func granting(_ nodes: Int, _ body: () -> Void) {
        let rest = left
        limit += nodes
        body()
        limit = spent + rest
    }

    /// Runs `body` with at most so many nodes of what is left.
    func within<Result>(_ nodes: Int, _ body: () -> Result) -> Result {
        let outer = limit
        limit = min(outer, spent + min(nodes, Int.max / 2))
        defer { limit = outer }
        return body()
    }
}
