import Planner

/// Sets of at most 64 tags as words, for `GreedyPlan`.
struct TagWords {
    let tags: [Tag]

    init(_ tags: [Tag]) {
        self.tags = tags
    }

    func mask(_ isMeant: (Tag) -> Bool) -> UInt64 {
        tags.indices.reduce(0) { isMeant(tags[$1]) ? $0 | 1 << UInt64($1) : $0 }
    }

    /// The tags that may not stand in both slots.
    func apart(_ one: Slot, _ other: Slot) -> UInt64 {
        if one.day == other.day { return one.meal == other.meal ? 0 : mask(\.noDuplicateInDay) }
        return abs(one.day - other.day) == 1 && one.meal == other.meal ? mask(\.noConsecutive) : 0
    }

    /// The dishes that what stands in the week allows in a slot, maxima aside.
    func open(_ slot: Slot, in week: Week) -> [Int] {
        let others = (week.placed + week.neighbours).filter(\.counts)
        let barred = others.reduce(mask { $0.onlyMeal ?? slot.meal != slot.meal }) { barred, other in
            let carriers = week.dishes.filter { other.dishes.contains($0.id) }
            return barred | apart(slot, other.slot) & mask { tag in carriers.contains { $0.tags.contains(tag.id) } }
        }
        return week.dishes.indices.filter { number in
            let dish = week.dishes[number]
            let isNear = others.contains { other in
                other.dishes.contains(dish.id) && abs(other.slot.day - slot.day) < dish.minDaysBetween ?? 0
            }
            return dish.isOffered && !isNear && mask { dish.tags.contains($0.id) } & barred == 0
        }
    }
}
