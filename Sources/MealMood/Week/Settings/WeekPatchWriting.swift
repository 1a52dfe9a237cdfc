import Planner

extension WeekDesk {
    struct Patched {
        let changes: [FieldChange]
        /// The week afterwards.
        let plan: WeekPlan
        /// Takes it back; nil when everything was so already.
        let token: String?
    }

    /// Changes what the week says of itself. On a past week that is its rating alone, and a week to come has none yet.
    func write(_ patch: WeekPatch) throws -> Patched {
        if patch.changesSettings { try access.checkEditable() }
        if case .some(.some) = patch.rating, !access.hasBegun { throw AppError.invalidField(WeekField.rating.rawValue) }
        let document = patch.applied(to: plan.document)
        let token = try write([:], as: WeekChangeNote(document: document))
        return Patched(
            changes: plan.document.changes(to: document),
            plan: plan.saying(document, usual: context.household.usualSettings), token: token)
    }
}

extension WeekPlan {
    /// The week with another document.
    func saying(_ document: WeekDocument, usual: WeekSettings) -> WeekPlan {
        var plan = self
        plan.document = document
        plan.settings = document.settings(usual)
        return plan
    }

    /// How many dishes stand in slots that are not shown.
    var hiddenDishCount: Int { dishCount { !settings.shows($0) } }

    /// How many dishes other settings would hide, and how many they would bring back.
    func changes(under other: WeekSettings) -> (hidden: Int, back: Int) {
        (
            dishCount { settings.shows($0) && !other.shows($0) },
            dishCount { !settings.shows($0) && other.shows($0) }
        )
    }

    private func dishCount(_ isCounted: (Slot) -> Bool) -> Int {
        entries.reduce(0) { $0 + (isCounted($1.key) ? $1.value.dishes.count : 0) }
    }
}
