import Planner
import SQLite

/// What a household keeps, read into a file.
enum TransferReading {
    static func file(_ context: MemberContext, withPhotos: Bool) throws -> TransferFile {
        let household = context.household
        let weeks = try weeks(context)
        return TransferFile(
            exportedAt: context.visitor.now,
            household: TransferHousehold(
                name: household.name, timeZone: household.timeZone, meals: household.meals,
                includesWeekends: household.includesWeekends),
            member: member(context.member),
            tags: try context.library().tags, dishes: try dishes(context, shownIn: weeks, withPhotos: withPhotos),
            weeks: weeks, isWithoutPhotos: !withPhotos)
    }

    /// Whether the file with all photos could be brought in again; told without making it.
    static func photosFit(_ context: MemberContext) throws -> Bool {
        let pictures = try PhotoStore.sizes(of: context.household.id, in: context.db)
        return try file(context, withPhotos: false).size(with: pictures) <= TransferFile.sizeLimit
    }

    /// Weeks in which something stands or that say something of themselves, in order.
    private static func weeks(_ context: MemberContext) throws -> [TransferWeek] {
        let entries = try WeekStore.entries(of: context.household.id, in: context.db)
        return try WeekStore.documents(of: context.household.id, in: context.db)
            .map { TransferWeek(monday: $0, document: $1, entries: entries[$0] ?? [:]) }
            .filter { !$0.isEmpty }.sorted { $0.monday < $1.monday }
    }

    /// By their ids, an order that no renaming changes.
    private static func dishes(
        _ context: MemberContext, shownIn weeks: [TransferWeek], withPhotos: Bool
    ) throws -> [TransferDish] {
        let household = context.household.id
        let shown = Set(weeks.flatMap { $0.entries.values.flatMap(\.dishes) })
        return try DishStore.all(of: household, in: context.db)
            .filter { !$0.isDeleted || shown.contains($0.id) }
            .sorted { $0.id.text < $1.id.text }
            .map { dish in
                TransferDish(
                    dish: dish,
                    ingredients: try IngredientStore.ingredients(of: dish.id, household: household, in: context.db),
                    photo: withPhotos && dish.photo != nil
                        ? try PhotoStore.photo(of: dish.id, household: household, in: context.db) : nil)
            }
    }

    private static func member(_ member: Member) -> TransferMember {
        TransferMember(name: member.name, language: member.language, theme: member.theme, calendar: member.calendar)
    }
}

extension TransferFile {
    /// Octets that this file without photos would have with pictures of so many octets.
    func size(with pictures: [DishID: Int]) -> Int {
        var whole = self
        whole.isWithoutPhotos = false
        return dishes.compactMap { pictures[$0.dish.id] }.reduce(whole.json.count) { size, picture in
            // Base 64 between quotes instead of null.
            size + (picture + 2) / 3 * 4 + 2 - 4
        }
    }
}
