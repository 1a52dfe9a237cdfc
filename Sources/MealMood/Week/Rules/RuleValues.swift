import Planner

/// The rules of tags and dishes as texts, the same way for all of them: as they are named in forms and kept in records.
extension RuleID {
    /// Reads "maxPerWeek:TAG" or "minDaysBetween:DISH".
    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let rule = Rule(rawValue: parts[0]) else { return nil }
        if rule == .minDaysBetween {
            self.init(minDaysBetweenOf: DishID(parts[1]))
        } else {
            self.init(rule, of: TagID(parts[1]))
        }
    }

    /// The rule that is broken.
    init(_ violation: Violation) {
        if let tag = violation.tag {
            self.init(violation.rule, of: tag)
        } else {
            self.init(minDaysBetweenOf: violation.dish)
        }
    }
}

extension Planner.Tag {
    /// What a rule says; nil when the tag does not have it.
    subscript(rule: Rule) -> String? {
        get {
            switch rule {
            case .maxPerWeek: maxPerWeek.map(String.init)
            case .noConsecutive: noConsecutive ? "1" : nil
            case .noDuplicateInDay: noDuplicateInDay ? "1" : nil
            case .mealTypeRestriction: onlyMeal?.rawValue
            case .minDaysBetween: nil
            }
        }
        set {
            switch rule {
            case .maxPerWeek: maxPerWeek = newValue.flatMap { Int($0) }
            case .noConsecutive: noConsecutive = newValue != nil
            case .noDuplicateInDay: noDuplicateInDay = newValue != nil
            case .mealTypeRestriction: onlyMeal = newValue.flatMap(Meal.init(rawValue:))
            case .minDaysBetween: break
            }
        }
    }
}

extension DishLibrary {
    /// What a rule says now; nil when it does not exist.
    func value(of rule: RuleID) -> String? {
        if let tag = rule.tag { return self[tag]?.rules[rule.rule] }
        return rule.dish.flatMap { self[$0]?.minDaysBetween }.map(String.init)
    }

    /// True when the tag or the live dish of a rule is there.
    func knows(_ rule: RuleID) -> Bool {
        if let tag = rule.tag { return self[tag] != nil }
        return rule.dish.flatMap { self[$0] }.map { !$0.isDeleted } ?? false
    }

    /// False for a maximum below the minimum of its tag.
    func canHave(_ value: String?, for rule: RuleID) -> Bool {
        guard rule.rule == .maxPerWeek, let most = value.flatMap({ Int($0) }),
            let least = rule.tag.flatMap({ self[$0] })?.rules.minPerWeek
        else { return true }
        return least <= most
    }
}
