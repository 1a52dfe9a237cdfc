import SQLite

/// Where people live: each in one household, with one of their own to go back to at most.
enum ResidenceStore {
    struct Residence {
        let household: HouseholdID
        /// The person's own, left as it was.
        let archived: HouseholdID?
        /// Never had a household of their own.
        let cameByInvitation: Bool
    }

    static func residence(of person: MemberID, in db: Connection) throws -> Residence {
        let found = try db.first(
            "SELECT household_id, archived_household_id, came_by_invitation FROM account WHERE id = \(person.text)"
        ) { row in
            Residence(
                household: HouseholdID(text: try row.text(0)),
                archived: try row.textOrNil(1).map { HouseholdID(text: $0) }, cameByInvitation: try row.bool(2))
        }
        guard let found else { throw AppError.notFound }
        return found
    }

    static func move(_ person: MemberID, to household: HouseholdID, archived: HouseholdID?, in db: Connection) throws {
        try db.execute(
            """
            UPDATE account SET household_id = \(household.text), archived_household_id = \(archived?.text)
            WHERE id = \(person.text)
            """)
    }

    static func noteInvited(_ person: MemberID, in db: Connection) throws {
        try db.execute("UPDATE account SET came_by_invitation = 1 WHERE id = \(person.text)")
    }
}
