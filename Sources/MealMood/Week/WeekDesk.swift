import Crypto
import Planner

/// A week opened by somebody who may change it.
struct WeekDesk {
    let context: MemberContext
    let plan: WeekPlan
    let library: DishLibrary

    /// Opens the week of the URL; throws when it cannot be changed.
    init(_ context: MemberContext) throws {
        try self.init(opening: try WeekForm.monday(context), context)
        try access.checkEditable()
    }

    /// Opens a week that may be past; then nothing but its rating can change.
    init(opening monday: CivilDay, _ context: MemberContext) throws {
        try WeekAccess(monday: monday, today: context.today).checkVisible()
        self.context = context
        (plan, library) = try Self.open(monday, context)
    }

    var access: WeekAccess { WeekAccess(monday: plan.monday, today: context.today) }

    static func open(_ monday: CivilDay, _ context: MemberContext) throws -> (WeekPlan, DishLibrary) {
        let library = try context.library()
        let plan = try WeekStore.plan(monday, of: context.household, reach: library.reach, in: context.db)
        return (plan, library)
    }

    var changes: WeekChanges { WeekChanges(plan: plan, library: library) }

    /// The only way to change a week. Answers the token that takes the change back; nil when there was nothing to write.
    @discardableResult
    func write(_ writes: WeekChanges.Writes, as note: WeekChangeNote = WeekChangeNote()) throws -> String? {
        let writes = writes.filter { $0.value != plan[$0.key] }
        let fields = note.document.map(plan.document.changes) ?? []
        guard !writes.isEmpty || !note.rules.isEmpty || !fields.isEmpty else { return nil }
        let isRating = writes.isEmpty && note.rules.isEmpty && fields.allSatisfy { $0.field == .rating }
        if !isRating { try access.checkEditable() }
        let stamp = try context.stamp()
        let token = randomID()
        try WeekChangeStore.record(
            writes.keys, fields: fields, of: plan.monday, as: note, token: token, stamp: stamp, in: context.db)
        for (slot, entry) in writes { try put(entry, in: slot, stamp: stamp) }
        try write(note.rules, stamp: stamp)
        if !fields.isEmpty, let document = note.document { try put(document, stamp: stamp) }
        return token
    }

    func put(_ entry: SlotEntry?, in slot: Slot, stamp: Stamp) throws {
        if let entry {
            try WeekStore.put(entry, in: slot, of: plan.monday, stamp: stamp, in: context.db)
        } else {
            try WeekStore.empty(slot, of: plan.monday, stamp: stamp, in: context.db)
        }
    }

    func put(_ document: WeekDocument, stamp: Stamp) throws {
        try WeekStore.set(document, of: plan.monday, stamp: stamp, in: context.db)
    }

    func write(_ changes: [RuleChange], stamp: Stamp) throws {
        var tags: [TagID: Tag] = [:]
        for change in changes where change.isLasting {
            if let id = change.rule.tag, let tag = library[id] {
                tags[id, default: tag].rules[change.rule.rule] = change.value
            } else if let dish = change.rule.dish.flatMap({ library[$0] }) {
                try DishChanges.setMinDaysBetween(
                    change.value.flatMap { Int($0) }, of: dish, stamp: stamp, context)
            }
        }
        for tag in tags.values {
            guard let former = library[tag.id] else { continue }
            try TagChanges.save(tag, over: former, stamp: stamp, context)
        }
    }
}
