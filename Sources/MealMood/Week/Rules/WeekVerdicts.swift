import Planner

/// What a drop would do, slot by slot: the marks of a drag, and the meters as they would be.
struct WeekVerdicts {
    struct Verdict {
        let slot: Slot
        let violations: [Violation]
        /// The dish is the slot's second one already: no override places it twice.
        var isSameDish = false
        /// The meters that would change.
        let meters: [WeekMeterModel]
        /// "Carne 3 de 3": the numbers of the dish's tags if it stood there.
        let text: String

        var fits: Bool { violations.isEmpty && !isSameDish }
    }

    private let plan: WeekPlan
    private let library: DishLibrary
    private let words: MeterWords
    private let counts: [TagID: Int]

    init(_ desk: WeekDesk) {
        (plan, library) = (desk.plan, desk.library)
        words = MeterWords(library: library, words: desk.context.weekWords)
        counts = Dictionary(uniqueKeysWithValues: plan.rules(library, forFew: true).meters().map { ($0.tag, $0.count) })
    }

    func placing(_ dish: DishID) -> [Verdict] {
        let rules = plan.rules(library, judging: [dish])
        return open.map { slot in
            if plan[slot]?.secondary == dish {
                return Verdict(slot: slot, violations: [], isSameDish: true, meters: [], text: "")
            }
            var entry = plan[slot] ?? SlotEntry(state: .filled)
            entry.dish = dish
            return verdict(slot, rules.violations(of: dish, in: slot), after: [slot: entry], of: [dish])
        }
    }

    func moving(_ from: Slot) -> [Verdict] {
        let rules = plan.rules(library, forFew: true)
        let dishes = plan[from]?.dishes ?? []
        return open.filter { $0 != from }.map { slot in
            let violations = rules.judgeMove(from: from, to: slot).all
            return verdict(slot, violations, after: plan.swapped(from, slot), of: dishes)
        }
    }

    /// The meters that would change if a slot were emptied.
    func removing(_ from: Slot) -> [WeekMeterModel] { changed(meters(after: [from: nil])) }

    /// The slots that a drop can change.
    private var open: [Slot] {
        plan.activeSlots.filter { plan[$0].map { $0.state == .filled } ?? true }
    }

    private func verdict(
        _ slot: Slot, _ violations: [Violation], after writes: WeekChanges.Writes, of dishes: [DishID]
    ) -> Verdict {
        let after = meters(after: writes)
        return Verdict(
            slot: slot, violations: violations, meters: changed(after), text: words.sentence(after, of: dishes))
    }

    private func meters(after writes: WeekChanges.Writes) -> [Meter] {
        plan.after(writes).rules(library, forFew: true).meters()
    }

    private func changed(_ after: [Meter]) -> [WeekMeterModel] {
        words.models(after.filter { counts[$0.tag] != $0.count })
    }
}
