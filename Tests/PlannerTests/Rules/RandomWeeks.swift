import Planner

/// Random weeks that break rules often; the same seed gives the same weeks everywhere.
struct RandomWeeks {
    /// SplitMix64 (Steele, Lea, Flood 2014).
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    var generator: Generator

    init(seed: UInt64) {
        generator = Generator(state: seed)
    }

    /// True once in `times`.
    mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &generator) == 0 }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func slot() -> Slot { Slot.week[number(0...13)] }

    /// Every sixteenth week has more than 64 tags with rules.
    mutating func week() -> Week {
        let tagCount = once(in: 16) ? number(65...80) : number(1...7)
        let tags = (0..<tagCount).map { tag(TagID("t\($0)")) }
        let dishes = (0..<number(1...9)).map { dish(DishID("d\($0)"), tagCount: tagCount) }
        let filling = number(1...4)
        var placed: [Placement] = []
        for slot in Slot.week where number(0...4) < filling { placed.append(placement(slot, dishes: dishes)) }
        let neighbours = neighbours(dishes: dishes)
        return Week(
            tags: tags, dishes: dishes, placed: placed.shuffled(using: &generator),
            neighbours: neighbours.shuffled(using: &generator))
    }

    mutating func neighbours(dishes: [Dish]) -> [Placement] {
        var neighbours: [Placement] = []
        for day in [-9, -4, -2, -1, 7, 8, 11, 14] {
            for meal in Meal.allCases where once(in: 2) {
                neighbours.append(placement(Slot(day: day, meal: meal), dishes: dishes))
            }
        }
        return neighbours
    }

    mutating func tag(_ id: TagID) -> Tag {
        Tag(
            id: id, maxPerWeek: once(in: 2) ? number(1...4) : nil, minPerWeek: once(in: 4) ? number(1...7) : nil,
            noConsecutive: once(in: 2), noDuplicateInDay: once(in: 2),
            onlyMeal: once(in: 5) ? Meal.allCases[number(0...1)] : nil)
    }

    /// Now and then a tag twice, or one that the week does not know.
    mutating func dish(_ id: DishID, tagCount: Int) -> Dish {
        let tags = (0..<number(0...4)).map { _ in TagID("t\(number(0...(tagCount - 1 + number(0...1))))") }
        return Dish(id: id, tags: tags, minDaysBetween: once(in: 2) ? number(1...12) : nil)
    }

    /// Now and then a dish that the week does not know.
    mutating func placement(_ slot: Slot, dishes: [Dish]) -> Placement {
        let main = once(in: 20) ? "gone" : dishes[number(0...dishes.count - 1)].id
        let second = once(in: 3) ? dishes[number(0...dishes.count - 1)].id : nil
        return Placement(slot: slot, dish: main, second: second, counts: !once(in: 6))
    }
}
