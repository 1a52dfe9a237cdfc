/// What a week says of itself; nil where it is as usual, or not rated.
struct WeekDocument: Sendable, Equatable {
    var includesWeekends: Bool?
    var meals: PlannedMeals?
    /// From 1 (very bad) to 5 (great).
    var rating: Int?

    static let ratings = 1...5

    /// What the week shows in a household whose settings are `usual`.
    func settings(_ usual: WeekSettings) -> WeekSettings {
        WeekSettings(meals: meals ?? usual.meals, includesWeekends: includesWeekends ?? usual.includesWeekends)
    }

    /// A field as text, as records of changes keep it.
    subscript(field: WeekField) -> String? {
        get {
            switch field {
            case .includesWeekends: includesWeekends.map(String.init)
            case .meals: meals?.rawValue
            case .rating: rating.map(String.init)
            }
        }
        set {
            switch field {
            case .includesWeekends: includesWeekends = newValue.flatMap { Bool($0) }
            case .meals: meals = newValue.flatMap(PlannedMeals.init(rawValue:))
            case .rating: rating = newValue.flatMap { Int($0) }
            }
        }
    }

    /// The fields that another document says differently.
    func changes(to other: WeekDocument) -> [FieldChange] {
        WeekField.allCases.filter { self[$0] != other[$0] }.map {
            FieldChange(field: $0, former: self[$0], value: other[$0])
        }
    }
}

/// The fields of a week's document, named as JSON and forms name them.
enum WeekField: String, Sendable, CaseIterable { case includesWeekends, meals, rating }

/// A new value of one field, as text; nil for none.
struct FieldChange: Sendable {
    let field: WeekField
    let former: String?
    let value: String?
    /// Nobody has changed the field since.
    var isUnchanged = true
}
