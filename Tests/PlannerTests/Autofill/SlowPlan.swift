import Planner

/// A finished week, judged as plainly as the README of the cases is written and without any thought of speed.
struct SlowPlan {
    /// The week as the user left it, of tags, dishes and placements with the same id or slot only the first.
    let week: Week
    let assignments: [Filling.Assignment]

    init(_ week: Week, _ assignments: [Filling.Assignment] = []) {
        self.week = Self.firsts(of: week)
        self.assignments = assignments
    }

    /// The slots to fill, in the order to show them: in the week, with nothing in them, once.
    static func open(_ week: Week) -> [Slot] {
        Set(week.empty).filter { slot in slot.isInWeek && !week.placed.contains { $0.slot == slot } }.sorted()
    }

    /// The dishes that may be placed.
    var offered: [Dish] { week.dishes.filter(\.isOffered) }

    /// The week with everything in it.
    var finished: Week {
        var week = week
        week.placed += assignments.map { Placement(slot: $0.slot, dish: $0.dish) }
        return week
    }

    /// The five numbers, counted on the finished week.
    var score: Score {
        let finished = finished
        let standing = finished.placed.flatMap { placement in placement.dishes.map { (placement.slot, $0) } }
        let honoured = week.dishes.filter { dish in
            standing.contains { slot, id in id == dish.id && dish.isHonoured(in: slot) }
        }
        let different = Set(standing.map(\.1))
        return Score(
            filled: assignments.count, shortfall: week.tags.map { missing($0).wants }.reduce(0, +),
            traditions: honoured.count, priority: week.dishes.count { $0.isPriority && different.contains($0.id) },
            distinct: different.count)
    }

    /// How many counted slots of the finished week carry a tag, and how many more its minimum wants.
    func missing(_ tag: Tag) -> (has: Int, wants: Int) {
        let carriers = Set(week.dishes.filter { $0.tags.contains(tag.id) }.map(\.id))
        let has = finished.placed.count { $0.counts && !carriers.isDisjoint(with: $0.dishes) }
        return (has, max(0, (tag.minPerWeek ?? 0) - has))
    }

    /// The rules a dish breaks in a slot of the finished week, against all that stands in the other slots.
    func broken(by dish: DishID, in slot: Slot) -> Set<RuleID> {
        let standing = Set((finished.placed + week.neighbours).flatMap(\.dishes) + [dish])
        var known = finished
        known.dishes.removeAll { !standing.contains($0.id) }
        return Set(
            SlowRules(week: known).violations(of: dish, in: slot).map { violation in
                violation.tag.map { RuleID(violation.rule, of: $0) } ?? RuleID(minDaysBetweenOf: violation.dish)
            })
    }

    private static func firsts(of week: Week) -> Week {
        var (week, tags, dishes, slots) = (week, Set<TagID>(), Set<DishID>(), Set<Slot>())
        week.tags = week.tags.filter { tags.insert($0.id).inserted }
        week.dishes = week.dishes.filter { dishes.insert($0.id).inserted }
        week.placed = week.placed.filter { slots.insert($0.slot).inserted }
        week.neighbours = week.neighbours.filter { slots.insert($0.slot).inserted }
        return week
    }
}

extension Dish {
    /// Whether this slot is the dish's fixed day and meal.
    func isHonoured(in slot: Slot) -> Bool {
        slot.day == fixedDay && slot.meal == fixedMeal ?? slot.meal
    }
}
