import Planner
import SQLite

/// What the weeks around one say of themselves; a week that says nothing is as the household's settings are.
struct WeekSettingsTable {
    private let usual: WeekSettings
    private var documents: [CivilDay: WeekDocument] = [:]

    init(around monday: CivilDay, reach: Int, of household: Household, in db: Connection) throws {
        usual = household.usualSettings
        var documents: [CivilDay: WeekDocument] = [:]
        try db.forEach(
            """
            SELECT monday, includes_weekends, meals, user_rating FROM week
            WHERE household_id = \(household.id.text)
                AND monday BETWEEN \(monday.number - reach - 6) AND \(monday.number + reach + 6)
            """
        ) { row in
            documents[CivilDay(number: try row.int(0))] = WeekDocument(
                includesWeekends: try row.intOrNil(1).map { $0 == 1 },
                meals: try row.textOrNil(2).flatMap(PlannedMeals.init(rawValue:)), rating: try row.intOrNil(3))
        }
        self.documents = documents
    }

    func document(_ monday: CivilDay) -> WeekDocument { documents[monday] ?? WeekDocument() }

    func settings(_ monday: CivilDay) -> WeekSettings { document(monday).settings(usual) }
}

extension Household {
    var usualSettings: WeekSettings { WeekSettings(meals: meals, includesWeekends: includesWeekends) }
}

extension WeekSettings {
    func shows(_ slot: Slot) -> Bool { (0..<dayCount).contains(slot.day) && meals.meals.contains(slot.meal) }
}
