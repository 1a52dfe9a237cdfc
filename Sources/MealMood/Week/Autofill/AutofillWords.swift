import Localization
import Planner

/// What the autofill has to say, in words a family would use.
struct AutofillWords {
    let library: DishLibrary
    let words: WeekWords

    /// The toast.
    func message(_ outcome: AutofillOutcome) -> String {
        switch outcome.kind {
        case .full: return text("notice.week.full")
        case .same: return text("notice.week.same")
        case .noDishes: return text("week.autofill.noDishes")
        case .filled: return filled(outcome.slots.count, isComplete: outcome.isComplete, rules: outcome.rules)
        }
    }

    func filled(_ count: Int, isComplete: Bool, rules: [RuleChange]) -> String {
        let message = isComplete ? text("week.autofill.complete") : self.filled(count)
        guard !rules.isEmpty else { return message }
        let list = words.texts.catalogue.list(rules.map { relaxed($0.rule, to: $0.value) }, in: words.language)
        return text("week.autofill.rules", ["message": .text(message), "rules": .text(list)])
    }

    func filled(_ count: Int) -> String {
        count == 0 ? text("week.autofill.none") : text("notice.week.autofilled", ["count": .number(count)])
    }

    /// "Huevos: máximo de la semana, deja fuera 5 platos", the rule that bars most dishes first.
    func reasons(_ blockedBy: [RuleID: Int]) -> [String] {
        let known = blockedBy.filter { library.knows($0.key) }.map { (count: $0.value, text: reason($0.key, $0.value)) }
        return known.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.map(\.text)
    }

    private func reason(_ rule: RuleID, _ count: Int) -> String {
        text("week.cannot.reason.\(key(rule))", ["name": name(rule), "count": .number(count)])
    }

    /// "Legumbres: permitir 3"
    func relaxation(_ relaxation: Relaxation) -> String {
        relaxed(relaxation.rule, to: relaxation.needed.flatMap { $0 > 0 ? String($0) : nil })
    }

    private func relaxed(_ rule: RuleID, to value: String?) -> String {
        guard let number = value.flatMap({ Int($0) }) else { return text("relax.\(key(rule))", ["name": name(rule)]) }
        return text("relax.\(rule.rule.rawValue).to", ["name": name(rule), "count": .number(number)])
    }

    /// "Pescado: 1 de 2. Ya no quedan huecos…"
    func missed(_ unmet: Filling.Unmet) -> String {
        text(
            "week.missed.\(unmet.because.rawValue)",
            [
                "tag": .text(library[unmet.tag]?.name(in: words.language, words.texts) ?? ""),
                "count": .number(unmet.has), "minimum": .number(unmet.wants),
            ])
    }

    /// The tag or the dish that a rule belongs to.
    private func name(_ rule: RuleID) -> Argument {
        if let tag = rule.tag { return .text(library[tag]?.name(in: words.language, words.texts) ?? "") }
        return .text(rule.dish.flatMap { library[$0] }?.name ?? "")
    }

    private func key(_ rule: RuleID) -> String {
        guard rule.rule == .mealTypeRestriction else { return rule.rule.rawValue }
        let only = rule.tag.flatMap { library[$0]?.rules.onlyMeal } ?? .lunch
        return "mealTypeRestriction.\(only.rawValue)"
    }

    private func text(_ key: String, _ arguments: [String: Argument] = [:]) -> String {
        words.texts(key, words.language, arguments)
    }
}
