/// A number of the best plan: the best found, and what no plan goes below.
struct Settled: Sendable {
    /// What the best plan found has; less is better.
    var found: Int
    /// What no legal plan goes below.
    var bound: Int

    var isProven: Bool { found == bound }
}
