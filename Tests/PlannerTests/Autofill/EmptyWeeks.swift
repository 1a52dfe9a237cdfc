import Planner

/// Weeks with slots to fill.
extension RandomWeeks {
    /// At most 5 slots to fill and 4 dishes, with all that rules and wishes know. Every sixteenth has more than 64 or
    /// 128 tags.
    mutating func smallWeek() -> Week {
        var week = once(in: 16) ? wideWeek(tags: number(65...150)) : narrowWeek()
        let count = once(in: 30) ? 0 : min(5, number(1...8))
        let first = number(0...13)
        let inARow = (0..<count).map { Slot.week[(first + $0) % 14] }
        week.empty = once(in: 2) ? inARow : Array(Slot.week.shuffled(using: &generator).prefix(count))
        place(in: &week, once: number(2...20))
        if once(in: 3) { week.neighbours = neighbours(dishes: week.dishes) }
        return week
    }

    private mutating func narrowWeek() -> Week {
        let tagCount = number(1...6)
        let tags = (0..<tagCount).map { tag(TagID("t\($0)")) }
        let (fewTags, alike) = (once(in: 2), once(in: 4))
        var dishes = (0..<number(1...4)).map { number in
            var dish = wishing(dish(DishID("d\(number)"), tagCount: tagCount))
            if fewTags { dish.tags = Array(dish.tags.prefix(1)) }
            return dish
        }
        for dish in dishes.indices where alike {
            dishes[dish].tags = dishes[0].tags
            dishes[dish].minDaysBetween = dishes[0].minDaysBetween
        }
        return Week(tags: tags, dishes: dishes)
    }

    /// More tags that matter than fit into a word: most belong to one dish, some to several.
    private mutating func wideWeek(tags count: Int) -> Week {
        let ids = (0..<number(2...4)).map { DishID("d\($0)") }
        var carried: [DishID: [TagID]] = [:]
        let tags = (0..<count).map { number in
            var tag = Tag(id: TagID("t\(number)"), maxPerWeek: self.number(1...5))
            tag.noConsecutive = once(in: 40)
            tag.noDuplicateInDay = once(in: 40)
            tag.minPerWeek = once(in: 20) ? self.number(1...3) : nil
            for id in once(in: 12) ? ids : [ids[self.number(0...ids.count - 1)]] {
                carried[id, default: []] += [tag.id]
            }
            return tag
        }
        return Week(tags: tags, dishes: ids.map { wishing(Dish(id: $0, tags: carried[$0] ?? [])) })
    }

    private mutating func wishing(_ dish: Dish) -> Dish {
        var dish = dish
        dish.isPriority = once(in: 3)
        dish.isOffered = !once(in: 12)
        dish.fixedDay = once(in: 2) ? number(0...6) : nil
        dish.fixedMeal = dish.fixedDay != nil && once(in: 2) ? Meal.allCases[number(0...1)] : nil
        return dish
    }

    /// Fills slots that are not to be filled.
    private mutating func place(in week: inout Week, once times: Int) {
        for slot in Slot.week where !week.empty.contains(slot) && once(in: times) {
            week.placed.append(placement(slot, dishes: week.dishes))
        }
    }
}

extension RandomWeeks {
    /// A week of many rules and few dishes, of which some slots often must stay empty.
    mutating func crowdedWeek() -> Week {
        let tagCount = number(4...20)
        let tags = (0..<tagCount).map { tag(TagID("t\($0)")) }
        let dishes = (0..<number(4...16)).map { wishing(dish(DishID("d\($0)"), tagCount: tagCount)) }
        var week = Week(tags: tags, dishes: dishes, empty: Slot.week)
        if once(in: 2) { week.empty.removeAll { _ in once(in: 3) } }
        place(in: &week, once: number(1...9))
        if once(in: 2) { week.neighbours = neighbours(dishes: dishes) }
        return week
    }
}

/// Weeks of ordinary homes: the default tags and 8 to 40 dishes.
extension RandomWeeks {
    mutating func homeWeek() -> Week {
        let wantsMinima = once(in: 3)
        var week = Week(
            tags: Self.defaultTags.map { home in
                var tag = home
                if !wantsMinima { tag.minPerWeek = nil }
                return tag
            }, dishes: (0..<number(8...40)).map { homeDish(DishID("d\($0)")) })
        week.empty = Slot.week
        if once(in: 2) { week.empty.removeAll { _ in once(in: 4) } }
        if once(in: 2) { place(in: &week, once: 2) }
        if once(in: 2) {
            let around = [-7, -4, -3, -2, -1, 7, 8].flatMap { day in Meal.allCases.map { Slot(day: day, meal: $0) } }
            week.neighbours = around.map { placement($0, dishes: week.dishes) }
        }
        return week
    }

    private mutating func homeDish(_ id: DishID) -> Dish {
        let kinds: [TagID] = ["meat", "fish", "legumes", "vegetables", "eggs", "pasta-rice"]
        var dish = Dish(id: id, tags: [kinds[number(0...5)]])
        if once(in: 3) { dish.tags.append(kinds[number(0...5)]) }
        if once(in: 10) { dish.tags = [] }
        if once(in: 5) { dish.tags.append(once(in: 2) ? "dinner-only" : "lunch-only") }
        if once(in: 2) { dish.tags.append(once(in: 2) ? "gluten" : "gluten-free") }
        dish.isPriority = once(in: 5)
        dish.isOffered = !once(in: 20)
        dish.fixedDay = once(in: 7) ? number(0...6) : nil
        dish.fixedMeal = dish.fixedDay != nil && once(in: 2) ? Meal.allCases[number(0...1)] : nil
        dish.minDaysBetween = once(in: 4) ? [2, 3, 5, 7, 14][number(0...4)] : nil
        return dish
    }

    /// The tags that every household begins with, and minima of a family that wishes for some.
    static let defaultTags = [
        Tag(id: "meat", maxPerWeek: 3, noConsecutive: true, noDuplicateInDay: true),
        Tag(id: "fish", maxPerWeek: 2, minPerWeek: 2, noConsecutive: true, noDuplicateInDay: true),
        Tag(id: "legumes", maxPerWeek: 2, minPerWeek: 2, noDuplicateInDay: true),
        Tag(id: "vegetables", minPerWeek: 5),
        Tag(id: "eggs", maxPerWeek: 2, minPerWeek: 1, noDuplicateInDay: true),
        Tag(id: "pasta-rice", maxPerWeek: 3, noConsecutive: true),
        Tag(id: "dinner-only", onlyMeal: .dinner), Tag(id: "lunch-only", onlyMeal: .lunch),
        Tag(id: "gluten"), Tag(id: "gluten-free"),
    ]
}
