import SQLite

/// The documents of a household's people.
enum MemberStore {
    struct Person: Equatable {
        let id: MemberID
        let name: String
        let colour: AvatarColour
        let role: Member.Role
    }

    /// The people who live there, by name.
    static func people(of household: HouseholdID, in db: Connection) throws -> [Person] {
        try db.rows(
            """
            SELECT id, name, colour, role FROM member
            WHERE household_id = \(household.text) AND deleted_at IS NULL ORDER BY name, id
            """
        ) { row in
            Person(
                id: MemberID(text: try row.text(0)), name: try row.text(1),
                colour: AvatarColour(rawValue: try row.text(2)) ?? .coral,
                role: Member.Role(rawValue: try row.text(3)) ?? .member)
        }
    }

    /// A person comes to live there, or comes back. Their account is not touched.
    static func add(_ person: Member, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO member (household_id, id, name, colour, role, seq, rev, updated_at, updated_by)
            VALUES (\(stamp.household.text), \(person.id.text), \(person.name), \(person.colour.rawValue),
                \(person.role.rawValue), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text))
            ON CONFLICT (household_id, id) DO UPDATE SET name = excluded.name, colour = excluded.colour,
                role = excluded.role, seq = excluded.seq, rev = rev + 1, updated_at = excluded.updated_at,
                updated_by = excluded.updated_by, deleted_at = NULL
            """)
    }
}
