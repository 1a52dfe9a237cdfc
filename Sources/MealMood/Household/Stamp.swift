import SQLite

/// What every document written by one request carries: the household's next change number, who, and when.
struct Stamp: Sendable {
    let household: HouseholdID
    let by: MemberID
    let seq: Int
    let at: Int64

    static func next(for household: HouseholdID, by member: MemberID, at now: Int64, in db: Connection) throws -> Stamp
    {
        try db.execute("UPDATE household SET change_number = change_number + 1 WHERE id = \(household.text)")
        let seq = try db.first("SELECT change_number FROM household WHERE id = \(household.text)") { try $0.int(0) }
        guard let seq else { throw AppError.notFound }
        return Stamp(household: household, by: member, seq: seq, at: now)
    }
}
