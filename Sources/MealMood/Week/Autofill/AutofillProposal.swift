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
    let rules: [RuleChange]
    /// Standing slots that break a rule because of it, and its own that do.
    var overridden: Set<Slot> = []

    init(base: WeekPlan, kept: [Slot: DishID] = [:], filling: Filling, seed: UInt64, rules: [RuleChange]) {
        self.base = base
        self.filling = filling
        self.seed = seed
        self.rules = rules
        let new = filling.assignments.map { ($0.slot, $0.dish) }
        dishes = kept.merging(new) { $1 }
    }

    var slots: [Slot] { dishes.keys.sorted() }

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
