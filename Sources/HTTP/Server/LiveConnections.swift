import Synchronization

/// The connections that a whole server has, and how many of them come from one place.
final class LiveConnections: Sendable {
    private struct Counts {
        var all = 0
        var ofPlace: [String: Int] = [:]
    }

    private let limit: Int
    private let limitOfPlace: Int
    private let counts = Mutex(Counts())

    init(_ limits: ServerLimits) {
        limit = limits.connections
        limitOfPlace = limits.connectionsOfOneAddress
    }

    /// False when there is no room for one more.
    ///
    /// - Parameter place: where it comes from; empty for what is not counted apart.
    func add(from place: String) -> Bool {
        counts.withLock { counts in
            guard counts.all < limit else { return false }
            if !place.isEmpty {
                guard counts.ofPlace[place, default: 0] < limitOfPlace else { return false }
                counts.ofPlace[place, default: 0] += 1
            }
            counts.all += 1
            return true
        }
    }

    func remove(from place: String) {
        counts.withLock { counts in
            counts.all -= 1
            guard !place.isEmpty, let left = counts.ofPlace[place] else { return }
            counts.ofPlace[place] = left > 1 ? left - 1 : nil
        }
    }
}
