import Planner

/// The dishes of one week put into the same slots of another one, as far as they fit there: slot by slot in the order
/// of the week, each judged against what the other week has by then.
struct WeekCopy {
    enum Reason {
        case deleted
        /// Something stands there already.
        case taken
        /// The other week does not plan that slot.
        case hidden
        /// The main dish that it goes with is left out.
        case withMain(DishID)
        case rules([Violation])
    }

    struct Left {
        let slot: Slot
        let dish: DishID
        let reason: Reason
    }

    private(set) var writes: WeekChanges.Writes = [:]
    /// The dishes that stay out, in the order of the week.
    private(set) var left: [Left] = []
    /// The other week as it grows.
    private(set) var plan: WeekPlan
    private let library: DishLibrary

    init(from source: WeekPlan, to target: WeekPlan, library: DishLibrary) {
        plan = target
        self.library = library
        for slot in source.activeSlots {
            if let entry = source[slot], let dish = entry.dish { copy(dish, second: entry.secondary, into: slot) }
        }
    }

    /// How many dishes are copied, second ones included.
    var count: Int { writes.values.reduce(0) { $0 + ($1?.dishes.count ?? 0) } }

    var total: Int { count + left.count }

    private mutating func copy(_ dish: DishID, second: DishID?, into slot: Slot) {
        if let reason = reason(against: dish, in: slot) {
            left.append(Left(slot: slot, dish: dish, reason: reason))
            if let second { left.append(Left(slot: slot, dish: second, reason: .withMain(dish))) }
            return
        }
        var entry = SlotEntry(state: .filled, dish: dish)
        if let second {
            if let reason = reason(against: second, in: slot) {
                left.append(Left(slot: slot, dish: second, reason: reason))
            } else {
                entry.secondary = second
            }
        }
        plan.entries[slot] = entry
        writes[slot] = entry
    }

    private func reason(against dish: DishID, in slot: Slot) -> Reason? {
        if library[dish].map(\.isDeleted) ?? true { return .deleted }
        if !plan.settings.shows(slot) { return .hidden }
        if plan[slot] != nil { return .taken }
        let violations = plan.rules(library, judging: [dish], forFew: true).violations(of: dish, in: slot)
        return violations.isEmpty ? nil : .rules(violations)
    }
}
