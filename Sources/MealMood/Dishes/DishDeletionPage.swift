import Localization
import Mustache
import Planner

/// Asks before a dish goes, or says where it still stands.
struct DishDeletionPage: Model {
    var name: String
    var heading: String
    var places: [DishPlace]
    var action: String
    /// Where it was asked for, to go back to and on to; empty at the dish itself.
    var returnURL: String
    var backURL: String

    init(_ dish: Dish, places: [DishPlace], returnTo: String?, _ context: MemberContext) {
        name = dish.name
        heading = context.text(places.isEmpty ? "title.deletion" : "title.deletion.blocked", ["name": .text(dish.name)])
        self.places = places
        action = "/dishes/\(dish.id.text)/deletion"
        returnURL = returnTo ?? ""
        backURL = returnTo ?? "/dishes/\(dish.id.text)"
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .flag("isBlocked") { !$0.places.isEmpty },
        .list("places") { $0.places },
        .text("action") { $0.action },
        .text("returnURL") { $0.returnURL },
        .text("backURL") { $0.backURL },
    ]
}
