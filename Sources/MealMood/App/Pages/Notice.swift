import Planner

/// What a page says after something was done. It travels in the URL of the redirect: `notice=dish.saved&of=ID`.
enum Notice: String {
    case dishAdded = "dish.added"
    case dishSaved = "dish.saved"
    case dishDeleted = "dish.deleted"

    func added(to path: String, dish: DishID) -> String {
        path + (path.contains("?") ? "&" : "?") + "notice=\(rawValue)&of=\(dish.text)"
    }
}
