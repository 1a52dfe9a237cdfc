import Planner

/// A week opened by somebody who may change it.
struct WeekDesk {
    let context: MemberContext
    let plan: WeekPlan
    let library: DishLibrary

    /// Opens the week of the URL; throws when it cannot be changed.
    init(_ context: MemberContext) throws {
        let monday = try WeekForm.monday(context)
        try WeekAccess(monday: monday, today: context.today).checkEditable()
        self.context = context
        (plan, library) = try Self.open(monday, context)
    }

    static func open(_ monday: CivilDay, _ context: MemberContext) throws -> (WeekPlan, DishLibrary) {
        let library = try context.library()
        let plan = try WeekStore.plan(monday, of: context.household, reach: library.reach, in: context.db)
        return (plan, library)
    }

    var changes: WeekChanges { WeekChanges(plan: plan, library: library) }

    func sheet(_ slot: Slot) -> SheetBuilder { SheetBuilder(context, plan: plan, library: library, slot: slot) }

    func write(_ writes: WeekChanges.Writes) throws {
        guard !writes.isEmpty else { return }
        let stamp = try context.stamp()
        for (slot, entry) in writes {
            if let entry {
                try WeekStore.put(entry, in: slot, of: plan.monday, stamp: stamp, in: context.db)
            } else {
                try WeekStore.empty(slot, of: plan.monday, stamp: stamp, in: context.db)
            }
        }
    }
}
