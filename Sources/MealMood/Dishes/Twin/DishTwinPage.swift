import HTTP
import Localization
import Mustache
import Planner

/// Both dishes beside each other, to keep them or to delete one. What `Templates/dishes/twin` needs.
struct DishTwinPage: Model {
    var title: String
    var dishes: [DishTwinRow]
    var action: String
    var returnURL: String

    init(_ dish: Dish, _ twin: Dish, of library: DishLibrary, returnTo back: String, _ context: MemberContext) {
        title = context.text("dish.twin.title", ["name": .text(dish.name)])
        dishes = [twin, dish].map { DishTwinRow($0, of: library, returnTo: back, context) }
        action = DishTwinURL.page(dish.id)
        returnURL = back
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .list("dishes") { $0.dishes },
        .text("action") { $0.action },
        .text("returnURL") { $0.returnURL },
    ]
}

struct DishTwinRow: Model {
    var name: String
    /// What tells one from the other.
    var text: String
    var url: String
    var deletionURL: String

    init(_ dish: Dish, of library: DishLibrary, returnTo back: String, _ context: MemberContext) {
        name = dish.name
        let tags = dish.tags.compactMap { library[$0]?.name(in: context.language, context.texts) }
        text = ([dish.description].filter { !$0.isEmpty } + tags).joined(separator: " · ")
        let query = "?return=\(PercentEncoding.encode(back))"
        url = "/dishes/\(dish.id.text)\(query)"
        deletionURL = "/dishes/\(dish.id.text)/deletion\(query)"
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("text") { $0.text },
        .text("url") { $0.url },
        .text("deletionURL") { $0.deletionURL },
    ]
}

enum DishTwinURL {
    static func page(_ dish: DishID) -> String { "/dishes/\(dish.text)/twin" }
}
