import Localization
import Mustache
import Planner

/// Asks before a dish goes, or says where it still stands.
struct DishDeletionPage: Model {
    var name: String
    var heading: String
    var places: [DishPlace]
    var action: String
    var backURL: String

    init(_ dish: Dish, places: [DatedSlot], _ settings: WeekSettingsTable, _ context: MemberContext) {
        name = dish.name
        heading = context.text(places.isEmpty ? "title.deletion" : "title.deletion.blocked", ["name": .text(dish.name)])
        self.places = places.map { DishPlace($0, settings, context.weekWords) }
        action = "/dishes/\(dish.id.text)/deletion"
        backURL = "/dishes/\(dish.id.text)"
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .flag("isBlocked") { !$0.places.isEmpty },
        .list("places") { $0.places },
        .text("action") { $0.action },
        .text("backURL") { $0.backURL },
    ]
}

struct DishPlace: Model {
    var text: String
    /// The slot on its week; a slot that the week hides is found by way of the week's settings.
    var url: String
    var isHidden: Bool

    init(_ place: DatedSlot, _ settings: WeekSettingsTable, _ words: WeekWords) {
        let monday = place.day.monday
        let slot = Slot(day: place.day - monday, meal: place.meal)
        text = words.slotHeading(slot, of: monday)
        isHidden = !settings.settings(monday).shows(slot)
        url = isHidden ? WeekURL.settings(monday) : "\(WeekURL.week(monday))#slot-\(slot.description)"
    }

    static let fields: [Field<Self>] = [
        .flag("isHidden") { $0.isHidden },
        .text("text") { $0.text },
        .text("url") { $0.url },
    ]
}
