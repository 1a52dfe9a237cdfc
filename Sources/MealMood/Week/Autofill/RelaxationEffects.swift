import Planner

/// What relaxing some rules together would put into the slots that stay empty.
struct RelaxationEffects {
    private let filling: Filling
    private let rules: Rules

    init(of chosen: Set<RuleID>, _ impasse: AutofillImpasse) {
        let (plan, library) = (impasse.plan, impasse.library)
        let changes = chosen.map { impasse.offer.change($0, among: chosen, library: library) }
        filling = autofill(plan.week(library).relaxed(changes), seed: impasse.last?.seed ?? 0)
        let writes = filling.assignments.map { ($0.slot, Optional(SlotEntry(state: .filled, dish: $0.dish))) }
        rules = plan.after(Dictionary(uniqueKeysWithValues: writes)).rules(library)
    }

    /// The dishes that one of the rules would bar from where they would stand.
    func gains(of rule: RuleID) -> [Filling.Assignment] {
        filling.assignments.filter { assignment in
            rules.violations(of: assignment.dish, in: assignment.slot).contains { violation in
                violation.rule == rule.rule && violation.tag == rule.tag
                    && (rule.dish == nil || rule.dish == violation.dish)
            }
        }
    }
}
