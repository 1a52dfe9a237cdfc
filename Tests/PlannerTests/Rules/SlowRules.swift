import Planner

/// The rules of the house said once more, as plainly as they are written down and without any thought of speed.
struct SlowRules {
    let week: Week

    func violations(of id: DishID, in slot: Slot, without: [Slot] = []) -> Set<Violation> {
        let here = week.placed.first { $0.slot == slot }
        guard let dish = week.dishes.first(where: { $0.id == id }), here?.counts != false else { return [] }
        let others = (week.placed + week.neighbours).filter { other in
            other.counts && other.slot != slot && !without.contains(other.slot)
        }
        var result: Set<Violation> = []
        for tag in week.tags where dish.tags.contains(tag.id) {
            result.formUnion(broken(by: tag, dish: id, slot: slot, others: others))
        }
        let near = collisions(
            others.filter { other in
                abs(other.slot.day - slot.day) < (dish.minDaysBetween ?? 0)
            }
        ) { $0 == id }
        if !near.isEmpty {
            let nearest = near.map { abs($0.slot.day - slot.day) }.min()
            result.insert(
                Violation(
                    rule: .minDaysBetween, dish: id, limit: dish.minDaysBetween, count: nearest, collisions: near))
        }
        return result
    }

    private func broken(by tag: Tag, dish: DishID, slot: Slot, others: [Placement]) -> Set<Violation> {
        func carriers(_ isMeant: (Slot) -> Bool) -> [Violation.Collision] {
            collisions(others.filter { isMeant($0.slot) }) { carries($0, tag.id) }
        }
        var result: Set<Violation> = []
        let inWeek = carriers { $0.day >= 0 && $0.day <= 6 }
        if let maximum = tag.maxPerWeek, inWeek.count >= maximum {
            result.insert(
                Violation(
                    rule: .maxPerWeek, dish: dish, tag: tag.id, limit: maximum, count: inWeek.count,
                    collisions: inWeek))
        }
        let dayBeforeOrAfter = carriers { other in
            other.meal == slot.meal && (other.day == slot.day - 1 || other.day == slot.day + 1)
        }
        if tag.noConsecutive, !dayBeforeOrAfter.isEmpty {
            result.insert(Violation(rule: .noConsecutive, dish: dish, tag: tag.id, collisions: dayBeforeOrAfter))
        }
        let sameDay = carriers { $0.day == slot.day && $0.meal != slot.meal }
        if tag.noDuplicateInDay, !sameDay.isEmpty {
            result.insert(Violation(rule: .noDuplicateInDay, dish: dish, tag: tag.id, collisions: sameDay))
        }
        if let only = tag.onlyMeal, only != slot.meal {
            result.insert(Violation(rule: .mealTypeRestriction, dish: dish, tag: tag.id, onlyMeal: only))
        }
        return result
    }

    /// Rules broken by what stands in a slot, each rule of a tag once.
    func violations(ofContentOf slot: Slot) -> Set<Violation> {
        guard let content = week.placed.first(where: { $0.slot == slot }) else { return [] }
        let main = violations(of: content.dish, in: slot)
        guard let second = content.second else { return main }
        let more = violations(of: second, in: slot).filter { extra in
            !main.contains { $0.rule == extra.rule && $0.tag == extra.tag && $0.tag != nil }
        }
        return main.union(more)
    }

    func meter(_ tag: Tag) -> Int {
        week.placed.filter { placement in
            let second = placement.second.map { carries($0, tag.id) } ?? false
            return placement.counts && (carries(placement.dish, tag.id) || second)
        }.count
    }

    /// The week after the contents of two slots have changed places, and whether rules are ignored has not.
    func moved(_ from: Slot, _ to: Slot) -> SlowRules {
        guard let moving = week.placed.first(where: { $0.slot == from }) else { return self }
        let standing = week.placed.first { $0.slot == to }
        var after = week
        after.placed.removeAll { $0.slot == from || $0.slot == to }
        let counts = standing?.counts ?? true
        after.placed.append(Placement(slot: to, dish: moving.dish, second: moving.second, counts: counts))
        if let standing {
            let back = Placement(slot: from, dish: standing.dish, second: standing.second, counts: moving.counts)
            after.placed.append(back)
        }
        return SlowRules(week: after)
    }

    private func carries(_ dish: DishID, _ tag: TagID) -> Bool {
        week.dishes.first { $0.id == dish }?.tags.contains(tag) ?? false
    }

    private func collisions(_ placements: [Placement], where isMeant: (DishID) -> Bool) -> [Violation.Collision] {
        var result: [Violation.Collision] = []
        for placement in placements.sorted(by: { $0.slot < $1.slot }) {
            if isMeant(placement.dish) {
                result.append(Violation.Collision(slot: placement.slot, dish: placement.dish))
            } else if let second = placement.second, isMeant(second) {
                result.append(Violation.Collision(slot: placement.slot, dish: second))
            }
        }
        return result
    }
}
