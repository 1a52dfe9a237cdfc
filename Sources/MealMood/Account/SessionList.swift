import SQLite

extension VisitorContext {
    /// A browser is signed out at once, on open pages too.
    func end(session id: String) throws {
        try db.execute("DELETE FROM session WHERE id = \(id)")
        services.live.cut(session: id)
    }
}

/// The sessions of one person, as they are shown and ended.
struct SessionList {
    let person: MemberID
    let context: VisitorContext

    struct Entry {
        let id: String
        let device: Device
        /// As the person called it; may be empty.
        let name: String
        let createdAt: Int64
        let seenAt: Int64
    }

    /// Those that still open, the one in use last first.
    func all() throws -> [Entry] {
        try context.db.rows(
            """
            SELECT id, device, name, created_at, last_seen_at FROM session
            WHERE account_id = \(person.text) AND last_seen_at > \(context.now - Int64(Session.lifetime))
            ORDER BY last_seen_at DESC, created_at DESC, id
            """
        ) { row in
            Entry(
                id: try row.text(0), device: Device(stored: try row.text(1)), name: try row.text(2),
                createdAt: Int64(try row.int(3)), seenAt: Int64(try row.int(4)))
        }
    }

    /// Takes effect at once, on open pages too. Throws for a session of somebody else.
    func end(_ id: String) throws {
        guard try all().contains(where: { $0.id == id }) else { throw AppError.notFound }
        try context.end(session: id)
    }

    /// Ends all but the one that the request came by.
    func endOthers() throws {
        for entry in try all() where entry.id != context.identity?.session { try end(entry.id) }
    }
}
