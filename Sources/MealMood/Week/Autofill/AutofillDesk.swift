import Planner

/// Runs the autofill on an open week.
struct AutofillDesk {
    let desk: WeekDesk
    let last: LastAutofill?

    init(_ desk: WeekDesk) throws {
        self.desk = desk
        last = try WeekChangeStore.lastAutofill(
            of: desk.plan, household: desk.context.household.id, in: desk.context.db)
    }

    private var plan: WeekPlan { desk.plan }
    private var library: DishLibrary { desk.library }
    /// What the last proposal placed and nobody changed since.
    private var taken: Set<Slot> { last?.slots ?? [] }

    /// Does what is asked, in one write.
    func run(_ order: AutofillOrder) throws -> AutofillOutcome {
        let again = order.again && order.relax.isEmpty && !taken.isEmpty
        if plan.isComplete, !again { return AutofillOutcome(.full, desk) }
        guard !library.dishes.isEmpty else { return AutofillOutcome(.noDishes, desk) }
        if !order.relax.isEmpty { return try write(relaxed(order), taken: taken) }
        let seed = order.seedOrRandom()
        if again {
            guard let other = other(seed) else { return AutofillOutcome(.same, desk) }
            return try write(other, taken: taken)
        }
        return try write(AutofillProposal(filling: plan, from: library, seed: seed), taken: [])
    }

    private func write(_ proposal: AutofillProposal, taken: Set<Slot>) throws -> AutofillOutcome {
        var proposal = proposal
        proposal.overridden = overridden(by: proposal, taken: taken)
        let writes = proposal.writes(taken: taken)
        let isNews = proposal.rules.contains(where: \.isLasting) || writes.contains { plan[$0.key] != $0.value }
        let note = WeekChangeNote(
            kind: .autofill, proposals: Set(proposal.slots), seed: proposal.seed, rules: proposal.rules)
        let token = isNews ? try desk.write(writes, as: note) : nil
        return try AutofillOutcome(proposal, plan: plan.after(writes), desk: desk, token: token)
    }

    /// A proposal that differs from the one that stands and fills no less, with the rules that were relaxed for it; nil
    /// when a few tries find none.
    private func other(_ seed: UInt64) -> AutofillProposal? {
        let base = plan.without(taken)
        let rules = last?.rules.filter { !$0.isLasting } ?? []
        return (0..<Self.tries).lazy.map { number in
            AutofillProposal(filling: base, from: library, relaxing: rules, seed: seed &+ number)
        }.first { proposal in
            proposal.dishes.count >= taken.count && proposal.dishes.contains { plan[$0.key]?.dish != $0.value }
        }
    }

    private static let tries: UInt64 = 6

    private func relaxed(_ order: AutofillOrder) -> AutofillProposal {
        let offer = RelaxationOffer(plan: plan, library: library, last: last)
        // A press too many must not give up a rule for ever that has changed just now.
        let offered = (offer.everything + offer.oneMore).flatMap(\.self).map(\.rule)
        let chosen = order.scope == .always ? order.relax.intersection(offered) : order.relax
        var proposal = offer.proposal(relaxing: chosen, seed: order.seed)
        for place in proposal.rules.indices { proposal.rules[place].isLasting = order.scope == .always }
        return proposal
    }

    /// The slots that break a rule because of a proposal, its own and those around it. A rule that changes for ever is
    /// not broken.
    private func overridden(by proposal: AutofillProposal, taken: Set<Slot>) -> Set<Slot> {
        guard !proposal.rules.isEmpty else { return [] }
        let lasting = proposal.rules.filter(\.isLasting)
        func broken(_ plan: WeekPlan) -> Set<Slot> {
            Set(Rules(plan.judgedWeek(library).relaxed(lasting)).warnings().map(\.slot))
        }
        return broken(plan.after(proposal.writes(taken: taken))).subtracting(broken(proposal.base))
    }
}
