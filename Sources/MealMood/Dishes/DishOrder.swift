import Foundation
import Planner

/// Names as a family would sort them: case and accents matter only between names that are otherwise equal.
enum DishOrder {
    static func sorted(_ dishes: [Dish]) -> [Dish] {
        let keyed = dishes.map { (key: folded($0.name), dish: $0) }
        return keyed.sorted { a, b in
            if a.key != b.key { return a.key < b.key }
            if a.dish.name != b.dish.name { return a.dish.name < b.dish.name }
            return a.dish.id.text < b.dish.id.text
        }.map(\.dish)
    }

    /// A name without case and accents, for sorting and searching ("calabacin" finds "Calabacín").
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
