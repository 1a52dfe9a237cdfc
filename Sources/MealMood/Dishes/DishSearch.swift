import Planner

/// What somebody looks for among the dishes: words that the name or the description holds, and tags, all of them.
struct DishSearch {
    private let words: [Substring]
    private let tags: [TagID]

    init(_ query: String, tags: [TagID]) {
        words = DishOrder.folded(query).split(separator: " ")
        self.tags = tags
    }

    var isEmpty: Bool { words.isEmpty && tags.isEmpty }

    /// - Parameter text: what the dish says of itself, folded.
    func matches(_ dish: Dish, text: @autoclosure () -> String) -> Bool {
        guard tags.allSatisfy(dish.tags.contains) else { return false }
        guard !words.isEmpty else { return true }
        let text = text()
        return words.allSatisfy { text.contains($0) }
    }
}

extension DishLibrary {
    /// Live dishes by name.
    func dishes(matching search: DishSearch) -> [Dish] {
        guard !search.isEmpty else { return dishes }
        return zip(dishes, searchTexts).filter { search.matches($0, text: $1) }.map(\.0)
    }
}
