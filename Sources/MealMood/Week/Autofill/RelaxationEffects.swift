import Planner

/// What relaxing rules would put into the slots that stay empty.
struct RelaxationEffects {
    private let impasse: AutofillImpasse

    init(_ impasse: AutofillImpasse) { self.impasse = impasse }

    /// The dishes that would stand in slots now empty and that this rule bars from there.
    func gains(of rule: RuleID, among chosen: Set<RuleID>) -> [Filling.Assignment] {
        let changes = chosen.map { impasse.offer.change($0, among: chosen, library: impasse.library) }
        let plan = impasse.plan
        let week = plan.week(impasse.library)
        let filling = autofill(week.relaxed(changes), seed: impasse.last?.seed ?? 0)
        let writes = filling.assignments.map { ($0.slot, Optional(SlotEntry(state: .filled, dish: $0.dish))) }
        let after = plan.after(Dictionary(uniqueKeysWithValues: writes))
        let rules = after.rules(impasse.library)
        return filling.assignments.filter { assignment in
            rules.violations(of: assignment.dish, in: assignment.slot).contains { violation in
                violation.rule == rule.rule && (violation.tag == rule.tag)
                    && (rule.dish == nil || rule.dish == violation.dish)
            }
        }
    }
}
