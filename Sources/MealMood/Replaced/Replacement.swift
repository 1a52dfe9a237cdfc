import Planner
import SQLite

/// What one write took from other members who had just changed it.
struct Replacement: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        case slots([Slot], of: CivilDay)
        case document(ReplacedDocument)
    }

    let seq: Int
    let token: String
    let subject: Subject
    let by: MemberID
    /// Whose changes they were.
    let former: [MemberID]

    /// For so many seconds a change is fresh: who replaces it says so, and is told.
    static let moment: Int64 = 600

    /// Whoever is told of it need not be told of that document.
    func tells(of head: DocumentHead) -> Bool {
        switch subject {
        case .slots(let slots, let monday):
            return head.kind == .slot && head.monday == monday && head.slot.map(slots.contains) == true
        case .document(let document):
            // The dishes that lost a tag changed with it.
            if document.isRemoval, document.kind == .tag, head.kind == .dish, head.seq == seq { return true }
            return head.kind.rawValue == document.kind.rawValue && head.id == document.id
        }
    }
}

extension Replacement {
    /// What a write replaced of others, by a token that takes it back.
    static func made(by token: String, of household: HouseholdID, in db: Connection) throws -> [Replacement] {
        let ofWeek: SQL = "(SELECT seq FROM week_change c WHERE c.household_id = r.household_id AND c.token = \(token))"
        return try slots("c.token = \(token)", of: household, in: db)
            + documents("r.token = \(token) OR r.seq = \(literal: ofWeek)", of: household, in: db)
    }

    /// What others replaced of a member since a change number, oldest first.
    static func suffered(
        by member: MemberID, since seq: Int, of household: HouseholdID, in db: Connection
    ) throws -> [Replacement] {
        let slots = try slots(
            "c.seq > \(seq) AND c.undone_at IS NULL AND s.former_by = \(member.text)", of: household, in: db)
        let documents = try documents(
            "r.seq > \(seq) AND r.undone_at IS NULL AND r.former_by = \(member.text)", of: household, in: db)
        return (slots + documents).sorted { $0.seq < $1.seq }
    }

    private static func documents(_ condition: SQL, of household: HouseholdID, in db: Connection) throws
        -> [Replacement]
    {
        try ReplacedStore.all(condition, of: household, in: db).map {
            Replacement(seq: $0.seq, token: $0.token, subject: .document($0), by: $0.by, former: [$0.formerBy])
        }
    }

    private static func slots(_ condition: SQL, of household: HouseholdID, in db: Connection) throws -> [Replacement] {
        let rows = try db.rows(
            """
            SELECT c.token, c.monday, s.day, s.meal, c.made_by, s.former_by, c.seq
            FROM week_change c JOIN week_change_slot s ON s.household_id = c.household_id AND s.change_seq = c.seq
            WHERE c.household_id = \(household.text) AND s.former_by <> c.made_by
                AND s.former_at >= c.made_at - \(moment) AND \(literal: condition)
            ORDER BY c.seq, s.day, s.meal DESC
            """
        ) { row in
            let monday = CivilDay(number: try row.int(1))
            let slot = Slot(day: try row.int(2) - monday.number, meal: Meal(rawValue: try row.text(3)) ?? .lunch)
            return Replacement(
                seq: try row.int(6), token: try row.text(0), subject: .slots([slot], of: monday),
                by: MemberID(text: try row.text(4)), former: [MemberID(text: try row.text(5))])
        }
        return rows.reduce(into: []) { $0.add($1) }
    }
}

extension [Replacement] {
    /// One write to a week is one replacement, whatever it took.
    fileprivate mutating func add(_ next: Replacement) {
        guard let last, last.token == next.token, case .slots(let slots, let monday) = last.subject,
            case .slots(let more, _) = next.subject
        else { return append(next) }
        self[count - 1] = Replacement(
            seq: last.seq, token: last.token, subject: .slots(slots + more, of: monday), by: last.by,
            former: last.former + next.former.filter { !last.former.contains($0) })
    }
}
