/// The tags and dishes of a week, compiled: tags that have rules get numbers, dishes a set of such tags.
struct RuleBook: Sendable {
    struct Entry: Sendable {
        let id: DishID
        /// Its place in `dishes`.
        let number: Int
        let tags: TagSet
        /// `minDaysBetween`, 0 without such a rule.
        let gap: Int
        let dish: Dish
    }

    /// The tags that have rules; their places here are their numbers, in the order of the week's list.
    let tags: [Tag]
    let dishes: [Entry]
    private let numbers: [DishID: Int]

    let capped: [Int]
    let noConsecutive: TagSet
    let noDuplicateInDay: TagSet
    /// For lunch and dinner, by `Meal.index`, the tags that belong to the other meal only.
    private let foreign: [TagSet]

    /// Of tags or dishes with the same id the first is taken.
    init(_ week: Week) {
        tags = unique(week.tags, by: \.id).filter(\.hasRules)
        let tagNumbers = Dictionary(uniqueKeysWithValues: zip(tags.map(\.id), tags.indices))
        dishes = unique(week.dishes, by: \.id).enumerated().map { number, dish in
            var set = TagSet()
            for tag in dish.tags { if let tag = tagNumbers[tag] { set.insert(tag) } }
            return Entry(id: dish.id, number: number, tags: set, gap: dish.minDaysBetween ?? 0, dish: dish)
        }
        numbers = Dictionary(uniqueKeysWithValues: zip(dishes.map(\.id), dishes.indices))
        capped = tags.indices.filter { [tags] in tags[$0].maxPerWeek != nil }
        noConsecutive = Self.tags(tags) { $0.noConsecutive }
        noDuplicateInDay = Self.tags(tags) { $0.noDuplicateInDay }
        foreign = Meal.allCases.map { [tags] meal in Self.tags(tags) { $0.onlyMeal == meal.other } }
    }

    /// The number of a dish, nil when the week's list does not have it.
    func number(of dish: DishID) -> Int? { numbers[dish] }

    /// The tags that may not be in this meal.
    func tagsBarred(from meal: Meal) -> TagSet { foreign[meal.index] }

    private static func tags(_ tags: [Tag], where holds: (Tag) -> Bool) -> TagSet {
        var set = TagSet()
        for number in tags.indices where holds(tags[number]) { set.insert(number) }
        return set
    }
}

/// The elements whose key did not occur before, in their order.
private func unique<Element, Key: Hashable>(_ elements: [Element], by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return elements.filter { seen.insert(key($0)).inserted }
}
