import Planner

/// What relaxing some rules together would put into a week.
struct RelaxationEffects {
    private let proposal: AutofillProposal
    private let plan: WeekPlan
    private let rules: Rules

    init(of chosen: Set<RuleID>, _ impasse: AutofillImpasse) {
        plan = impasse.plan
        proposal = impasse.offer.proposal(relaxing: chosen)
        rules = proposal.base.after(proposal.writes(taken: [])).rules(impasse.library)
    }

    /// How many more slots would be filled.
    var count: Int { proposal.dishes.count - proposal.base.emptySlots.count + plan.emptySlots.count }

    /// Whether dishes that stand would make room for others.
    var rearranges: Bool { proposal.dishes.contains { plan[$0.key] != nil && plan[$0.key]?.dish != $0.value } }

    /// The dishes that one of the rules bars from the empty slots that they would stand in.
    func gains(of rule: RuleID) -> [Filling.Assignment] {
        let new = proposal.slots.filter { plan[$0] == nil }
        return new.compactMap { slot in proposal.dishes[slot].map { Filling.Assignment(slot: slot, dish: $0) } }
            .filter { gain in
                rules.violations(of: gain.dish, in: gain.slot).contains { RuleID($0) == rule }
            }
    }
}
