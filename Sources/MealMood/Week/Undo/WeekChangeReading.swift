import Planner
import SQLite

extension WeekChangeStore {
    /// The change of a week that a token stands for; nil when the household knows none.
    static func change(
        _ token: String, of monday: CivilDay, household: HouseholdID, in db: Connection
    ) throws -> WeekChange? {
        let found = try db.first(
            """
            SELECT seq, undone_at IS NOT NULL, copied_from FROM week_change
            WHERE household_id = \(household.text) AND token = \(token) AND monday = \(monday.number)
            """
        ) { (seq: try $0.int(0), isUndone: try $0.bool(1), source: try $0.intOrNil(2)) }
        guard let found else { return nil }
        return WeekChange(
            token: token, seq: found.seq, isUndone: found.isUndone,
            copiedFrom: found.source.map { CivilDay(number: $0) },
            parts: try parts(of: found.seq, monday: monday, household: household, in: db),
            rules: try rules(of: found.seq, household: household, in: db),
            fields: try fields(of: found.seq, monday: monday, household: household, in: db))
    }

    static func lastAutofill(
        of plan: WeekPlan, household: HouseholdID, in db: Connection
    ) throws -> LastAutofill? {
        let monday = plan.monday
        let found = try db.first(
            """
            SELECT seq, token, seed FROM week_change
            WHERE household_id = \(household.text) AND monday = \(monday.number) AND kind = 'autofill'
                AND undone_at IS NULL
            ORDER BY seq DESC LIMIT 1
            """
        ) { (seq: try $0.int(0), token: try $0.text(1), seed: UInt64(bitPattern: try $0.int64OrNil(2) ?? 0)) }
        guard let found else { return nil }
        return LastAutofill(
            token: found.token, seed: found.seed,
            slots: try proposals(of: found.seq, monday: monday, household: household, in: db)
                .intersection(plan.activeSlots),
            rules: try rules(of: found.seq, household: household, in: db))
    }

    /// What an autofill filled and nobody has changed since.
    private static func proposals(
        of change: Int, monday: CivilDay, household: HouseholdID, in db: Connection
    ) throws -> Set<Slot> {
        let slots = try db.rows(
            """
            SELECT c.day, c.meal FROM week_change_slot c
            JOIN slot s ON s.household_id = c.household_id AND s.day = c.day AND s.meal = c.meal AND s.seq = c.seq
            WHERE c.household_id = \(household.text) AND c.change_seq = \(change) AND c.is_proposal = 1
                AND s.deleted_at IS NULL
            """
        ) { try slot(from: $0, monday: monday) }
        return Set(slots)
    }

    private static func parts(
        of change: Int, monday: CivilDay, household: HouseholdID, in db: Connection
    ) throws -> [WeekChange.Part] {
        try db.rows(
            """
            SELECT c.day, c.meal, c.former_seq, c.seq IS s.seq, c.state, c.dish_id, c.secondary_dish_id, c.note,
                c.is_ignored, c.is_overridden
            FROM week_change_slot c
            LEFT JOIN slot s ON s.household_id = c.household_id AND s.day = c.day AND s.meal = c.meal
            WHERE c.household_id = \(household.text) AND c.change_seq = \(change)
            ORDER BY c.day, c.meal DESC
            """
        ) { row in
            WeekChange.Part(
                slot: try slot(from: row, monday: monday),
                former: try row.isNull(4) ? nil : WeekStore.entry(from: row, at: 4), formerSeq: try row.intOrNil(2),
                isUnchanged: try row.bool(3))
        }
    }

    private static func rules(of change: Int, household: HouseholdID, in db: Connection) throws -> [RuleChange] {
        try db.rows(
            """
            SELECT rule, former, value, is_lasting FROM week_change_rule
            WHERE household_id = \(household.text) AND change_seq = \(change) ORDER BY rule
            """
        ) { row in
            try RuleID(try row.text(0)).map {
                RuleChange(
                    rule: $0, former: try row.textOrNil(1), value: try row.textOrNil(2), isLasting: try row.bool(3))
            }
        }.compactMap(\.self)
    }

    /// The fields a change set; one is unchanged while no later change that stands has set it.
    private static func fields(
        of change: Int, monday: CivilDay, household: HouseholdID, in db: Connection
    ) throws -> [FieldChange] {
        try db.rows(
            """
            SELECT f.field, f.former, f.value, NOT EXISTS (
                SELECT 1 FROM week_change_field g
                JOIN week_change c ON c.household_id = g.household_id AND c.seq = g.change_seq
                WHERE g.household_id = f.household_id AND g.change_seq > f.change_seq AND g.field = f.field
                    AND c.monday = \(monday.number) AND c.undone_at IS NULL)
            FROM week_change_field f WHERE f.household_id = \(household.text) AND f.change_seq = \(change)
            """
        ) { row in
            try WeekField(rawValue: try row.text(0)).map {
                FieldChange(
                    field: $0, former: try row.textOrNil(1), value: try row.textOrNil(2),
                    isUnchanged: try row.bool(3))
            }
        }.compactMap(\.self)
    }

    private static func slot(from row: borrowing Row, monday: CivilDay) throws -> Slot {
        Slot(day: CivilDay(number: try row.int(0)) - monday, meal: Meal(rawValue: try row.text(1)) ?? .lunch)
    }
}
