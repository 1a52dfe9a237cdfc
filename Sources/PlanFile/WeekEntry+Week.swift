import Planner

extension WeekEntry {
    static let format = "mealmood-planner-case/1"

    /// The week, once everything that is named is there and nothing is there twice.
    func week() throws(WeekFile.Fault) -> Week {
        try checkFormat()
        try requireUnique(tags.map(\.id), in: "tags", field: "id")
        try requireUnique(dishes.map(\.id), in: "dishes", field: "id")
        try requireUnique(slots.map(\.slot), in: "slots", field: "day")
        for (place, dish) in dishes.enumerated() { try check(dish, at: "dishes[\(place)]") }
        for (place, slot) in slots.enumerated() { try check(slot, at: "slots[\(place)]") }
        for (place, slot) in (neighbours ?? []).enumerated() {
            try check([("dish", slot.dish), ("secondary", slot.secondary)], at: "neighbours[\(place)]")
        }
        return Week(
            tags: tags.map(\.tag), dishes: dishes.map(\.dish),
            empty: slots.filter { $0.state == .empty }.map(\.slot), placed: slots.compactMap(\.placement),
            neighbours: (neighbours ?? []).map(\.placement))
    }

    private func checkFormat() throws(WeekFile.Fault) {
        guard format == nil || format == Self.format else {
            throw WeekFile.Fault(field: "format", text: "is not \(Self.format)")
        }
    }

    private func requireUnique<Key: Hashable>(
        _ keys: [Key], in list: String, field: String
    ) throws(WeekFile.Fault) {
        var seen: Set<Key> = []
        for (place, key) in keys.enumerated() where !seen.insert(key).inserted {
            throw WeekFile.Fault(field: "\(list)[\(place)].\(field)", text: "\(key) is there twice")
        }
    }

    private func check(_ dish: DishEntry, at path: String) throws(WeekFile.Fault) {
        for (place, tag) in dish.tags.enumerated() where !tags.contains(where: { $0.id == tag }) {
            throw WeekFile.Fault(field: "\(path).tags[\(place)]", text: "there is no tag \(tag)")
        }
        guard dish.fixedMealType == nil || dish.fixedDayOfWeek != nil else {
            throw WeekFile.Fault(field: "\(path).fixedMealType", text: "needs a fixedDayOfWeek")
        }
    }

    private func check(_ slot: SlotEntry, at path: String) throws(WeekFile.Fault) {
        guard slot.state == .filled else { return }
        guard slot.dish != nil else { throw WeekFile.Fault(field: "\(path).dish", text: "is missing") }
        try check([("dish", slot.dish), ("secondary", slot.secondary)], at: path)
    }

    private func check(_ named: [(field: String, dish: String?)], at path: String) throws(WeekFile.Fault) {
        for (field, dish) in named {
            guard let dish, !dishes.contains(where: { $0.id == dish }) else { continue }
            throw WeekFile.Fault(field: "\(path).\(field)", text: "there is no dish \(dish)")
        }
    }
}
