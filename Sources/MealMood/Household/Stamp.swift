import SQLite

/// What every document written by one request carries: the household's next change number, who, and when.
struct Stamp: Sendable {
    let household: HouseholdID
    let by: MemberID
    let seq: Int
    /// Never before that of an earlier change, whatever the clock says.
    let at: Int64

    static func next(for household: HouseholdID, by member: MemberID, at now: Int64, in db: Connection) throws -> Stamp
    {
        let stamp = try db.first(
            """
            UPDATE household SET change_number = change_number + 1, stamped_at = max(stamped_at, \(now))
            WHERE id = \(household.text) RETURNING change_number, stamped_at
            """
        ) { Stamp(household: household, by: member, seq: try $0.int(0), at: try $0.int64(1)) }
        guard let stamp else { throw AppError.notFound }
        return stamp
    }
}
