import Planner
import SQLite

/// Slots of a week that one write took from another member who had just changed them.
struct Replacement: Equatable, Sendable {
    let token: String
    let monday: CivilDay
    let slots: [Slot]
    let by: MemberID
    /// Whose changes they were.
    let former: [MemberID]

    /// For so many seconds a change is fresh: who replaces it says so, and is told.
    static let moment: Int64 = 600
}

extension Replacement {
    /// What a write replaced of others.
    static func made(by token: String, of household: HouseholdID, in db: Connection) throws -> Replacement? {
        try all("c.token = \(token)", of: household, in: db).first
    }

    /// What others replaced of a member since a change number, oldest first.
    static func suffered(
        by member: MemberID, since seq: Int, of household: HouseholdID, in db: Connection
    ) throws -> [Replacement] {
        try all(
            "c.seq > \(seq) AND c.undone_at IS NULL AND s.former_by = \(member.text)", of: household, in: db)
    }

    private static func all(_ condition: SQL, of household: HouseholdID, in db: Connection) throws -> [Replacement] {
        let rows = try db.rows(
            """
            SELECT c.token, c.monday, s.day, s.meal, c.made_by, s.former_by
            FROM week_change c JOIN week_change_slot s ON s.household_id = c.household_id AND s.change_seq = c.seq
            WHERE c.household_id = \(household.text) AND s.former_by <> c.made_by
                AND s.former_at >= c.made_at - \(moment) AND \(literal: condition)
            ORDER BY c.seq, s.day, s.meal DESC
            """
        ) { row in
            let monday = CivilDay(number: try row.int(1))
            let slot = Slot(day: try row.int(2) - monday.number, meal: Meal(rawValue: try row.text(3)) ?? .lunch)
            return Replacement(
                token: try row.text(0), monday: monday, slots: [slot], by: MemberID(text: try row.text(4)),
                former: [MemberID(text: try row.text(5))])
        }
        return rows.reduce(into: []) { $0.add($1) }
    }
}

extension [Replacement] {
    /// One write is one replacement, whatever it took.
    fileprivate mutating func add(_ next: Replacement) {
        guard let last, last.token == next.token else { return append(next) }
        self[count - 1] = Replacement(
            token: last.token, monday: last.monday, slots: last.slots + next.slots, by: last.by,
            former: last.former + next.former.filter { !last.former.contains($0) })
    }
}
