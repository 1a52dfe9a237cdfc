import Crypto
import SQLite

/// An invitation that waits for somebody.
struct Invitation: Sendable {
    /// Seconds that it waits.
    static let lifetime: Int64 = 48 * 3_600
    /// So many of a household wait at a time.
    static let most = 5

    let id: String
    let madeAt: Int64

    var expiresAt: Int64 { madeAt + Self.lifetime }
}

enum InvitationStore {
    /// Those that wait, the newest first.
    static func waiting(for household: HouseholdID, at now: Int64, in db: Connection) throws -> [Invitation] {
        try db.rows(
            """
            SELECT id, made_at FROM invitation
            WHERE household_id = \(household.text) AND used_at IS NULL AND expires_at > \(now)
            ORDER BY made_at DESC, id
            """
        ) { Invitation(id: try $0.text(0), madeAt: try $0.int64(1)) }
    }

    static func create(_ invitation: Invitation, _ code: ReadableCode, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO invitation (household_id, id, code_hash, made_at, expires_at)
            VALUES (\(stamp.household.text), \(invitation.id), \(code.hash), \(invitation.madeAt),
                \(invitation.expiresAt))
            """)
    }

    static func revoke(_ id: String, of household: HouseholdID, in db: Connection) throws {
        try db.execute(
            "DELETE FROM invitation WHERE household_id = \(household.text) AND id = \(id) AND used_at IS NULL")
    }

    /// For a household that somebody else leads from now on, or nobody lives in.
    static func revokeAll(of household: HouseholdID, in db: Connection) throws {
        try db.execute("DELETE FROM invitation WHERE household_id = \(household.text) AND used_at IS NULL")
    }

    static func use(
        _ offer: Offer, by person: MemberID, with form: Token?, at now: Int64, in db: Connection
    ) throws {
        try db.execute(
            """
            UPDATE invitation SET used_at = \(now), used_by = \(person.text), used_with = \(form?.hash)
            WHERE household_id = \(offer.household.text) AND id = \(offer.invitation)
            """)
    }

    /// Who came in by exactly this form a moment ago, and lives there still. Later it opens nothing: the form may lie in
    /// the memory of a browser that others use.
    static func user(of code: ReadableCode, with form: Token, at now: Int64, in db: Connection) throws -> MemberID? {
        try db.first(
            """
            SELECT a.id FROM invitation i JOIN account a ON a.id = i.used_by AND a.household_id = i.household_id
            WHERE i.code_hash = \(code.hash) AND i.used_with = \(form.hash)
                AND i.used_at > \(now - Session.press)
            """
        ) { MemberID(text: try $0.text(0)) }
    }
}
