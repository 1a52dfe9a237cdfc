/// A week with numbers for the rules whose dropping can fill more of it.
struct RelaxableWeek {
    /// The week as it is, with as few dishes as will do.
    let week: Week
    /// The rules that can stand in the way, mildest first.
    let rules: [RuleID]

    init(_ full: Week) {
        let week = full.reducedForFilling()
        let unordered = week.rulesOfTagsThatCanBar + week.rulesOfDishesThatCanBar
        self.week = week
        rules = Rule.mildestFirst.flatMap { kind in unordered.filter { $0.rule == kind } }
    }

    /// The week without the rules that have these numbers.
    func dropping(_ numbers: Set<Int>) -> Week {
        let dropped = Set(numbers.map { rules[$0] })
        return week.dropping(where: dropped.contains)
    }
}

extension Rule {
    /// From what asks least of a household to what asks most.
    static let mildestFirst: [Rule] = [
        .maxPerWeek, .minDaysBetween, .noDuplicateInDay, .noConsecutive, .mealTypeRestriction,
    ]

    /// The place in `mildestFirst`.
    var harshness: Int { Self.mildestFirst.firstIndex(of: self) ?? Self.mildestFirst.count }
}

extension Week {
    fileprivate var rulesOfTagsThatCanBar: [RuleID] {
        let carried = Set(dishes.filter(\.isOffered).flatMap(\.tags))
        let used = Dictionary(uniqueKeysWithValues: Rules(self).meters().map { ($0.tag, $0.count) })
        let taken = Set(empty + (placed + neighbours).map(\.slot))
        let hasNextDays = empty.contains { $0.sameMealNextDays.contains(where: taken.contains) }
        let hasBothMeals = empty.contains { taken.contains($0.otherMeal) }
        var seen: Set<TagID> = []
        return tags.filter { seen.insert($0.id).inserted && carried.contains($0.id) }.flatMap { tag in
            var rules: [Rule] = []
            if let maximum = tag.maxPerWeek, used[tag.id, default: 0] + empty.count > maximum {
                rules.append(.maxPerWeek)
            }
            if tag.noDuplicateInDay, hasBothMeals { rules.append(.noDuplicateInDay) }
            if tag.noConsecutive, hasNextDays { rules.append(.noConsecutive) }
            if let only = tag.onlyMeal, empty.contains(where: { $0.meal != only }) {
                rules.append(.mealTypeRestriction)
            }
            return rules.map { RuleID($0, of: tag.id) }
        }
    }

    fileprivate var rulesOfDishesThatCanBar: [RuleID] {
        let standing = standing
        let barring = dishes.filter { dish in
            dish.isOffered && (dish.minDaysBetween ?? 0) > 0 && (empty.count > 1 || standing.contains(dish.id))
        }
        return barring.map { RuleID(minDaysBetweenOf: $0.id) }
    }
}
