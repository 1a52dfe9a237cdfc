/// One meal of one day. Days count from the Monday of the week that is planned: 0…6 lie in it, -1 is the Sunday
/// before, 7 the Monday after.
package struct Slot: Hashable, Comparable, Sendable {
    package let day: Int
    package let meal: Meal

    package init(day: Int, meal: Meal) {
        self.day = day
        self.meal = meal
    }

    /// The 14 slots of a week: Monday lunch, Monday dinner, … Sunday dinner.
    package static let week: [Slot] = (0..<7).flatMap { day in Meal.allCases.map { Slot(day: day, meal: $0) } }

    /// True for the days 0…6.
    package var isInWeek: Bool { (0..<7).contains(day) }

    /// The civil day of this slot in the week that begins on `monday`.
    package func date(inWeekOf monday: CivilDay) -> CivilDay { monday + day }

    package static func < (left: Slot, right: Slot) -> Bool {
        (left.day, left.meal) < (right.day, right.meal)
    }
}

extension Slot: CustomStringConvertible, LosslessStringConvertible {
    /// Reads the id of a slot of the week, "5-dinner". Nil for anything else, days outside 0…6 included.
    package init?(_ text: String) {
        let bytes = Array(text.utf8.prefix(9))
        guard bytes.count > 2, (UInt8(ascii: "0")...UInt8(ascii: "6")).contains(bytes[0]),
            bytes[1] == UInt8(ascii: "-"),
            let meal = Meal.allCases.first(where: { text.utf8.dropFirst(2).elementsEqual($0.rawValue.utf8) })
        else { return nil }
        self.init(day: Int(bytes[0] - UInt8(ascii: "0")), meal: meal)
    }

    /// The id, "5-dinner".
    package var description: String { "\(day)-\(meal.rawValue)" }
}
