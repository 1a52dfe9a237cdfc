/// Finds how far the numbers of a working set of rules must give way.
struct NeededNumbers {
    var check: FillCheck

    /// The set with its rules as they are now and as they need to be. One number after the other gives way as little as
    /// the later ones, still dropped, allow: together they work.
    mutating func relaxations(_ set: Set<Int>) -> [Relaxation] {
        let rules = set.sorted().map { check.relaxable.rules[$0] }
        let original = check.relaxable.week
        var week = check.relaxable.dropping(set)
        return rules.map { rule in
            guard let now = original.number(of: rule) else { return Relaxation(rule: rule) }
            let step = rule.rule == .maxPerWeek ? 1 : -1
            let most = rule.rule == .maxPerWeek ? Slot.week.count - now : now
            let change = smallest(upTo: most) { check, change in
                let eased = week.setting(rule, to: now + step * change)
                return check.verdict(on: eased, nodes: Self.nodesANumber) == .yes
            }
            week = week.setting(rule, to: now + step * change)
            return Relaxation(rule: rule, now: now, needed: now + step * change)
        }
    }

    /// The smallest change that works; `most` does. Mostly it is 1.
    private mutating func smallest(upTo most: Int, where works: (inout FillCheck, Int) -> Bool) -> Int {
        var (low, high) = (1, most)
        var middle = 1
        while low < high {
            if works(&check, middle) { high = middle } else { low = middle + 1 }
            middle = (low + high) / 2
        }
        return high
    }

    private static let nodesANumber = 2_000
}

extension Week {
    /// The maximum or the days between that a rule says; nil for the other rules.
    fileprivate func number(of rule: RuleID) -> Int? {
        switch rule.rule {
        case .maxPerWeek: tags.first { $0.id == rule.tag }?.maxPerWeek
        case .minDaysBetween: dishes.first { $0.id == rule.dish }?.minDaysBetween
        case .noConsecutive, .noDuplicateInDay, .mealTypeRestriction: nil
        }
    }
}
