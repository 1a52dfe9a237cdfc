import Planner

extension DishLibrary {
    /// How many live dishes carry each tag; tags without a dish are not there.
    var dishCounts: [TagID: Int] {
        dishes.reduce(into: [:]) { counts, dish in for tag in dish.tags { counts[tag, default: 0] += 1 } }
    }

    /// The live dishes that carry a tag.
    func dishes(with tag: TagID) -> [Dish] { dishes.filter { $0.tags.contains(tag) } }
}
