import Planner

/// Slots of a week that the rules keep empty: why, and what could be done.
struct AutofillImpasse {
    let plan: WeekPlan
    let library: DishLibrary
    let last: LastAutofill?
    /// The empty slots with the rules that bar dishes from each.
    let slots: [Filling.Unfilled]
    let offer: RelaxationOffer

    /// Nil when every empty slot can be filled as the rules are.
    /// - Parameter filling: what the last autofill made, when it is at hand; otherwise it is made again.
    init?(plan: WeekPlan, library: DishLibrary, last: LastAutofill?, filling: Filling? = nil) {
        let rest = filling ?? autofill(plan.week(library), seed: last?.seed ?? 0)
        guard !rest.unfilled.isEmpty else { return nil }
        self.plan = plan
        self.library = library
        self.last = last
        slots = rest.unfilled
        offer = RelaxationOffer(plan: plan, library: library, last: last, filling: filling)
    }

    /// Slots that might still be filled: the search ended before it could tell.
    var undecided: Int {
        guard offer.filling.proof == .bestFound else { return 0 }
        return max(0, offer.filling.bound.filled - offer.filling.score.filled)
    }
}
