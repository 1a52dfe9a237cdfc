import Planner
import SQLite

enum AccessTokenStore {
    /// A member's tokens, the newest first.
    static func all(of member: MemberID, in household: HouseholdID, _ db: Connection) throws -> [AccessToken] {
        try db.rows(
            """
            SELECT id, name, created_on, last_used_on, expires_on FROM access_token
            WHERE household_id = \(household.text) AND member_id = \(member.text) ORDER BY created_at DESC, id
            """
        ) { try token(from: $0, at: 0) }
    }

    static func create(_ token: AccessToken, hash: [UInt8], stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO access_token (household_id, id, member_id, name, token_hash, created_at, created_on, expires_on)
            VALUES (\(stamp.household.text), \(token.id), \(stamp.by.text), \(token.name), \(hash), \(stamp.at),
                \(token.createdOn.number), \(token.expiresOn?.number))
            """)
    }

    static func revoke(_ id: String, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            DELETE FROM access_token
            WHERE household_id = \(stamp.household.text) AND id = \(id) AND member_id = \(stamp.by.text)
            """)
    }

    /// For somebody who lives there no more.
    static func revokeAll(of member: MemberID, in household: HouseholdID, _ db: Connection) throws {
        try db.execute(
            "DELETE FROM access_token WHERE household_id = \(household.text) AND member_id = \(member.text)")
    }

    /// The token of a hash, with whose it is.
    static func find(
        hash: [UInt8], in db: Connection
    ) throws -> (household: HouseholdID, member: MemberID, token: AccessToken)? {
        try db.first(
            """
            SELECT household_id, member_id, id, name, created_on, last_used_on, expires_on FROM access_token
            WHERE token_hash = \(hash)
            """
        ) { (HouseholdID(text: try $0.text(0)), MemberID(text: try $0.text(1)), try token(from: $0, at: 2)) }
    }

    static func noteUse(of id: String, in household: HouseholdID, on day: CivilDay, _ db: Connection) throws {
        try db.execute(
            """
            UPDATE access_token SET last_used_on = \(day.number) WHERE household_id = \(household.text) AND id = \(id)
            """)
    }

    private static func token(from row: borrowing Row, at column: Int) throws -> AccessToken {
        AccessToken(
            id: try row.text(column), name: try row.text(column + 1),
            createdOn: CivilDay(number: try row.int(column + 2)),
            lastUsedOn: try row.intOrNil(column + 3).map { CivilDay(number: $0) },
            expiresOn: try row.intOrNil(column + 4).map { CivilDay(number: $0) })
    }
}
