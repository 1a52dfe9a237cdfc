import Synchronization

/// Counts what may be tried only so often: codes, passwords, and whatever else could be guessed. Kept in memory, because
/// what fails leaves nothing in the database.
final class Tries: Sendable {
    private let made = Mutex<[String: [String: Made]]>([:])
    /// So many are remembered of each limit. Whoever fills it forgets those who have tried the least.
    private static let crowd = 2_000

    /// The tries of one person or address that still count, oldest first.
    private struct Made {
        var instants: [Int64]
        var count: Int
    }

    /// Counts one more try; throws, with the seconds to wait, when there were enough.
    func spend(_ limit: TryLimit, by who: String, at now: Int64) throws {
        try made.withLock { made in
            var crowd = made[limit.name] ?? [:]
            let earlier = Self.counting(crowd[who], limit, now)
            if let wait = limit.wait(after: earlier.instants, count: earlier.count, at: now) {
                throw AppError.tooManyTries(wait: wait)
            }
            if crowd.count >= Self.crowd { Self.thin(&crowd, limit, now) }
            crowd[who] = Made(
                instants: (earlier.instants + [now]).suffix(limit.remembered), count: earlier.count + 1)
            made[limit.name] = crowd
        }
    }

    /// Who got it right begins anew.
    func forget(_ limit: TryLimit, by who: String) {
        made.withLock { $0[limit.name]?[who] = nil }
    }

    /// The last try was right and does not count; those before it still do, so that one right answer buys no wrong ones.
    func giveBack(_ limit: TryLimit, by who: String) {
        made.withLock { made in
            guard var kept = made[limit.name]?[who] else { return }
            kept.instants.removeLast()
            kept.count -= 1
            made[limit.name]?[who] = kept.instants.isEmpty ? nil : kept
        }
    }

    private static func counting(_ made: Made?, _ limit: TryLimit, _ now: Int64) -> Made {
        guard let made, let last = made.instants.last, last <= now else { return Made(instants: [], count: 0) }
        let recent = made.instants.filter { $0 > now - limit.seconds }
        return Made(instants: recent, count: recent.isEmpty ? 0 : made.count)
    }

    private static func thin(_ crowd: inout [String: Made], _ limit: TryLimit, _ now: Int64) {
        crowd = crowd.filter { !counting($0.value, limit, now).instants.isEmpty }
        guard crowd.count >= Self.crowd else { return }
        let kept = crowd.sorted { one, other in
            (one.value.count, one.value.instants.last ?? 0) > (other.value.count, other.value.instants.last ?? 0)
        }
        crowd = Dictionary(uniqueKeysWithValues: kept.prefix(Self.crowd / 2).map { ($0.key, $0.value) })
    }
}

extension VisitorContext {
    /// Looks for what a code stands for. Whoever has looked too often for what is not there must wait.
    func guessing<Found>(_ limit: TryLimit, _ find: () throws -> Found?) throws -> Found? {
        try services.tries.spend(limit, by: client.network, at: now)
        guard let found = try find() else { return nil }
        services.tries.giveBack(limit, by: client.network)
        return found
    }
}
