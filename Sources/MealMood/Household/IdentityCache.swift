/// Who the browsers of one reactor are, as long as nothing was written: an unchanged page costs no database work.
final class IdentityCache {
    private let generation: Generation
    private var readAt = -1
    private var identities: [String: Session.Identity] = [:]
    private static let limit = 1_000

    init(_ generation: Generation) { self.generation = generation }

    subscript(token: String) -> Session.Identity? {
        readAt == generation.now ? identities[token] : nil
    }

    /// Reads with `load` and remembers it under the count that stood before the reading began.
    func identity(_ token: String, load: () throws -> Session.Identity?) rethrows -> Session.Identity? {
        let now = generation.now
        if now != readAt || identities.count >= Self.limit { identities.removeAll() }
        readAt = now
        let identity = try load()
        identities[token] = identity
        return identity
    }
}
