import Foundation
import Planner

/// What somebody looks for among the dishes: words that the name, the description or the ingredients hold, and tags, all of them.
struct DishSearch {
    private let words: [[CChar]]
    private let tags: [TagID]

    init(_ query: String, tags: [TagID]) {
        let folded = DishOrder.folded(query.precomposedStringWithCanonicalMapping)
        words = folded.split(separator: " ").map { Array(String($0).utf8CString) }
        self.tags = tags
    }

    var isEmpty: Bool { words.isEmpty && tags.isEmpty }

    /// Thousands of dishes are searched at each key that is pressed, so bytes are compared and no characters.
    ///
    /// - Parameter text: what the dish says of itself, folded.
    func matches(_ dish: Dish, text: [CChar]) -> Bool {
        tags.allSatisfy(dish.tags.contains) && words.allSatisfy { strstr(text, $0) != nil }
    }
}

extension DishLibrary {
    /// Live dishes by name.
    func dishes(matching search: DishSearch) -> [Dish] {
        guard !search.isEmpty else { return dishes }
        return zip(dishes, searchTexts).filter { search.matches($0, text: $1) }.map(\.0)
    }
}
