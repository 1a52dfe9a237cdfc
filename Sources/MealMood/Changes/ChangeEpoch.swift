import Crypto
import SQLite

/// A stretch of a household's change numbers that belong together.
enum ChangeEpoch {
    /// At each start: whoever was told of changes that a backup put back does not know is found out by their epoch.
    static func beginEverywhere(at now: Int64, in db: Connection) throws {
        for household in try HouseholdStore.changeNumbers(in: db).keys { try begin(household, at: now, in: db) }
    }

    static func begin(_ household: HouseholdID, at now: Int64, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO change_epoch (household_id, number, token, first_seq, began_at)
            SELECT id, 1 + coalesce((SELECT max(number) FROM change_epoch WHERE household_id = household.id), 0),
                \(randomID()), change_number, \(now)
            FROM household WHERE id = \(household.text)
            """)
        try db.execute(
            """
            DELETE FROM change_epoch WHERE household_id = \(household.text) AND number < (
                SELECT max(number) FROM change_epoch
                WHERE household_id = \(household.text) AND began_at < \(now - ChangeFeed.memory))
            """)
    }

    /// All that was ever told of the household is to be read again.
    static func beginAnew(_ household: HouseholdID, at now: Int64, in db: Connection) throws {
        try db.execute("DELETE FROM change_epoch WHERE household_id = \(household.text)")
        try begin(household, at: now, in: db)
    }

    static func current(of household: HouseholdID, in db: Connection) throws -> String {
        try db.first(
            "SELECT token FROM change_epoch WHERE household_id = \(household.text) ORDER BY number DESC LIMIT 1"
        ) { try $0.text(0) } ?? ""
    }

    /// Whether what somebody was told in an epoch, up to a change number, is part of the household's past.
    static func holds(_ token: String, upTo seq: Int, of household: HouseholdID, in db: Connection) throws -> Bool {
        try db.first(
            """
            SELECT \(seq) <= coalesce(
                (SELECT first_seq FROM change_epoch later
                    WHERE later.household_id = e.household_id AND later.number > e.number ORDER BY number LIMIT 1),
                (SELECT change_number FROM household WHERE id = e.household_id))
            FROM change_epoch e WHERE household_id = \(household.text) AND token = \(token)
            """
        ) { try $0.bool(0) } ?? false
    }
}
