import Planner

extension WeekDesk {
    /// Takes a change of this week back, whole or not at all; answers its slots.
    func undo(_ token: String) throws -> [Slot] {
        let change = try WeekChangeStore.change(
            token, of: plan.monday, household: context.household.id, in: context.db)
        if change?.isRating != true { try access.checkEditable() }
        guard let change, change.canBeTakenBack(in: library) else { throw AppError.changedSince }
        let stamp = try context.stamp()
        for part in change.parts { try put(part.former, in: part.slot, stamp: stamp) }
        try write(
            change.rules.map {
                RuleChange(rule: $0.rule, former: $0.value, value: $0.former, isLasting: $0.isLasting)
            }, stamp: stamp)
        if !change.fields.isEmpty { try put(plan.document.without(change.fields), stamp: stamp) }
        try WeekChangeStore.markUndone(change, of: plan.monday, stamp: stamp, in: context.db)
        try RepeatStore.forgetForms(of: context.household.id, in: context.db)
        return change.slots
    }
}

extension WeekChange {
    /// What was changed since, by whomever, stays; so does what stood on a dish that is gone.
    func canBeTakenBack(in library: DishLibrary) -> Bool {
        guard !isUndone, parts.allSatisfy(\.isUnchanged), fields.allSatisfy(\.isUnchanged) else { return false }
        let lasting = rules.filter(\.isLasting)
        guard lasting.allSatisfy({ library.knows($0.rule) && library.value(of: $0.rule) == $0.value }) else {
            return false
        }
        // A minimum that was set since would lie above the maximum of before.
        guard lasting.allSatisfy({ library.canHave($0.former, for: $0.rule) }) else { return false }
        return parts.allSatisfy { part in
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
