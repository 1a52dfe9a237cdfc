import Planner
import SQLite

/// The record of writes to weeks, from which they are taken back.
enum WeekChangeStore {
    /// So many newest changes are kept, whatever their age: each write and each page looks through them.
    private static let kept = 200

    /// Notes a change before its slots are written.
    static func record(
        _ slots: some Sequence<Slot>, fields: [FieldChange], of monday: CivilDay, as note: WeekChangeNote,
        token: String, stamp: Stamp, in db: Connection
    ) throws {
        try db.execute(
            """
            INSERT INTO week_change (household_id, seq, token, monday, kind, seed, copied_from, made_at, made_by)
            VALUES (\(stamp.household.text), \(stamp.seq), \(token), \(monday.number), \(note.kind.rawValue),
                \(note.seed.map { Int64(bitPattern: $0) }), \(note.copiedFrom?.number), \(stamp.at),
                \(stamp.by.text))
            """)
        for slot in slots {
            try record(slot, of: monday, isProposal: note.proposals.contains(slot), stamp: stamp, in: db)
        }
        for change in note.rules { try record(change, stamp: stamp, in: db) }
        for change in fields { try record(change, stamp: stamp, in: db) }
        try deleteOld(stamp, in: db)
    }

    static func markUndone(_ change: WeekChange, of monday: CivilDay, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE week_change SET undone_at = \(stamp.at)
            WHERE household_id = \(stamp.household.text) AND seq = \(change.seq)
            """)
        // A slot that is again as an earlier change left it can be taken back further.
        for part in change.parts {
            try db.execute(
                """
                UPDATE week_change_slot SET seq = \(stamp.seq)
                WHERE household_id = \(stamp.household.text) AND day = \(monday.number + part.slot.day)
                    AND meal = \(part.slot.meal.rawValue) AND seq = \(part.formerSeq)
                """)
        }
    }

    /// Nothing that was done before can be taken back any more.
    static func forgetAll(of household: HouseholdID, in db: Connection) throws {
        try db.execute("DELETE FROM week_change WHERE household_id = \(household.text)")
    }

    private static func record(
        _ slot: Slot, of monday: CivilDay, isProposal: Bool, stamp: Stamp, in db: Connection
    ) throws {
        let day = monday.number + slot.day
        try db.execute(
            """
            INSERT INTO week_change_slot (household_id, change_seq, day, meal, seq, is_proposal, former_seq, state,
                dish_id, secondary_dish_id, note, is_ignored, is_overridden, former_by, former_at)
            SELECT \(stamp.household.text), \(stamp.seq), \(day), \(slot.meal.rawValue), \(stamp.seq), \(isProposal),
                s.seq, CASE WHEN s.deleted_at IS NULL THEN s.state END, s.dish_id, s.secondary_dish_id,
                coalesce(s.note, ''), coalesce(s.is_ignored, 0), coalesce(s.is_overridden, 0), s.updated_by, s.updated_at
            FROM (SELECT 1) LEFT JOIN slot s
                ON s.household_id = \(stamp.household.text) AND s.day = \(day) AND s.meal = \(slot.meal.rawValue)
            """)
    }

    private static func record(_ change: RuleChange, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO week_change_rule (household_id, change_seq, rule, former, value, is_lasting)
            VALUES (\(stamp.household.text), \(stamp.seq), \(change.rule.description), \(change.former),
                \(change.value), \(change.isLasting))
            """)
    }

    private static func record(_ change: FieldChange, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO week_change_field (household_id, change_seq, field, former, value)
            VALUES (\(stamp.household.text), \(stamp.seq), \(change.field.rawValue), \(change.former),
                \(change.value))
            """)
    }

    private static func deleteOld(_ stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            DELETE FROM week_change
            WHERE household_id = \(stamp.household.text) AND seq <= (
                SELECT seq FROM week_change WHERE household_id = \(stamp.household.text)
                ORDER BY seq DESC LIMIT 1 OFFSET \(kept))
            """)
    }
}
