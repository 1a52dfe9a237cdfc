import Planner

extension WeekDesk {
    /// Takes a change of this week back, whole or not at all; answers its slots.
    func undo(_ token: String) throws -> [Slot] {
        let change = try WeekChangeStore.change(
            token, of: plan.monday, household: context.household.id, in: context.db)
        if change?.isRating != true { try access.checkEditable() }
        guard let change else { throw AppError.notFound }
        guard canRestore(change) else { throw AppError.changedSince }
        let stamp = try context.stamp()
        for part in change.parts { try put(part.former, in: part.slot, stamp: stamp) }
        try write(
            change.rules.map {
                RuleChange(rule: $0.rule, former: $0.value, value: $0.former, isLasting: $0.isLasting)
            }, stamp: stamp)
        if !change.fields.isEmpty { try put(plan.document.without(change.fields), stamp: stamp) }
        try WeekChangeStore.markUndone(change, of: plan.monday, stamp: stamp, in: context.db)
        return change.slots
    }

    /// What was changed since, by whomever, stays; so does what stood on a dish that is gone.
    private func canRestore(_ change: WeekChange) -> Bool {
        guard !change.isUndone, change.parts.allSatisfy(\.isUnchanged), change.fields.allSatisfy(\.isUnchanged)
        else { return false }
        let lasting = change.rules.filter(\.isLasting)
        guard lasting.allSatisfy({ library.value(of: $0.rule) == $0.value }) else { return false }
        return change.parts.allSatisfy { part in
            part.former?.dishes.allSatisfy { library[$0].map { !$0.isDeleted } ?? false } ?? true
        }
    }
}

extension WeekDocument {
    /// The document as it was before these changes.
    fileprivate func without(_ changes: [FieldChange]) -> WeekDocument {
        changes.reduce(into: self) { $0[$1.field] = $1.former }
    }
}
