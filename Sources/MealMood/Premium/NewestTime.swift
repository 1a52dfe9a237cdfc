import SQLite

/// The newest time that this server has seen. Licences never run backwards, whatever its clock is set to.
enum NewestTime {
    /// Written down once a minute at most, or each write would be two.
    static let step: Int64 = 60

    static func note(_ now: Int64, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO newest_time (id, seen_at) VALUES (1, \(now))
            ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at WHERE excluded.seen_at >= seen_at + \(step)
            """)
    }

    static func seen(in db: Connection) throws -> Int64 {
        try db.first("SELECT seen_at FROM newest_time") { try $0.int64(0) } ?? 0
    }

    static func reset(to now: Int64, in db: Connection) throws {
        try db.execute("UPDATE newest_time SET seen_at = \(now)")
    }
}
