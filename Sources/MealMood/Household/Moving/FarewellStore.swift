import SQLite

/// Why somebody is at home again, kept until they have read it.
struct Farewell: Sendable {
    enum Kind: String, Sendable { case removed, dissolved }

    let kind: Kind
    let householdName: String
    let byName: String
    let hasCopy: Bool
}

enum FarewellStore {
    static func farewell(of person: MemberID, in db: Connection) throws -> Farewell? {
        try db.first(
            "SELECT kind, household_name, by_name, has_copy FROM farewell WHERE account_id = \(person.text)"
        ) { row in
            Farewell(
                kind: Farewell.Kind(rawValue: try row.text(0)) ?? .removed, householdName: try row.text(1),
                byName: try row.text(2), hasCopy: try row.bool(3))
        }
    }

    static func set(_ farewell: Farewell, of person: MemberID, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO farewell (account_id, kind, household_name, by_name, has_copy)
            VALUES (\(person.text), \(farewell.kind.rawValue), \(farewell.householdName), \(farewell.byName),
                \(farewell.hasCopy))
            ON CONFLICT (account_id) DO UPDATE SET kind = excluded.kind, household_name = excluded.household_name,
                by_name = excluded.by_name, has_copy = excluded.has_copy
            """)
    }

    static func end(of person: MemberID, in db: Connection) throws {
        try db.execute("DELETE FROM farewell WHERE account_id = \(person.text)")
    }
}
