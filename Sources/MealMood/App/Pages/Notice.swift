import Planner

/// What a page says after something was done. It travels in the URL of the redirect: `notice=dish.saved&of=ID`.
enum Notice: String, CaseIterable {
    case onboardingDone = "onboarding.done"
    case dishAdded = "dish.added"
    case dishSaved = "dish.saved"
    case dishDeleted = "dish.deleted"

    func added(to path: String, dish: DishID? = nil) -> String {
        let url = path + (path.contains("?") ? "&" : "?") + "notice=\(rawValue)"
        return dish.map { "\(url)&of=\($0.text)" } ?? url
    }
}
