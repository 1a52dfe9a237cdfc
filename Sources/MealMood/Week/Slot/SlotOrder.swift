import Planner

/// What somebody asks of one slot. What is nil stays as it is.
struct SlotOrder: Sendable {
    enum Second: Sendable, Equatable {
        case dish(DishID)
        case away
    }

    var dish: DishID?
    var second: Second?
    var eatingOut: Bool?
    var skipped: Bool?
    var note: String?
    var isIgnored: Bool?
    /// What the rules have against it is accepted.
    var override = false

    var isEmpty: Bool {
        dish == nil && second == nil && eatingOut == nil && skipped == nil && note == nil && isIgnored == nil
    }

    /// The dishes that it names, the main one first.
    var dishes: [DishID] {
        guard case .dish(let second) = second else { return [dish].compactMap(\.self) }
        return [dish, second].compactMap(\.self)
    }

    /// The state without a dish that it asks for.
    var plainState: SlotEntry.State? { eatingOut == true ? .eatingOut : skipped == true ? .skipped : nil }

    /// The field that contradicts another one.
    var contradiction: String? {
        if eatingOut == true, skipped == true { return "skipped" }
        guard !dishes.isEmpty else { return nil }
        if plainState != nil { return eatingOut == true ? "eatingOut" : "skipped" }
        return note?.isEmpty == false ? "note" : nil
    }
}
