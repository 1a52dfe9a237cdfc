/// What stands in a filled slot: a dish and perhaps a second one.
package struct Placement: Hashable, Sendable {
    package var slot: Slot
    package var dish: DishID
    package var second: DishID?
    /// False when the slot's rules are ignored: the rules then neither judge the slot nor count it. A dish that was
    /// placed against a rule ("overridden") counts.
    package var counts: Bool

    package init(slot: Slot, dish: DishID, second: DishID? = nil, counts: Bool = true) {
        self.slot = slot
        self.dish = dish
        self.second = second
        self.counts = counts
    }

    /// The one or two dishes, the main one first.
    package var dishes: [DishID] { second.map { [dish, $0] } ?? [dish] }
}
