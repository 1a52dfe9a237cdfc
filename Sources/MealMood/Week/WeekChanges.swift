import Planner

/// The verbs of a week. Each answers what must be written, or throws what the rules have against it.
struct WeekChanges {
    let plan: WeekPlan
    let library: DishLibrary

    /// The slots to write; nil empties one.
    typealias Writes = [Slot: SlotEntry?]

    func place(_ dish: DishID, in slot: Slot, override: Bool) throws -> WeekEdit {
        guard let dish = library[dish], !dish.isDeleted else { throw AppError.notFound }
        try check(slot)
        if let entry = plan[slot], entry.state != .filled { throw AppError.slotHoldsNoDish }
        let violations = plan.rules(library, judging: [dish.id]).violations(of: dish.id, in: slot)
        if !violations.isEmpty && !override { throw AppError.ruleViolation(violations, dish.id, slot) }
        var entry = plan[slot] ?? SlotEntry(state: .filled)
        entry.dish = dish.id
        entry.isOverridden = !violations.isEmpty
        return WeekEdit([slot: entry], .placed, on: plan)
    }

    func remove(_ slot: Slot) throws -> WeekEdit {
        try check(slot)
        return WeekEdit([slot: nil], .removed, on: plan)
    }

    /// Moves what stands in a slot; onto a filled one the two change places and both ends are judged.
    func move(from: Slot, to: Slot, override: Bool) throws -> WeekEdit {
        try check(from)
        try check(to)
        guard let moved = plan[from], moved.state == .filled else { throw AppError.notFound }
        guard from != to else { return WeekEdit([:], .moved, on: plan) }
        if let other = plan[to], other.state != .filled { throw AppError.slotHoldsNoDish }
        let verdict = plan.rules(library).judgeMove(from: from, to: to)
        if !verdict.isLegal && !override { throw AppError.ruleViolation(verdict.all, moved.dish, to) }
        var writes = plan.swapped(from, to)
        writes[to]??.isOverridden = !verdict.there.isEmpty
        writes[from]??.isOverridden = !verdict.back.isEmpty
        return WeekEdit(writes, .moved, on: plan)
    }

    private func check(_ slot: Slot) throws {
        guard plan.settings.shows(weekday: slot.day, meal: slot.meal), slot.day >= 0 else { throw AppError.notFound }
    }
}

extension WeekPlan {
    /// The contents of two slots change places. That rules are ignored belongs to the slot, not to what moves.
    func swapped(_ from: Slot, _ to: Slot) -> WeekChanges.Writes {
        var (moved, other) = (self[from], self[to])
        let wasIgnored = moved?.isIgnored ?? false
        moved?.isIgnored = other?.isIgnored ?? false
        other?.isIgnored = wasIgnored
        return [from: other, to: moved]
    }
}
