/// The slots that stay empty in the plan that `assignments` finish, each with the rules that bar dishes from it.
func unfilled(_ week: Week, after assignments: [Filling.Assignment]) -> [Filling.Unfilled] {
    let filled = Set(assignments.map(\.slot))
    let open = week.openSlots.filter { !filled.contains($0) }
    guard !open.isEmpty else { return [] }
    let finished = week.adding(assignments)
    let rules = Rules(finished)
    let groups = dishesJudgedAlike(finished)
    return open.map { slot in
        var blockedBy: [RuleID: Int] = [:]
        for group in groups {
            for violation in rules.violations(of: group.dish, in: slot) {
                blockedBy[RuleID(violation), default: 0] += group.count
            }
        }
        return Filling.Unfilled(slot: slot, blockedBy: blockedBy)
    }
}

extension Week {
    /// The week after an autofill.
    func adding(_ assignments: [Filling.Assignment]) -> Week {
        var week = self
        let filled = Set(assignments.map(\.slot))
        week.empty.removeAll(where: filled.contains)
        week.placed += assignments.map { Placement(slot: $0.slot, dish: $0.dish) }
        return week
    }
}

extension RuleID {
    /// The rule that a violation breaks.
    package init(_ violation: Violation) {
        if let tag = violation.tag {
            self.init(violation.rule, of: tag)
        } else {
            self.init(minDaysBetweenOf: violation.dish)
        }
    }
}

/// One dish for all that break the same rules in every slot, so that thousands of dishes need some hundred verdicts:
/// dishes that stand nowhere differ in nothing but their tags.
private func dishesJudgedAlike(_ week: Week) -> [(dish: DishID, count: Int)] {
    let book = RuleBook(week)
    let standing = week.standing
    var groups: [(dish: DishID, count: Int)] = []
    var places: [[Int]: Int] = [:]
    for dish in book.dishes where dish.dish.isOffered {
        let isAlone = dish.gap > 0 && standing.contains(dish.id)
        let tags = dish.tags.members
        if !isAlone, let place = places[tags] {
            groups[place].count += 1
        } else {
            if !isAlone { places[tags] = groups.count }
            groups.append((dish.id, 1))
        }
    }
    return groups
}
