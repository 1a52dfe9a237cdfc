import Localization
import Planner

/// What a verb does to a week: the slots to write, and what is said when it is done.
struct WeekEdit {
    enum Deed: String {
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
        self.init([slot: entry], Self.deed(from: plan[slot], to: entry), on: plan)
    }

    func message(_ context: MemberContext, library: DishLibrary) -> String {
        guard deed == .surprised else { return context.text("week.done.\(deed.rawValue)") }
        let dish = writes.values.compactMap { $0?.dish }.first
        return context.text("week.done.surprised", ["dish": .text(dish.flatMap { library[$0] }?.name ?? "")])
    }

    /// What makes one entry of the other.
    private static func deed(from old: SlotEntry?, to new: SlotEntry?) -> Deed {
        guard let new else { return old?.state == .filled ? .removed : .freed }
        switch new.state {
        case .eatingOut: return old?.state == .eatingOut ? .noted : .eatingOut
        case .skipped: return old?.state == .skipped ? .noted : .skipped
        case .filled:
            guard let old, old.state == .filled, old.dish == new.dish else { return .placed }
            if old.secondary != new.secondary { return new.secondary == nil ? .secondRemoved : .secondAdded }
            return old.isIgnored == new.isIgnored ? .placed : new.isIgnored ? .ignored : .judged
        }
    }
}
