import Localization
import Planner

/// What a verb does to a week: the slots to write, and what is said when it is done.
struct WeekEdit {
    enum Deed: String {
        case placed, secondAdded, secondRemoved, moved, removed, eatingOut, skipped, noted, ignored, judged
        /// The dish that the planner chose.
        case surprised
        /// It is so already.
        case same
    }

    let writes: WeekChanges.Writes
    let deed: Deed

    /// What would change nothing is not written.
    init(_ writes: WeekChanges.Writes, _ deed: Deed, on plan: WeekPlan) {
        self.writes = writes.filter { plan[$0.key] != $0.value }
        self.deed = self.writes.isEmpty ? .same : deed
    }

    func message(_ context: MemberContext, library: DishLibrary) -> String {
        guard deed == .surprised else { return context.text("week.done.\(deed.rawValue)") }
        let dish = writes.values.compactMap { $0?.dish }.first
        return context.text("week.done.surprised", ["dish": .text(dish.flatMap { library[$0] }?.name ?? "")])
    }
}
