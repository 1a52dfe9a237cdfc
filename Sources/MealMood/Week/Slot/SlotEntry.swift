import Planner

/// What a family put into a slot.
struct SlotEntry: Sendable, Equatable {
    enum State: String, Sendable { case filled, eatingOut, skipped }

    var state: State
    var dish: DishID?
    var secondary: DishID?
    var note = ""
    /// The rules neither judge nor count it.
    var isIgnored = false
    /// Placed against a violation that its member saw; it counts for the others.
    var isOverridden = false

    static let noteLimit = 100

    var dishes: [DishID] { [dish, secondary].compactMap(\.self) }

    func placement(in slot: Slot) -> Placement? {
        guard state == .filled, let dish else { return nil }
        return Placement(slot: slot, dish: dish, second: secondary, counts: !isIgnored)
    }
}

/// A slot of any week.
struct DatedSlot: Hashable, Sendable {
    let day: CivilDay
    let meal: Meal
}
