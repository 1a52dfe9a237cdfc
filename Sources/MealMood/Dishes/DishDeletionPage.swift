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

    init(_ dish: Dish, places: [DatedSlot], _ context: MemberContext) {
        let words = context.weekWords
        name = dish.name
        heading = context.text(places.isEmpty ? "title.deletion" : "title.deletion.blocked", ["name": .text(dish.name)])
        self.places = places.map { place in
            let monday = place.day.monday
            let slot = Slot(day: place.day - monday, meal: place.meal)
            return DishPlace(
                text: words.slotHeading(slot, of: monday), url: "\(WeekURL.week(monday))#slot-\(slot.description)")
        }
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
    var url: String

    static let fields: [Field<Self>] = [
        .text("text") { $0.text },
        .text("url") { $0.url },
    ]
}
