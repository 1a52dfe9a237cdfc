/// How long a search may go on. Counted in nodes, the same week gives the same plan on every machine; with a clock only
/// a search that finished does.
package struct Budget: Sendable {
    /// Nodes the search may visit; one is about a third of a microsecond.
    let nodes: Int
    private let stop: (@Sendable () -> Bool)?

    /// At most so many nodes.
    package static func nodes(_ count: Int) -> Budget {
        Budget(nodes: max(0, count), stop: nil)
    }

    /// Until `stop` answers true; it is asked every 64 nodes.
    package static func until(_ stop: @escaping @Sendable () -> Bool) -> Budget {
        Budget(nodes: .max, stop: stop)
    }

    /// True when whoever called wants the best plan found so far.
    var isCancelled: Bool { stop?() ?? false }
}
