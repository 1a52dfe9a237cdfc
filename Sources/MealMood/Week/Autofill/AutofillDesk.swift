import Planner

/// Runs the autofill on an open week.
struct AutofillDesk {
    let desk: WeekDesk
    let last: LastAutofill?

    init(_ desk: WeekDesk) throws {
        self.desk = desk
        last = try WeekChangeStore.lastAutofill(
            desk.plan.monday, household: desk.context.household.id, in: desk.context.db)
    }

    private var plan: WeekPlan { desk.plan }
    private var library: DishLibrary { desk.library }
    /// What the last proposal placed and nobody changed since.
    private var taken: Set<Slot> { last?.slots ?? [] }

    /// Does what is asked, in one write.
    func run(_ order: AutofillOrder) throws -> AutofillOutcome {
        guard !library.dishes.isEmpty else { return AutofillOutcome(.noDishes, desk) }
        if !order.relax.isEmpty { return try write(relaxed(order), taken: taken) }
        if order.again, !taken.isEmpty {
            guard let other = other(order.seed) else { return AutofillOutcome(.same, desk) }
            return try write(other, taken: taken)
        }
        if plan.isComplete { return AutofillOutcome(.full, desk) }
        return try write(fill(plan, seed: order.seed), taken: [])
    }

    private func write(_ proposal: AutofillProposal, taken: Set<Slot>) throws -> AutofillOutcome {
        let writes = proposal.writes(taken: taken)
        let isNews = !proposal.rules.isEmpty || writes.contains { plan[$0.key] != $0.value }
        let note = WeekChangeNote(
            kind: .autofill, proposals: Set(proposal.slots), seed: proposal.seed, rules: proposal.rules)
        let token = isNews ? try desk.write(writes, as: note) : nil
        return try AutofillOutcome(proposal, plan: plan.after(writes), desk: desk, token: token)
    }

    private func fill(_ base: WeekPlan, seed: UInt64) -> AutofillProposal {
        AutofillProposal(base: base, filling: autofill(base.week(library), seed: seed), seed: seed)
    }

    /// A proposal that differs from the one that stands and is no worse; nil when a few tries find none.
    private func other(_ seed: UInt64) -> AutofillProposal? {
        let base = plan.without(taken)
        return (0..<Self.tries).lazy.map { fill(base, seed: seed &+ $0) }.first { proposal in
            proposal.dishes.count >= taken.count && proposal.dishes.contains { plan[$0.key]?.dish != $0.value }
        }
    }

    private static let tries: UInt64 = 6

    private func relaxed(_ order: AutofillOrder) -> AutofillProposal {
        let offer = RelaxationOffer(plan: plan, library: library, last: last)
        let rules = order.relax.sorted { $0.description < $1.description }.map { rule in
            offer.change(rule, among: order.relax, library: library)
        }
        var proposal = fill(relaxing: rules, seed: order.seed)
        switch order.scope {
        case .always: proposal.rules = rules
        case .week: proposal.overridden = overridden(by: proposal)
        }
        return proposal
    }

    /// Keeps the last proposal where the week can be completed with it.
    private func fill(relaxing rules: [RuleChange], seed: UInt64) -> AutofillProposal {
        let kept = taken.reduce(into: [:]) { $0[$1] = plan[$1]?.dish }
        let base = plan.without(taken)
        let adding = AutofillProposal(
            base: base, kept: kept, filling: autofill(plan.week(library).relaxed(rules), seed: seed), seed: seed)
        guard !taken.isEmpty, adding.filling.assignments.count < plan.emptySlots.count else { return adding }
        let anew = AutofillProposal(
            base: base, filling: autofill(base.week(library).relaxed(rules), seed: seed), seed: seed)
        return anew.dishes.count > adding.dishes.count ? anew : adding
    }

    /// The slots that break a rule as it stands because of a proposal.
    private func overridden(by proposal: AutofillProposal) -> Set<Slot> {
        func broken(_ plan: WeekPlan) -> Set<Slot> { Set(plan.rules(library).warnings().map(\.slot)) }
        let after = broken(plan.after(proposal.writes(taken: taken)))
        return after.subtracting(broken(proposal.base))
    }
}
