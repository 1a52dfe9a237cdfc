import Planner

/// The rules to relax so that more of a week can be filled.
struct RelaxationOffer {
    private let plan: WeekPlan
    private let library: DishLibrary
    private let last: LastAutofill?

    /// The smallest sets that fill one slot more, and those that fill every slot.
    let oneMore: [[Relaxation]]
    let everything: [[Relaxation]]
    /// All sets of the smallest sizes are there.
    let isComplete: Bool
    /// No smaller sets exist.
    let isProven: Bool
    /// The autofill of the week that they were found on: as it was before the last proposal.
    let filling: Filling

    init(plan: WeekPlan, library: DishLibrary, last: LastAutofill?, filling: Filling? = nil) {
        (self.plan, self.library, self.last) = (plan, library, last)
        let before = plan.without(last?.slots ?? []).week(library)
        let filling = filling ?? autofill(before, seed: last?.seed ?? 0)
        self.filling = filling
        let found = relaxations(before, after: filling)
        let isKnown = { (set: [Relaxation]) in set.allSatisfy { library.knows($0.rule) } }
        oneMore = found.oneMore.filter(isKnown)
        everything = found.everything.filter(isKnown)
        isComplete = found.hasAllForOneMore && found.hasAllForEverything
        isProven = found.proven
    }

    private var sets: [[Relaxation]] { everything + oneMore }

    /// The mildest of the smallest sets that fill everything, or else as much as can be had; among sets of the same kinds
    /// of rules, one that leaves the last proposal as it is.
    func suggested() -> [Relaxation] {
        let smallest = everything.isEmpty ? oneMore : everything
        guard let mildest = smallest.first, last?.slots.isEmpty == false else { return smallest.first ?? [] }
        func kinds(_ set: [Relaxation]) -> [String] { set.map(\.rule.rule.rawValue).sorted() }
        return smallest.first { kinds($0) == kinds(mildest) && adds($0) } ?? mildest
    }

    /// Every rule that is offered, once; those of a set first, and how they are to be relaxed there.
    func rules(after suggested: [Relaxation]) -> [Relaxation] {
        var seen: Set<RuleID> = []
        return (suggested + sets.flatMap(\.self)).filter { seen.insert($0.rule).inserted }
    }

    /// Whether a set does what it is for beside the dishes of the last proposal.
    private func adds(_ set: [Relaxation]) -> Bool {
        let proposal = adding(to: last?.slots ?? [], relaxing: Set(set.map(\.rule)), seed: last?.seed ?? 0)
        return everything.isEmpty ? proposal.dishes.count > (last?.slots.count ?? 0) : proposal.isComplete
    }

    /// What comes of relaxing some rules together. The last proposal stays where the week can be completed with it.
    /// Without a seed of its own it has that of the last proposal, so that what was promised comes.
    func proposal(relaxing chosen: Set<RuleID>, seed: UInt64? = nil) -> AutofillProposal {
        let seed = seed ?? last?.seed ?? 0
        let taken = last?.slots ?? []
        let adding = adding(to: taken, relaxing: chosen, seed: seed)
        guard !taken.isEmpty, !adding.isComplete else { return adding }
        let anew = AutofillProposal(filling: plan.without(taken), from: library, relaxing: adding.rules, seed: seed)
        return anew.dishes.count > adding.dishes.count ? anew : adding
    }

    private func adding(to taken: Set<Slot>, relaxing chosen: Set<RuleID>, seed: UInt64) -> AutofillProposal {
        let rules = chosen.sorted { $0.description < $1.description }.map { change($0, among: chosen) }
        return AutofillProposal(adding: library, to: plan, keeping: taken, rules: rules, seed: seed)
    }

    /// What a rule becomes when it is relaxed together with others: as little as the set that was offered needs.
    private func change(_ rule: RuleID, among chosen: Set<RuleID>) -> RuleChange {
        let exact = sets.first { Set($0.map(\.rule)) == chosen }
        let numbers = (exact ?? sets.flatMap(\.self)).filter { $0.rule == rule }.map(\.needed)
        let needed = rule.rule == .minDaysBetween ? numbers.compactMap(\.self).min() : numbers.compactMap(\.self).max()
        return RuleChange(rule: rule, former: library.value(of: rule), value: Self.value(needed, of: rule))
    }

    /// A maximum that no week reaches is none.
    private static func value(_ needed: Int?, of rule: RuleID) -> String? {
        guard let needed, needed > 0, rule.rule != .maxPerWeek || needed <= 7 else { return nil }
        return String(needed)
    }
}
