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
        let seed = order.seed ?? .random(in: 0...UInt64.max)
        if order.again, !taken.isEmpty {
            guard let other = other(seed) else { return AutofillOutcome(.same, desk) }
            return try write(other, taken: taken)
        }
        if plan.isComplete { return AutofillOutcome(.full, desk) }
        return try write(fill(plan, relaxing: [], seed: seed), taken: [])
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

    private func fill(_ base: WeekPlan, relaxing rules: [RuleChange], seed: UInt64) -> AutofillProposal {
        let filling = autofill(base.week(library).relaxed(rules), seed: seed)
        return AutofillProposal(base: base, filling: filling, seed: seed, rules: rules)
    }

    /// A proposal that differs from the one that stands and fills no less, with the rules that were relaxed for it; nil
    /// when a few tries find none.
    private func other(_ seed: UInt64) -> AutofillProposal? {
        let base = plan.without(taken)
        let rules = last?.rules.filter { !$0.isLasting } ?? []
        return (0..<Self.tries).lazy.map { fill(base, relaxing: rules, seed: seed &+ $0) }.first { proposal in
            proposal.dishes.count >= taken.count && proposal.dishes.contains { plan[$0.key]?.dish != $0.value }
        }
    }

    private static let tries: UInt64 = 6

    /// With the seed of the last proposal, so that what was promised comes.
    private func relaxed(_ order: AutofillOrder) -> AutofillProposal {
        let offer = RelaxationOffer(plan: plan, library: library, last: last)
        let rules = order.relax.sorted { $0.description < $1.description }.map { rule in
            var change = offer.change(rule, among: order.relax, library: library)
            change.isLasting = order.scope == .always
            return change
        }
        return fill(relaxing: rules, seed: order.seed ?? last?.seed ?? 0)
    }

    /// Keeps the last proposal where the week can be completed with it.
    private func fill(relaxing rules: [RuleChange], seed: UInt64) -> AutofillProposal {
        let base = plan.without(taken)
        let kept = taken.reduce(into: [:]) { $0[$1] = plan[$1]?.dish }
        let rest = autofill(plan.week(library).relaxed(rules), seed: seed)
        let adding = AutofillProposal(base: base, kept: kept, filling: rest, seed: seed, rules: rules)
        guard !taken.isEmpty, rest.assignments.count < plan.emptySlots.count else { return adding }
        let anew = fill(base, relaxing: rules, seed: seed)
        return anew.dishes.count > adding.dishes.count ? anew : adding
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
