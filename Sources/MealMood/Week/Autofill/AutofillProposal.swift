import Planner

/// What the autofill would put into a week.
struct AutofillProposal {
    /// The week that it starts from.
    let base: WeekPlan
    /// The slots it fills, with their dishes.
    let dishes: [Slot: DishID]
    let filling: Filling
    let seed: UInt64
    /// Rules that were relaxed for it, for this week or for ever.
    var rules: [RuleChange]
    /// Standing slots that break a rule because of it, and its own that do.
    var overridden: Set<Slot> = []

    init(filling base: WeekPlan, from library: DishLibrary, relaxing rules: [RuleChange] = [], seed: UInt64) {
        let filling = autofill(base.week(library).relaxed(rules), seed: seed)
        self.init(base: base, kept: [:], filling: filling, seed: seed, rules: rules)
    }

    /// Fills what an earlier proposal left empty, and keeps the dishes that it placed.
    init(adding library: DishLibrary, to plan: WeekPlan, keeping taken: Set<Slot>, rules: [RuleChange], seed: UInt64) {
        let kept = taken.reduce(into: [:]) { $0[$1] = plan[$1]?.dish }
        let filling = autofill(plan.week(library).relaxed(rules), seed: seed)
        self.init(base: plan.without(taken), kept: kept, filling: filling, seed: seed, rules: rules)
    }

    private init(base: WeekPlan, kept: [Slot: DishID], filling: Filling, seed: UInt64, rules: [RuleChange]) {
        self.base = base
        self.filling = filling
        self.seed = seed
        self.rules = rules
        dishes = kept.merging(filling.assignments.map { ($0.slot, $0.dish) }) { $1 }
    }

    var slots: [Slot] { dishes.keys.sorted() }

    var isComplete: Bool { dishes.count == base.emptySlots.count }

    /// - Parameter taken: slots of an earlier proposal; those that this one leaves empty are emptied.
    func writes(taken: Set<Slot>) -> WeekChanges.Writes {
        var writes: WeekChanges.Writes = [:]
        for slot in taken { writes[slot] = .some(nil) }
        for (slot, dish) in dishes {
            writes[slot] = SlotEntry(state: .filled, dish: dish, isOverridden: overridden.contains(slot))
        }
        for slot in overridden where dishes[slot] == nil {
            guard var entry = base[slot] else { continue }
            entry.isOverridden = true
            writes[slot] = entry
        }
        return writes
    }
}
