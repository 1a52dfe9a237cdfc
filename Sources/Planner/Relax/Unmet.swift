/// The minima that are missed in the plan that `assignments` finish, each with what stands in the way of more.
func unmet(_ week: Week, after assignments: [Filling.Assignment]) -> [Filling.Unmet] {
    guard week.tags.contains(where: { $0.minPerWeek != nil }) else { return [] }
    let before = Rules(week).meters()
    let after = Rules(week.adding(assignments)).meters()
    return zip(before, after).compactMap { before, after in
        guard let minimum = after.minimum, after.missing > 0 else { return nil }
        return Filling.Unmet(
            tag: after.tag, has: after.count, wants: minimum, because: cause(week, before: before, after: after))
    }
}

/// Why a tag has no more slots: what its dishes could do if they had the empty slots to themselves tells whether their
/// own rules stand in the way or the rest of the week.
private func cause(_ week: Week, before: Meter, after: Meter) -> Filling.Unmet.Cause {
    guard week.dishes.contains(where: { $0.isOffered && $0.tags.contains(after.tag) }) else { return .noDish }
    let isBelow = after.maximum.map { $0 < after.count + after.missing } ?? false
    guard !after.isFull, !isBelow else { return .maximum }
    let alone = week.offeringOnly(after.tag)
    guard before.missing <= alone.empty.count else { return .slotsNeeded }
    func fits(_ week: Week) -> Answer { canFill(week, atLeast: before.missing, nodes: nodesACause).verdict }
    guard fits(alone) == .no else { return .slotsNeeded }
    let causes: [(rules: Set<Rule>, cause: Filling.Unmet.Cause)] = [
        ([.mealTypeRestriction], .meal), ([.noConsecutive, .noDuplicateInDay, .minDaysBetween], .days),
        ([.maxPerWeek], .maximum),
    ]
    let found = causes.first { causes in
        fits(alone.dropping { causes.rules.contains($0.rule) }) == .yes
    }
    return found?.cause ?? .days
}

/// Enough for the dishes of one tag; beyond it "the slots are needed" is said, which claims the least.
private let nodesACause = 2_000

extension Week {
    /// The week with no dish to place but those of one tag.
    fileprivate func offeringOnly(_ tag: TagID) -> Week {
        var week = self
        let standing = standing
        week.dishes = dishes.compactMap { dish in
            guard !dish.tags.contains(tag) else { return dish }
            var other = dish
            other.isOffered = false
            other.minDaysBetween = nil
            return standing.contains(dish.id) ? other : nil
        }
        return week.reducedForFilling()
    }
}
