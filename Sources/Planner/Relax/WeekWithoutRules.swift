extension Week {
    /// The week without some of its rules.
    func dropping(where isDropped: (RuleID) -> Bool) -> Week {
        var week = self
        for place in tags.indices {
            func drops(_ rule: Rule) -> Bool { isDropped(RuleID(rule, of: tags[place].id)) }
            if tags[place].maxPerWeek != nil, drops(.maxPerWeek) { week.tags[place].maxPerWeek = nil }
            if tags[place].noConsecutive, drops(.noConsecutive) { week.tags[place].noConsecutive = false }
            if tags[place].noDuplicateInDay, drops(.noDuplicateInDay) { week.tags[place].noDuplicateInDay = false }
            if tags[place].onlyMeal != nil, drops(.mealTypeRestriction) { week.tags[place].onlyMeal = nil }
        }
        for place in dishes.indices where dishes[place].minDaysBetween != nil {
            if isDropped(RuleID(minDaysBetweenOf: dishes[place].id)) { week.dishes[place].minDaysBetween = nil }
        }
        return week
    }

    /// The week with another number for a maximum or for the days between.
    func setting(_ rule: RuleID, to number: Int) -> Week {
        var week = self
        for place in tags.indices where tags[place].id == rule.tag { week.tags[place].maxPerWeek = number }
        for place in dishes.indices where dishes[place].id == rule.dish { week.dishes[place].minDaysBetween = number }
        return week
    }

    /// The dishes that stand somewhere, in this week or around it.
    var standing: Set<DishID> { Set((placed + neighbours).flatMap(\.dishes)) }

    /// The week with as few dishes as can fill just as many slots, whatever rules are dropped: of dishes that stand
    /// nowhere and are alike in tags and days between, one for each empty slot will do. Where there are as many, none
    /// needs to stand twice, so one without days between stands for all.
    func reducedForFilling() -> Week {
        let book = RuleBook(self)
        let standing = standing
        var week = self
        week.dishes = []
        var groups: [Likeness: [Dish]] = [:]
        var order: [Likeness] = []
        for (dish, entry) in zip(firstOfEachDish, book.dishes) {
            guard !standing.contains(dish.id) else {
                week.dishes.append(dish)
                continue
            }
            let alike = Likeness(tags: entry.tags.members, gap: entry.gap)
            if groups[alike] == nil { order.append(alike) }
            groups[alike, default: []].append(dish)
        }
        for alike in order { week.dishes += enough(of: groups[alike] ?? []) }
        return week
    }

    private func enough(of alike: [Dish]) -> [Dish] {
        guard var one = alike.first, one.minDaysBetween == nil || alike.count >= empty.count else { return alike }
        one.minDaysBetween = nil
        return [one]
    }

    private var firstOfEachDish: [Dish] {
        var seen: Set<DishID> = []
        return dishes.filter { seen.insert($0.id).inserted }
    }
}

/// What two dishes share that can stand in for each other.
private struct Likeness: Hashable {
    let tags: [Int]
    let gap: Int
}
