import Planner

/// A small household whose rules the tests spell out: fish at most twice, meat not two days in a row, eggs once a day,
/// soup for dinner only, pizza a week apart.
enum SampleWeek {
    static let tags = [
        Tag(id: "fish", maxPerWeek: 2, minPerWeek: 1),
        Tag(id: "meat", noConsecutive: true),
        Tag(id: "eggs", noDuplicateInDay: true),
        Tag(id: "soup", onlyMeal: .dinner),
        Tag(id: "greens", minPerWeek: 5),
        Tag(id: "plain"),
    ]

    static let dishes = [
        Dish(id: "hake", tags: ["fish"]), Dish(id: "cod", tags: ["fish", "greens"]),
        Dish(id: "chicken", tags: ["meat"]), Dish(id: "steak", tags: ["meat", "plain"]),
        Dish(id: "omelette", tags: ["eggs"]), Dish(id: "quiche", tags: ["eggs", "greens"]),
        Dish(id: "broth", tags: ["soup"]), Dish(id: "salad", tags: ["greens"]),
        Dish(id: "pizza", tags: ["plain"], minDaysBetween: 3),
        Dish(id: "paella", tags: ["fish", "meat", "eggs", "soup"], minDaysBetween: 2),
    ]

    /// Reads "0-lunch hake+salad" and, for a slot whose rules are ignored, "0-lunch hake !"; days may be negative.
    static func week(_ lines: [String]) -> Week {
        let placements = lines.compactMap(placement)
        return Week(
            tags: tags, dishes: dishes, placed: placements.filter(\.slot.isInWeek),
            neighbours: placements.filter { !$0.slot.isInWeek })
    }

    static func slot(_ text: String) -> Slot {
        let day = Int(text.prefix { $0 != "l" && $0 != "d" }.dropLast()) ?? 0
        return Slot(day: day, meal: text.hasSuffix("lunch") ? .lunch : .dinner)
    }

    private static func placement(_ line: String) -> Placement? {
        let words = line.split(separator: " ")
        let dishes = words[1].split(separator: "+").map { DishID(String($0)) }
        return Placement(
            slot: slot(String(words[0])), dish: dishes[0], second: dishes.count > 1 ? dishes[1] : nil,
            counts: words.last != "!")
    }
}
