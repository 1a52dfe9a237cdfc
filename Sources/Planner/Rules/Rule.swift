/// The rules that can bar a dish from a slot. (A minimum per week is a wish and bars nothing.)
/// The raw values are the words of the JSON interface.
package enum Rule: String, CaseIterable, Sendable {
    /// The tag has a weekly maximum, and the week's other slots have used it up.
    case maxPerWeek
    /// The tag is in the slot of the same meal on the day before or after, across the week's edges too.
    case noConsecutive
    /// The tag is in the other meal of the same day.
    case noDuplicateInDay
    /// The tag belongs to the other meal.
    case mealTypeRestriction
    /// The dish itself stands fewer days away than it wants, in any meal, neighbouring weeks included.
    case minDaysBetween
}
