/// How a connection's statements fare: on a path that runs often, `prepared` stands still.
package struct StatementStatistics: Sendable, Equatable {
    /// How many have been compiled since the connection was opened.
    package let prepared: Int
    /// How many are kept for the next use.
    package let cached: Int
}

extension Connection {
    package var statistics: StatementStatistics {
        StatementStatistics(prepared: cache.prepared, cached: cache.count)
    }
}
