extension Week {
    /// The week without some of its rules.
    func dropping(where isDropped: (RuleID) -> Bool) -> Week {
        var week = self
        week.tags = tags.map { tag in
            func keeps(_ rule: Rule) -> Bool { !isDropped(RuleID(rule, of: tag.id)) }
            var tag = tag
            if tag.maxPerWeek != nil, !keeps(.maxPerWeek) { tag.maxPerWeek = nil }
            tag.noConsecutive = tag.noConsecutive && keeps(.noConsecutive)
            tag.noDuplicateInDay = tag.noDuplicateInDay && keeps(.noDuplicateInDay)
            if tag.onlyMeal != nil, !keeps(.mealTypeRestriction) { tag.onlyMeal = nil }
            return tag
        }
        for place in dishes.indices where dishes[place].minDaysBetween != nil {
            if isDropped(RuleID(minDaysBetweenOf: dishes[place].id)) { week.dishes[place].minDaysBetween = nil }
        }
        return week
    }

    /// The week with as few dishes as fill just as many slots, whatever rules are dropped: of dishes that stand nowhere
    /// and are alike in tags and days between, one for each empty slot will do, and one in all when it may be repeated.
    func reducedForFilling() -> Week {
        let book = RuleBook(self)
        let standing = Set((placed + neighbours).flatMap(\.dishes))
        var week = self
        var taken: [Likeness: Int] = [:]
        var seen = 0
        week.dishes = dishes.filter { dish in
            guard let number = book.number(of: dish.id), number == seen else { return false }
            seen += 1
            guard !standing.contains(dish.id) else { return true }
            let entry = book.dishes[number]
            let alike = Likeness(tags: entry.tags.members, gap: entry.gap)
            let count = taken[alike, default: 0]
            taken[alike] = count + 1
            return count < (entry.gap > 0 ? empty.count : 1)
        }
        return week
    }
}

/// What two dishes share that can stand in for each other.
private struct Likeness: Hashable {
    let tags: [Int]
    let gap: Int
}
