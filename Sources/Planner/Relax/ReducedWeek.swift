extension Week {
    /// The week with as few dishes as can fill just as many slots, whatever rules are dropped, and without minima.
    ///
    /// Where there are as many dishes with no other tags than a dish has as there are empty slots, one of them can
    /// always stand in for it: the dish is left out, or, when its likes are among them, one that may be repeated at
    /// will stands for all of these. Dishes that stand somewhere already stay, for what they carry.
    func reducedForFilling() -> Week {
        var week = self
        week.empty = openSlots
        for place in week.tags.indices { week.tags[place].minPerWeek = nil }
        let standing = standing
        let groups = week.groupsOfAlike { !standing.contains($0) }.sorted { $0.tags.count < $1.tags.count }
        week.dishes = firstOfEachDish.filter { standing.contains($0.id) }
        for group in groups {
            var supply = 0
            for other in groups where supply < week.empty.count && other.tags.isStrictSubset(of: group.tags) {
                supply += other.supply(most: week.empty.count)
            }
            guard supply < week.empty.count else { continue }
            let isAmple = supply + group.supply(most: week.empty.count) >= week.empty.count
            week.dishes += isAmple ? [group.dishes[0].repeatable] : group.dishes
        }
        return week
    }

    private func groupsOfAlike(where counts: (DishID) -> Bool) -> [Alike] {
        let book = RuleBook(self)
        var groups: [Alike] = []
        var places: [[Int]: Int] = [:]
        for (dish, entry) in zip(firstOfEachDish, book.dishes) where dish.isOffered && counts(dish.id) {
            let tags = entry.tags.members
            if let place = places[tags] {
                groups[place].dishes.append(dish)
            } else {
                places[tags] = groups.count
                groups.append(Alike(tags: Set(tags), dishes: [dish]))
            }
        }
        return groups
    }

    private var firstOfEachDish: [Dish] {
        var seen: Set<DishID> = []
        return dishes.filter { seen.insert($0.id).inserted }
    }
}

/// Dishes that carry the same tags with rules.
private struct Alike {
    let tags: Set<Int>
    var dishes: [Dish]

    /// How many slots they can surely fill, as far as tags allow.
    func supply(most: Int) -> Int {
        dishes.contains { ($0.minDaysBetween ?? 0) == 0 } ? most : min(most, dishes.count)
    }
}

extension Dish {
    fileprivate var repeatable: Dish {
        var dish = self
        dish.minDaysBetween = nil
        return dish
    }
}
