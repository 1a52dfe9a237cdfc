/// The two meals that are planned; lunch comes before dinner.
package enum Meal: String, CaseIterable, Comparable, Sendable {
    case lunch, dinner

    /// The other meal of a day.
    package var other: Meal { self == .lunch ? .dinner : .lunch }

    /// 0 for lunch, 1 for dinner.
    var index: Int { self == .lunch ? 0 : 1 }

    package static func < (left: Meal, right: Meal) -> Bool { left.index < right.index }
}
