import Planner
import SQLite

enum WeekStore {
    /// The week with what stands up to `reach` days before and after it.
    static func plan(_ monday: CivilDay, of household: Household, reach: Int, in db: Connection) throws -> WeekPlan {
        let settings = try WeekSettingsTable(around: monday, reach: reach, of: household, in: db)
        var plan = WeekPlan(
            monday: monday, document: settings.document(monday), settings: settings.settings(monday), entries: [:],
            neighbours: [:])
        let first = monday.number - reach
        let last = monday.number + 6 + reach
        try db.forEach(
            """
            SELECT day, meal, monday, state, dish_id, secondary_dish_id, note, is_ignored, is_overridden
            FROM slot
            WHERE household_id = \(household.id.text) AND day BETWEEN \(first) AND \(last) AND deleted_at IS NULL
            """
        ) { row in
            let day = CivilDay(number: try row.int(0))
            let slot = Slot(day: day - monday, meal: Meal(rawValue: try row.text(1)) ?? .lunch)
            let itsMonday = CivilDay(number: try row.int(2))
            if itsMonday == monday {
                plan.entries[slot] = try entry(from: row, at: 3)
            } else if settings.settings(itsMonday).shows(Slot(day: day - itsMonday, meal: slot.meal)) {
                plan.neighbours[slot] = try entry(from: row, at: 3)
            }
        }
        return plan
    }

    static func put(_ entry: SlotEntry, in slot: Slot, of monday: CivilDay, stamp: Stamp, in db: Connection) throws {
        try touchWeek(monday, stamp: stamp, in: db)
        try db.execute(
            """
            INSERT INTO slot (household_id, day, meal, monday, state, dish_id, secondary_dish_id, note, is_ignored,
                is_overridden, seq, rev, updated_at, updated_by)
            VALUES (\(stamp.household.text), \(monday.number + slot.day), \(slot.meal.rawValue), \(monday.number),
                \(entry.state.rawValue), \(entry.dish?.text), \(entry.secondary?.text), \(entry.note),
                \(entry.isIgnored), \(entry.isOverridden), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text))
            ON CONFLICT (household_id, day, meal) DO UPDATE SET
                state = excluded.state, dish_id = excluded.dish_id, secondary_dish_id = excluded.secondary_dish_id,
                note = excluded.note, is_ignored = excluded.is_ignored, is_overridden = excluded.is_overridden,
                seq = excluded.seq, rev = rev + 1, updated_at = excluded.updated_at,
                updated_by = excluded.updated_by, deleted_at = NULL
            """)
    }

    static func empty(_ slot: Slot, of monday: CivilDay, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE slot SET deleted_at = \(stamp.at), dish_id = NULL, secondary_dish_id = NULL, note = '',
                is_ignored = 0, is_overridden = 0,
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND day = \(monday.number + slot.day)
                AND meal = \(slot.meal.rawValue) AND deleted_at IS NULL
            """)
    }

    /// What a week says of itself.
    static func set(_ document: WeekDocument, of monday: CivilDay, stamp: Stamp, in db: Connection) throws {
        try touchWeek(monday, stamp: stamp, in: db)
        try db.execute(
            """
            UPDATE week SET includes_weekends = \(document.includesWeekends), meals = \(document.meals?.rawValue),
                user_rating = \(document.rating), seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at),
                updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND monday = \(monday.number)
            """)
    }

    private static func touchWeek(_ monday: CivilDay, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO week (household_id, monday, seq, rev, updated_at, updated_by)
            VALUES (\(stamp.household.text), \(monday.number), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text))
            ON CONFLICT (household_id, monday) DO NOTHING
            """)
    }

    /// Reads state, both dishes, note and marks from a column on.
    static func entry(from row: borrowing Row, at column: Int) throws -> SlotEntry {
        SlotEntry(
            state: SlotEntry.State(rawValue: try row.text(column)) ?? .filled,
            dish: try row.textOrNil(column + 1).map { DishID($0) },
            secondary: try row.textOrNil(column + 2).map { DishID($0) }, note: try row.text(column + 3),
            isIgnored: try row.bool(column + 4), isOverridden: try row.bool(column + 5))
    }
}
