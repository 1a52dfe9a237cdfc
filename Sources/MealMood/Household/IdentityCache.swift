import SQLite

/// Who the browsers of one reactor are, as long as nobody has written, this server or a command beside it: an unchanged
/// page costs no query.
final class IdentityCache {
    private let db: Connection
    /// What the database said it was when the identities were read; nil while nothing was.
    private var version: Int?
    private var identities: [String: Session.Identity] = [:]
    private static let limit = 1_000

    init(_ db: Connection) { self.db = db }

    subscript(token: String) -> Session.Identity? {
        guard let version, let present = try? db.dataVersion(), version == present else { return nil }
        return identities[token]
    }

    /// Reads with `load`, inside the same snapshot, and remembers it.
    func identity(_ token: String, load: () throws -> Session.Identity?) throws -> Session.Identity? {
        let present = try db.dataVersion()
        if present != version || identities.count >= Self.limit { identities.removeAll() }
        version = present
        let identity = try load()
        identities[token] = identity
        return identity
    }

    /// When a session was noted as used, as far as it is known without asking.
    func seenAt(_ token: String) -> Int64? { identities[token]?.seenAt }
}
