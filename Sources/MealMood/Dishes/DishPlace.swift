import Mustache
import Planner

/// Where a dish stands in this week or a later one; it cannot go while it stands there.
struct DishPlace: Model {
    var monday: CivilDay
    var slot: Slot
    var text: String
    /// The slot on its week; a slot that the week hides is found by way of the week's settings.
    var url: String
    var isHidden: Bool

    init(_ place: DatedSlot, _ settings: WeekSettingsTable, _ words: WeekWords) {
        monday = place.day.monday
        slot = Slot(day: place.day - monday, meal: place.meal)
        text = words.slotHeading(slot, of: monday)
        isHidden = !settings.settings(monday).shows(slot)
        url = isHidden ? WeekURL.settings(monday) : "\(WeekURL.week(monday))#slot-\(slot.description)"
    }

    /// In order, in second dishes and in slots that are not shown as well.
    static func all(of dish: Dish, _ context: MemberContext) throws -> [DishPlace] {
        let settings = try WeekSettingsTable(
            around: context.today.monday, reach: 7 * WeekAccess.weeksAhead, of: context.household, in: context.db)
        return try DishStore.places(
            of: dish.id, from: context.today.monday, household: context.household.id, in: context.db
        ).map { DishPlace($0, settings, context.weekWords) }
    }

    static let fields: [Field<Self>] = [
        .flag("isHidden") { $0.isHidden },
        .text("text") { $0.text },
        .text("url") { $0.url },
    ]
}
