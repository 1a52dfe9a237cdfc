import Planner

/// The verbs of a week. Each answers what must be written, or throws what the rules have against it.
struct WeekChanges {
    let plan: WeekPlan
    let library: DishLibrary

    /// The slots to write; nil empties one.
    typealias Writes = [Slot: SlotEntry?]

    func change(_ slot: Slot, as order: SlotOrder) throws -> WeekEdit {
        try plan.checkShows(slot)
        return WeekEdit(slot, try SlotChange(plan: plan, library: library, slot: slot).entry(after: order), on: plan)
    }

    func remove(_ slot: Slot) throws -> WeekEdit {
        try plan.checkShows(slot)
        return WeekEdit(slot, nil, on: plan)
    }

    /// The planner chooses a dish for an empty slot. Nothing else changes.
    func surprise(_ slot: Slot, seed: UInt64) throws -> WeekEdit {
        try plan.checkShows(slot)
        guard plan[slot] == nil else { throw AppError.slotHoldsNoDish }
        var week = plan.week(library)
        week.empty = [slot]
        guard let chosen = autofill(week, seed: seed).assignments.first else {
            return WeekEdit([:], .nothingFits, on: plan)
        }
        return WeekEdit([slot: SlotEntry(state: .filled, dish: chosen.dish)], .surprised, on: plan)
    }

    /// Moves what stands in a slot; onto a filled one the two change places and both ends are judged.
    func move(from: Slot, to: Slot, override: Bool) throws -> WeekEdit {
        try plan.checkShows(from)
        try plan.checkShows(to)
        guard plan[from]?.state == .filled else { throw AppError.notFound }
        guard from != to else { return WeekEdit([:], .moved, on: plan) }
        if let other = plan[to], other.state != .filled { throw AppError.slotHoldsNoDish }
        let verdict = plan.rules(library, forFew: true).judgeMove(from: from, to: to)
        if !verdict.isLegal && !override { throw AppError.ruleViolation(verdict.all) }
        var writes = plan.swapped(from, to)
        writes[to]??.isOverridden = !verdict.there.isEmpty
        writes[from]??.isOverridden = !verdict.back.isEmpty
        return WeekEdit(writes, .moved, on: plan)
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
