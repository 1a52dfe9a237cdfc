import HTTP
import Mustache
import Planner

/// A dish in the list. What is opened from here comes back to the list as it was.
struct DishRow: Model {
    var dish: DishCard
    /// The day and meal it is always planned for, in words.
    var fixedText: String
    var listURL: String
    /// It was brought along and may be here twice.
    var hasTwin: Bool

    static func rows(
        of dishes: ArraySlice<Dish>, in library: DishLibrary, listURL: String, thisWeek: WeekPlan,
        _ context: MemberContext
    ) -> [DishRow] {
        let cards = library.cards(in: context.language, context.services)
        let words = context.weekWords
        let standing = thisWeek.standing
        return dishes.compactMap { dish in
            guard var card = cards.card(dish.id) else { return nil }
            card.usedWhere = standing[dish.id].map(words.slot) ?? ""
            return DishRow(
                dish: card, fixedText: words.fixed(dish), listURL: listURL, hasTwin: library.twin(of: dish) != nil)
        }
    }

    static let fields: [Field<Self>] = [
        .model("dish") { $0.dish },
        .text("fixedText") { $0.fixedText },
        .flag("hasTwin") { $0.hasTwin },
        .text("twinURL") { "\(DishTwinURL.page(DishID($0.dish.id)))?return=\(PercentEncoding.encode($0.listURL))" },
        .text("url") { "/dishes/\($0.dish.id)?return=\(PercentEncoding.encode($0.listURL))" },
        .text("deletionURL") { "/dishes/\($0.dish.id)/deletion?return=\(PercentEncoding.encode($0.listURL))" },
    ]
}

extension WeekWords {
    /// "Viernes · cena", or only the day for either meal; empty for a dish that goes anywhere.
    fileprivate func fixed(_ dish: Dish) -> String {
        guard let day = dish.fixedDay else { return "" }
        return dish.fixedMeal.map { slot(Slot(day: day, meal: $0)) } ?? self.day(day)
    }
}
