import Planner
import SQLite

/// What a household keeps, read into a file.
enum TransferReading {
    static func file(_ context: MemberContext) throws -> TransferFile {
        let household = context.household
        let weeks = try weeks(of: household.id, in: context.db)
        return TransferFile(
            exportedAt: context.visitor.now,
            household: TransferHousehold(
                name: household.name, timeZone: household.timeZone, meals: household.meals,
                includesWeekends: household.includesWeekends),
            member: try member(context),
            tags: try context.library().tags, dishes: try dishes(context, shownIn: weeks), weeks: weeks)
    }

    /// Weeks in which something stands or that say something of themselves, in order.
    static func weeks(of household: HouseholdID, in db: Connection) throws -> [TransferWeek] {
        var weeks: [CivilDay: TransferWeek] = [:]
        try db.forEach(
            "SELECT monday, includes_weekends, meals, user_rating FROM week WHERE household_id = \(household.text)"
        ) { row in
            let monday = CivilDay(number: try row.int(0))
            let document = WeekDocument(
                includesWeekends: try row.intOrNil(1).map { $0 == 1 },
                meals: try row.textOrNil(2).flatMap(PlannedMeals.init(rawValue:)), rating: try row.intOrNil(3))
            weeks[monday] = TransferWeek(monday: monday, document: document, entries: [:])
        }
        try db.forEach(
            """
            SELECT monday, day, meal, state, dish_id, secondary_dish_id, note, is_ignored, is_overridden
            FROM slot WHERE household_id = \(household.text) AND deleted_at IS NULL
            """
        ) { row in
            let monday = CivilDay(number: try row.int(0))
            let slot = Slot(day: try row.int(1) - monday.number, meal: Meal(rawValue: try row.text(2)) ?? .lunch)
            weeks[monday]?.entries[slot] = try WeekStore.entry(from: row, at: 3)
        }
        return weeks.values.filter { !$0.isEmpty }.sorted { $0.monday < $1.monday }
    }

    /// By their ids, an order that no renaming changes.
    private static func dishes(_ context: MemberContext, shownIn weeks: [TransferWeek]) throws -> [TransferDish] {
        let household = context.household.id
        let shown = Set(weeks.flatMap { $0.entries.values.flatMap(\.dishes) })
        return try DishStore.all(of: household, in: context.db)
            .filter { !$0.isDeleted || shown.contains($0.id) }
            .sorted { $0.id.text < $1.id.text }
            .map { dish in
                TransferDish(
                    dish: dish,
                    ingredients: try IngredientStore.ingredients(of: dish.id, household: household, in: context.db),
                    photo: dish.photo == nil
                        ? nil : try PhotoStore.photo(of: dish.id, household: household, in: context.db))
            }
    }

    private static func member(_ context: MemberContext) throws -> TransferMember {
        let (id, member) = (context.member.id, context.member)
        let people = try SettingsStore.people(of: context.household.id, in: context.db)
        return TransferMember(
            name: people.first { $0.id == id }?.name ?? "", language: member.language, theme: member.theme,
            calendar: member.calendar)
    }
}
