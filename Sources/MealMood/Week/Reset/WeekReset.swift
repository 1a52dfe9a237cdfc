import Planner

/// Empties a week: the slots it shows that hold dishes. What is marked as eating out or skipped stays, and so does what
/// is hidden.
struct WeekReset {
    let writes: WeekChanges.Writes
    /// How many dishes go, second ones included.
    let dishCount: Int
    /// Slots marked as eating out or skipped.
    let keptCount: Int

    init(_ plan: WeekPlan) {
        let entries = plan.activeSlots.compactMap { slot in plan[slot].map { (slot, $0) } }
        let filled = entries.filter { $0.1.state == .filled }
        writes = filled.reduce(into: [:]) { $0[$1.0] = .some(nil) }
        dishCount = filled.reduce(0) { $0 + $1.1.dishes.count }
        keptCount = entries.count - filled.count
    }
}
