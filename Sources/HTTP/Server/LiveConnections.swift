import Synchronization

/// The connections that a whole server has, and how many of them come from one place.
final class LiveConnections: Sendable {
    private struct Counts {
        var all = 0
        var ofNetwork: [UInt64: Int] = [:]
    }

    private let limit: Int
    private let limitOfNetwork: Int
    private let counts = Mutex(Counts())

    init(_ limits: ServerLimits) {
        limit = limits.connections
        limitOfNetwork = limits.connectionsOfOneAddress
    }

    /// False when there is no room for one more.
    ///
    /// - Parameter network: where it comes from; 0 for what is not counted apart.
    func add(from network: UInt64) -> Bool {
        counts.withLock { counts in
            guard counts.all < limit else { return false }
            if network != 0 {
                guard counts.ofNetwork[network, default: 0] < limitOfNetwork else { return false }
                counts.ofNetwork[network, default: 0] += 1
            }
            counts.all += 1
            return true
        }
    }

    func remove(from network: UInt64) {
        counts.withLock { counts in
            counts.all -= 1
            guard network != 0, let left = counts.ofNetwork[network] else { return }
            counts.ofNetwork[network] = left > 1 ? left - 1 : nil
        }
    }
}
