import Planner

extension WeekPlan {
    /// The week as the autofill sees it: with every live dish, not only those that stand somewhere. A dish that is gone
    /// may still stand in the week before, where it counts.
    func week(_ library: DishLibrary) -> Planner.Week {
        let gone = Set(judgedDishes).compactMap { library[$0] }.filter(\.isDeleted).map(\.rules)
        return week(
            tags: library.tags.map(\.rules),
            dishes: library.dishes.map(\.rules) + gone.sorted { $0.id.text < $1.id.text })
    }

    /// The week before these slots were filled.
    func without(_ slots: Set<Slot>) -> WeekPlan {
        var plan = self
        for slot in slots { plan.entries[slot] = nil }
        return plan
    }

    /// The week after a change.
    func after(_ writes: WeekChanges.Writes) -> WeekPlan {
        var plan = self
        for (slot, entry) in writes { plan.entries[slot] = entry }
        return plan
    }
}

extension Planner.Week {
    /// The week with other rules.
    func relaxed(_ changes: [RuleChange]) -> Planner.Week {
        var week = self
        for change in changes {
            for place in week.tags.indices where week.tags[place].id == change.rule.tag {
                week.tags[place][change.rule.rule] = change.value
            }
            for place in week.dishes.indices where week.dishes[place].id == change.rule.dish {
                week.dishes[place].minDaysBetween = change.value.flatMap { Int($0) }
            }
        }
        return week
    }
}
