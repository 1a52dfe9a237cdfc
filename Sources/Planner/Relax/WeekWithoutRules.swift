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

    /// The slots to fill, in order: in the week, with nothing in them, each once.
    var openSlots: [Slot] {
        let standing = Set(placed.map(\.slot))
        return Set(empty).filter { $0.isInWeek && !standing.contains($0) }.sorted()
    }

    /// The dishes that stand somewhere, in this week or around it.
    var standing: Set<DishID> { Set((placed + neighbours).flatMap(\.dishes)) }
}
