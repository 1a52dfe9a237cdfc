import Planner
import SQLite

/// The last thing that somebody changed in the household, as far as it is recorded.
struct PersonActivity {
    enum Deed {
        /// One slot, and the week it stands in.
        case slot(Slot, of: CivilDay)
        case week(CivilDay)
        case dish(String)
    }

    let deed: Deed
    let at: Int64

    static func last(of person: MemberID, in household: HouseholdID, _ db: Connection) throws -> PersonActivity? {
        let changes = try [lastOfWeek(person, household, db), lastOfDish(person, household, db)].compactMap(\.self)
        return changes.max { $0.at < $1.at }
    }

    private static func lastOfWeek(
        _ person: MemberID, _ household: HouseholdID, _ db: Connection
    ) throws -> PersonActivity? {
        try db.first(
            """
            SELECT c.monday, c.made_at, count(s.day), min(s.day), min(s.meal) FROM week_change c
            LEFT JOIN week_change_slot s ON s.household_id = c.household_id AND s.change_seq = c.seq
            WHERE c.household_id = \(household.text) AND c.seq = (
                SELECT max(seq) FROM week_change
                WHERE household_id = \(household.text) AND made_by = \(person.text) AND undone_at IS NULL)
            GROUP BY c.seq
            """
        ) { row in
            let monday = CivilDay(number: try row.int(0))
            guard try row.int(2) == 1, let meal = Meal(rawValue: try row.text(4)) else {
                return PersonActivity(deed: .week(monday), at: try row.int64(1))
            }
            let slot = Slot(day: try row.int(3) - monday.number, meal: meal)
            return PersonActivity(deed: .slot(slot, of: monday), at: try row.int64(1))
        }
    }

    private static func lastOfDish(
        _ person: MemberID, _ household: HouseholdID, _ db: Connection
    ) throws -> PersonActivity? {
        try db.first(
            """
            SELECT name, updated_at FROM dish
            WHERE household_id = \(household.text) AND updated_by = \(person.text) AND deleted_at IS NULL
            ORDER BY seq DESC LIMIT 1
            """
        ) { PersonActivity(deed: .dish(try $0.text(0)), at: try $0.int64(1)) }
    }
}
