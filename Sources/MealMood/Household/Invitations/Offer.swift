import SQLite

/// What a good code opens: a household that somebody may come to live in, as it introduces itself.
struct Offer: Sendable {
    let invitation: String
    let household: HouseholdID
    let name: String
    let ownerName: String
    let people: Int

    /// Nil for a code that was never made, was used or revoked, or has expired: one question, so one answer after one time.
    static func found(by code: ReadableCode, at now: Int64, in db: Connection) throws -> Offer? {
        try db.first(
            """
            SELECT i.id, h.id, h.name, o.name, (
                SELECT count(*) FROM member m WHERE m.household_id = h.id AND m.deleted_at IS NULL)
            FROM invitation i JOIN household h ON h.id = i.household_id AND h.deleted_at IS NULL
            JOIN member o ON o.household_id = h.id AND o.role = 'owner' AND o.deleted_at IS NULL
            JOIN account a ON a.id = o.id AND a.household_id = h.id
            WHERE i.code_hash = \(code.hash) AND i.used_at IS NULL AND i.expires_at > \(now)
            """
        ) { row in
            Offer(
                invitation: try row.text(0), household: HouseholdID(text: try row.text(1)), name: try row.text(2),
                ownerName: try row.text(3), people: try row.int(4))
        }
    }
}
