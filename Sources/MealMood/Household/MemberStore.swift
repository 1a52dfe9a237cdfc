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
            """, person(from:))
    }

    private static func person(from row: borrowing Row) throws -> Person {
        Person(
            id: MemberID(text: try row.text(0)), name: try row.text(1),
            colour: AvatarColour(rawValue: try row.text(2)) ?? .coral,
            role: Member.Role(rawValue: try row.text(3)) ?? .member)
    }

    /// Whoever lives there or did once: weeks and dishes name them.
    static func everybody(of household: HouseholdID, in db: Connection) throws -> [MemberID: Person] {
        let people = try db.rows(
            "SELECT id, name, colour, role FROM member WHERE household_id = \(household.text)", person(from:))
        return Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })
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

    /// A person lives there no more; what they made keeps their name.
    static func remove(_ person: MemberID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE member SET deleted_at = \(stamp.at), role = 'member', seq = \(stamp.seq), rev = rev + 1,
                updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(person.text) AND deleted_at IS NULL
            """)
    }

    static func set(_ role: Member.Role, of person: MemberID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE member SET role = \(role.rawValue), seq = \(stamp.seq), rev = rev + 1,
                updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(person.text) AND deleted_at IS NULL
            """)
    }
}
