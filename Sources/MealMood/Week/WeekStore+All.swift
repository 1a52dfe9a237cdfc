import Planner
import SQLite

/// All weeks of a household at once.
extension WeekStore {
    static func documents(of household: HouseholdID, in db: Connection) throws -> [CivilDay: WeekDocument] {
        var documents: [CivilDay: WeekDocument] = [:]
        try db.forEach(
            "SELECT monday, includes_weekends, meals, user_rating FROM week WHERE household_id = \(household.text)"
        ) { row in
            documents[CivilDay(number: try row.int(0))] = WeekDocument(
                includesWeekends: try row.intOrNil(1).map { $0 == 1 },
                meals: try row.textOrNil(2).flatMap(PlannedMeals.init(rawValue:)), rating: try row.intOrNil(3))
        }
        return documents
    }

    /// What stands in them, by their Mondays.
    static func entries(of household: HouseholdID, in db: Connection) throws -> [CivilDay: [Slot: SlotEntry]] {
        var entries: [CivilDay: [Slot: SlotEntry]] = [:]
        try db.forEach(
            """
            SELECT monday, day, meal, state, dish_id, secondary_dish_id, note, is_ignored, is_overridden
            FROM slot WHERE household_id = \(household.text) AND deleted_at IS NULL
            """
        ) { row in
            let monday = CivilDay(number: try row.int(0))
            let slot = Slot(day: try row.int(1) - monday.number, meal: Meal(rawValue: try row.text(2)) ?? .lunch)
            entries[monday, default: [:]][slot] = try entry(from: row, at: 3)
        }
        return entries
    }

    /// What stands in the slots that last changed at some change numbers, by their keys (`DocumentHead.Place`).
    static func entries(
        changed seqs: ClosedRange<Int>, of household: HouseholdID, in db: Connection
    ) throws -> [String: SlotEntry] {
        let entries = try db.rows(
            """
            SELECT day || ' ' || meal, state, dish_id, secondary_dish_id, note, is_ignored, is_overridden FROM slot
            WHERE household_id = \(household.text) AND seq BETWEEN \(seqs.lowerBound) AND \(seqs.upperBound)
                AND deleted_at IS NULL
            """
        ) { (try $0.text(0), try entry(from: $0, at: 1)) }
        return Dictionary(uniqueKeysWithValues: entries)
    }

    /// Empties every slot, and leaves every week as it is usual.
    static func clearAll(stamp: Stamp, in db: Connection) throws {
        let household = stamp.household.text
        try db.execute(
            """
            UPDATE slot SET deleted_at = \(stamp.at), dish_id = NULL, secondary_dish_id = NULL, note = '',
                is_ignored = 0, is_overridden = 0,
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND deleted_at IS NULL
            """)
        try db.execute(
            """
            UPDATE week SET includes_weekends = NULL, meals = NULL, user_rating = NULL,
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household)
            """)
    }
}
