import Planner

/// Which meals of a day the family plans.
enum PlannedMeals: String, Sendable, CaseIterable {
    case dinner, lunch, both

    var meals: [Meal] {
        switch self {
        case .dinner: [.dinner]
        case .lunch: [.lunch]
        case .both: [.lunch, .dinner]
        }
    }
}
