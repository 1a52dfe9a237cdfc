import Planner

/// What a page says after something was done. It travels in the URL of the redirect: `notice=dish.saved-ID`.
enum Notice: String, CaseIterable {
    case onboardingDone = "onboarding.done"
    case dishAdded = "dish.added"
    case dishSaved = "dish.saved"
    case dishDeleted = "dish.deleted"

    func added(to path: String, dish: DishID? = nil) -> String {
        path + (path.contains("?") ? "&" : "?") + "notice="
            + ([rawValue] + [dish?.text].compactMap(\.self)).joined(separator: "-")
    }

    /// What the field of the query says, and of which dish.
    static func parsed(_ text: String) -> (notice: Notice, dish: DishID?)? {
        let parts = text.split(separator: "-", maxSplits: 1)
        guard let notice = parts.first.flatMap({ Notice(rawValue: String($0)) }) else { return nil }
        return (notice, parts.count > 1 ? DishID(String(parts[1])) : nil)
    }
}
