import Planner

/// What an order leaves in a slot, or what the rules have against it.
struct SlotChange {
    let plan: WeekPlan
    let library: DishLibrary
    let slot: Slot

    private var standing: SlotEntry? { plan[slot] }

    /// What stands there afterwards; nil when nothing does.
    func entry(after order: SlotOrder) throws -> SlotEntry? {
        var entry = try content(after: order)
        if let isIgnored = order.isIgnored {
            guard entry?.state == .filled else { throw AppError.slotHoldsNoDish }
            entry?.isIgnored = isIgnored
        }
        if let note = order.note {
            guard let state = entry?.state, state != .filled else { throw AppError.slotHoldsNoDish }
            entry?.note = note
        }
        return entry
    }

    private func content(after order: SlotOrder) throws -> SlotEntry? {
        if let state = order.plainState { return SlotEntry(state: state, note: standing?.note ?? "") }
        if order.dish != nil || order.second != nil { return try dishes(after: order) }
        let isLifted = order.eatingOut == false && standing?.state == .eatingOut
        return isLifted || order.skipped == false && standing?.state == .skipped ? nil : standing
    }

    private func dishes(after order: SlotOrder) throws -> SlotEntry {
        if let dish = order.dish { try library.checkOffers(dish, field: "dish") }
        if case .dish(let dish) = order.second { try library.checkOffers(dish, field: "secondaryDish") }
        let filled = standing?.state == .filled ? standing : nil
        var entry = filled ?? SlotEntry(state: .filled)
        if let dish = order.dish { entry.dish = dish }
        switch order.second {
        case .dish(let dish): entry.secondary = dish
        case .away: entry.secondary = nil
        case nil: break
        }
        guard let main = entry.dish else { throw AppError.slotHoldsNoDish }
        if main == entry.secondary { throw AppError.sameDish(order.second == nil ? "dish" : "secondaryDish") }
        if entry == filled, !order.override { return entry }
        entry.isOverridden = try isOverridden(entry, by: order)
        return entry
    }

    /// Judges the dishes that come, all of them when the order accepts whatever is found. Answers whether somebody has
    /// accepted what they or those that stay break.
    private func isOverridden(_ entry: SlotEntry, by order: SlotOrder) throws -> Bool {
        let before = standing?.dishes ?? []
        let judged = order.override ? order.dishes : order.dishes.filter { !before.contains($0) }
        let isIgnored = order.isIgnored ?? entry.isIgnored
        let violations = isIgnored ? [] : broken(by: judged)
        if !violations.isEmpty && !order.override { throw AppError.ruleViolation(violations) }
        guard violations.isEmpty, standing?.isOverridden == true else { return !violations.isEmpty }
        return !broken(by: entry.dishes.filter(before.contains)).isEmpty
    }

    /// Each rule once. The slot is judged as if it were empty, even one whose rules are ignored.
    private func broken(by dishes: [DishID]) -> [Violation] {
        let rules = plan.without([slot]).rules(library, judging: dishes, forFew: true)
        var seen: Set<RuleID> = []
        return dishes.flatMap { rules.violations(of: $0, in: slot) }.filter { seen.insert(RuleID($0)).inserted }
    }
}
