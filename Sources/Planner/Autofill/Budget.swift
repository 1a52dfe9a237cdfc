/// How long a search may go on. Counted in nodes, the same week gives the same plan on every machine; with a clock only
/// a search that finished does.
package struct Budget: Sendable {
    /// Nodes the search may visit; one is about a third of a microsecond.
    let nodes: Int
    /// Nodes more to find out how many slots can be filled, when that is not clear after half of `nodes`.
    let reserve: Int
    private let stop: (@Sendable () -> Bool)?

    /// What someone waits for at a screen: some milliseconds, and up to some tens of them rather than leave a slot empty
    /// that can be filled.
    package static let screen = Budget(nodes: 25_000, reserve: 150_000, stop: nil)

    /// At most so many nodes.
    package static func nodes(_ count: Int) -> Budget {
        Budget(nodes: max(0, count), reserve: 0, stop: nil)
    }

    /// Until `stop` answers true; it is asked every 64 nodes.
    package static func until(_ stop: @escaping @Sendable () -> Bool) -> Budget {
        Budget(nodes: .max, reserve: 0, stop: stop)
    }

    /// True when whoever called wants the best plan found so far.
    var isCancelled: Bool { stop?() ?? false }
}
