import Synchronization

/// Counts what may be tried only so often: codes, and whatever else could be guessed. Kept in memory, because what fails
/// leaves nothing in the database.
final class Tries: Sendable {
    struct Limit {
        let name: String
        let count: Int
        let seconds: Int64

        static let licenceCodes = Limit(name: "licence", count: 10, seconds: 3_600)
    }

    private let made = Mutex<[String: [Int64]]>([:])
    /// So many people are remembered before those are looked for who need not be.
    private static let crowd = 1_000

    /// Counts one more try; throws, with the seconds to wait, when there were enough.
    func spend(_ limit: Limit, by who: String, at now: Int64) throws {
        try made.withLock { made in
            if made.count > Self.crowd { made = made.filter { $0.value.contains { $0 > now - 86_400 } } }
            let name = Self.name(limit, who)
            let recent = (made[name] ?? []).filter { $0 > now - limit.seconds && $0 <= now }
            if recent.count >= limit.count {
                throw AppError.tooManyTries(wait: recent[0] + limit.seconds - now)
            }
            made[name] = recent + [now]
        }
    }

    /// Who got it right begins anew.
    func forget(_ limit: Limit, by who: String) {
        made.withLock { $0[Self.name(limit, who)] = nil }
    }

    private static func name(_ limit: Limit, _ who: String) -> String { "\(limit.name) \(who)" }
}
