import Localization
import Planner

/// Why a dish does not fit, in words a family would use.
struct ViolationWords {
    let library: DishLibrary
    let words: WeekWords

    func text(_ violation: Violation) -> String {
        words.texts("rule.\(key(violation))", words.language, arguments(violation))
    }

    func list(_ violations: [Violation]) -> String { violations.map(text).joined(separator: " · ") }

    /// What dishes that stand in a slot break: it counts itself, as the meters do.
    func standing(_ violations: [Violation]) -> String {
        violations.map { violation in
            guard violation.rule == .maxPerWeek, let count = violation.count else { return text(violation) }
            let counted = arguments(violation).merging(["count": .number(count + 1)]) { $1 }
            return words.texts("rule.maxPerWeek.standing", words.language, counted)
        }.joined(separator: " · ")
    }

    /// What stands in a slot against the rules, and whether that was accepted; empty when nothing does.
    func warning(_ violations: [Violation], isOverridden: Bool) -> String {
        let reasons = standing(violations)
        guard isOverridden, !reasons.isEmpty else { return reasons }
        return words.texts("slot.overridden", words.language, ["reason": .text(reasons)])
    }

    private func key(_ violation: Violation) -> String {
        guard violation.rule == .mealTypeRestriction else { return violation.rule.rawValue }
        return "mealTypeRestriction.\((violation.onlyMeal ?? .lunch).rawValue)"
    }

    private func arguments(_ violation: Violation) -> [String: Argument] {
        let tag = Argument.text(violation.tag.flatMap { library[$0] }?.name(in: words.language, words.texts) ?? "")
        let collision = violation.collisions.first
        let day = Argument.text(collision.map { self.day($0.slot) } ?? "")
        switch violation.rule {
        case .maxPerWeek:
            return ["tag": tag, "limit": .number(violation.limit ?? 0), "count": .number(violation.count ?? 0)]
        case .noConsecutive: return ["tag": tag, "day": day]
        case .noDuplicateInDay, .mealTypeRestriction: return ["tag": tag]
        case .minDaysBetween:
            let dish = library[violation.dish]?.name ?? ""
            return ["dish": .text(dish), "day": day, "count": .number(violation.limit ?? 0)]
        }
    }

    /// A weekday in running text; neighbouring weeks count days below 0 and above 6.
    private func day(_ slot: Slot) -> String {
        words.texts.catalogue.dayNameInSentence(((slot.day % 7) + 7) % 7, in: words.language)
    }
}
