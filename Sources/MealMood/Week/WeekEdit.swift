import Localization
import Planner

/// What a verb does to a week: the slots to write, and what is said when it is done.
struct WeekEdit {
    enum Deed: String, CaseIterable {
        case placed, secondAdded, secondRemoved, moved, removed, freed, eatingOut, skipped, noted, ignored, judged
        /// The dish that the planner chose, or that it found none.
        case surprised, nothingFits
        /// It is so already.
        case same
    }

    let writes: WeekChanges.Writes
    let deed: Deed

    /// What would change nothing is not written.
    init(_ writes: WeekChanges.Writes, _ deed: Deed, on plan: WeekPlan) {
        self.writes = writes.filter { plan[$0.key] != $0.value }
        self.deed = self.writes.isEmpty && deed != .nothingFits ? .same : deed
    }

    init(_ slot: Slot, _ entry: SlotEntry?, on plan: WeekPlan) {
        self.init([slot: entry], Deed(from: plan[slot], to: entry), on: plan)
    }

    func message(_ context: MemberContext, library: DishLibrary) -> String {
        guard deed == .surprised else { return deed.text(context) }
        let dish = writes.values.compactMap { $0?.dish }.first
        return context.text("week.done.surprised", ["dish": .text(dish.flatMap { library[$0] }?.name ?? "")])
    }
}

extension WeekEdit.Deed {
    /// What makes one entry of the other.
    init(from old: SlotEntry?, to new: SlotEntry?) {
        switch new?.state {
        case nil: self = old?.state == .filled ? .removed : .freed
        case .eatingOut: self = old?.state == .eatingOut ? .noted : .eatingOut
        case .skipped: self = old?.state == .skipped ? .noted : .skipped
        case .filled:
            if old?.state != .filled || old?.dish != new?.dish {
                self = .placed
            } else if old?.secondary != new?.secondary {
                self = new?.secondary == nil ? .secondRemoved : .secondAdded
            } else {
                self = old?.isIgnored == new?.isIgnored ? .placed : new?.isIgnored == true ? .ignored : .judged
            }
        }
    }

    /// What a recorded change of one slot, or a move between two, did.
    init(_ change: WeekChange, on plan: WeekPlan) {
        guard change.parts.count == 1, let part = change.parts.first else {
            self = .moved
            return
        }
        self.init(from: part.former, to: plan[part.slot])
    }

    func text(_ context: MemberContext) -> String { context.text("week.done.\(rawValue)") }
}
