import Planner
import SQLite

/// The settings of the weeks around one, where a week without its own has the household's.
struct WeekSettingsTable {
    private let usual: WeekSettings
    private var own: [CivilDay: WeekSettings] = [:]

    init(around monday: CivilDay, reach: Int, of household: Household, in db: Connection) throws {
        let usual = WeekSettings(meals: household.meals, includesWeekends: household.includesWeekends)
        self.usual = usual
        var own: [CivilDay: WeekSettings] = [:]
        try db.forEach(
            """
            SELECT monday, includes_weekends, meals FROM week
            WHERE household_id = \(household.id.text)
                AND monday BETWEEN \(monday.number - reach - 6) AND \(monday.number + reach + 6)
            """
        ) { row in
            own[CivilDay(number: try row.int(0))] = WeekSettings(
                meals: try row.textOrNil(2).flatMap(PlannedMeals.init(rawValue:)) ?? usual.meals,
                includesWeekends: try row.intOrNil(1).map { $0 == 1 } ?? usual.includesWeekends)
        }
        self.own = own
    }

    subscript(monday: CivilDay) -> WeekSettings { own[monday] ?? usual }
}

extension WeekSettings {
    func shows(weekday: Int, meal: Meal) -> Bool { weekday < dayCount && meals.meals.contains(meal) }
}
