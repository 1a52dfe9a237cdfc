import Planner

/// Made-up households with the default tags; the same seed makes the same ones everywhere.
struct Library {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// An empty week with so many dishes, some of them with a day of their own.
    mutating func week(dishes count: Int, traditions: Int) -> Week {
        var dishes = (0..<count).map { dish(DishID("d\($0)")) }
        for _ in 0..<traditions { dishes[below(count)].fixedDay = below(7) }
        return Week(tags: Self.tags, dishes: dishes, empty: Slot.week)
    }

    private mutating func dish(_ id: DishID) -> Dish {
        var tags = [Self.kinds[below(6)]]
        if below(3) == 0 { tags.append(Self.kinds[below(6)]) }
        if below(5) == 0 { tags.append(below(2) == 0 ? "dinner-only" : "lunch-only") }
        return Dish(
            id: id, tags: tags, isPriority: below(10) == 0,
            minDaysBetween: below(4) == 0 ? [2, 3, 7, 14][below(4)] : nil)
    }

    private mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    private static let kinds: [TagID] = ["meat", "fish", "legumes", "vegetables", "eggs", "pasta-rice"]

    private static let tags = [
        Tag(id: "meat", maxPerWeek: 3, noConsecutive: true, noDuplicateInDay: true),
        Tag(id: "fish", maxPerWeek: 2, noConsecutive: true, noDuplicateInDay: true),
        Tag(id: "legumes", maxPerWeek: 2, noDuplicateInDay: true), Tag(id: "vegetables"),
        Tag(id: "eggs", maxPerWeek: 2, noDuplicateInDay: true),
        Tag(id: "pasta-rice", maxPerWeek: 3, noConsecutive: true),
        Tag(id: "dinner-only", onlyMeal: .dinner), Tag(id: "lunch-only", onlyMeal: .lunch),
    ]
}
