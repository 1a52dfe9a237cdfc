import Planner

/// The autofill of the PRD: slot after slot a random dish of those that break no rule and are least used this week.
/// Compiled to words, so that two hundred runs of a week cost little; it takes weeks of at most 64 tags.
struct GreedyPlan {
    /// For each slot to fill, in order, the number of its dish.
    private(set) var chosen: [Int?] = []

    private let tags: [Tag]
    private let slots: [Slot]
    private let dishes: [Dish]
    private let before: SlowPlan
    private let masks: [UInt64]
    private let gaps: [Int]
    private let nextDay: UInt64
    private let sameDay: UInt64
    /// For each slot the tags and the dishes that may not stand there, by what stood in the week before.
    private let barred: [UInt64]
    private let near: [[Bool]]
    private let left: [Int]
    private let wants: [Int]
    private let uses: [Int]
    /// Which dishes are on their fixed day: in the week before, and when put into a slot.
    private let honoured: [Bool]
    private let honours: [[Bool]]
    private let isPriority: [Bool]
    /// Different dishes in the week that the list does not have.
    private let unknown: Int
    private var generator: RandomWeeks.Generator

    init(_ week: Week, seed: UInt64) {
        before = SlowPlan(week)
        let week = before.week
        (tags, dishes, slots) = (week.tags, week.dishes, SlowPlan.open(week))
        let counted = (week.placed + week.neighbours).filter(\.counts)
        func mask(_ isMeant: (Tag) -> Bool) -> UInt64 {
            week.tags.enumerated().reduce(0) { isMeant($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
        }
        let (nextDay, sameDay) = (mask(\.noConsecutive), mask(\.noDuplicateInDay))
        (self.nextDay, self.sameDay) = (nextDay, sameDay)
        masks = dishes.map { dish in mask { dish.tags.contains($0.id) } }
        gaps = dishes.map { $0.minDaysBetween ?? 0 }
        barred = slots.map { slot in
            counted.reduce(mask { $0.onlyMeal == (slot.meal == .lunch ? .dinner : .lunch) }) { barred, other in
                let carried = mask { tag in
                    week.dishes.contains { other.dishes.contains($0.id) && $0.tags.contains(tag.id) }
                }
                return barred | carried & Self.ruled(slot, other.slot, nextDay: nextDay, sameDay: sameDay)
            }
        }
        near = slots.map { slot in
            week.dishes.map { dish in
                counted.contains {
                    $0.dishes.contains(dish.id) && abs($0.slot.day - slot.day) < dish.minDaysBetween ?? 0
                }
            }
        }
        left = tags.map { [before] tag in (tag.maxPerWeek ?? 99) - before.missing(tag).has }
        wants = tags.map { [before] in before.missing($0).wants }
        func honours(_ dish: Dish, _ slot: Slot) -> Bool {
            slot.day == dish.fixedDay && slot.meal == dish.fixedMeal ?? slot.meal
        }
        honoured = dishes.map { dish in
            week.placed.contains { $0.dishes.contains(dish.id) && honours(dish, $0.slot) }
        }
        self.honours = slots.map { slot in week.dishes.map { honours($0, slot) } }
        isPriority = dishes.map(\.isPriority)
        unknown = Set(week.placed.flatMap(\.dishes)).subtracting(dishes.map(\.id)).count
        uses = dishes.map { dish in week.placed.count { $0.dishes.contains(dish.id) } }
        generator = RandomWeeks.Generator(state: seed)
    }

    /// The best score of some runs.
    mutating func best(of runs: Int) -> Score {
        (0..<runs).map { _ in
            run()
            return score
        }.max() ?? score
    }

    /// Fills the week once.
    mutating func run() {
        chosen = []
        var (left, uses) = (left, uses)
        for position in slots.indices {
            let dish = choose(position, left: left, uses: uses)
            chosen.append(dish)
            guard let dish else { continue }
            uses[dish] += 1
            for tag in tags.indices where masks[dish] >> UInt64(tag) & 1 == 1 { left[tag] -= 1 }
        }
    }

    private mutating func choose(_ position: Int, left: [Int], uses: [Int]) -> Int? {
        var barred = barred[position]
        for tag in left.indices where left[tag] <= 0 { barred |= 1 << UInt64(tag) }
        for (other, dish) in chosen.enumerated() {
            guard let dish else { continue }
            barred |= masks[dish] & Self.ruled(slots[position], slots[other], nextDay: nextDay, sameDay: sameDay)
        }
        var (least, valid): (Int, [Int]) = (.max, [])
        for dish in masks.indices where uses[dish] <= least && masks[dish] & barred == 0 {
            if near[position][dish] || isNear(dish, position) { continue }
            if uses[dish] < least { (least, valid) = (uses[dish], []) }
            valid.append(dish)
        }
        return valid.isEmpty ? nil : valid[Int(generator.next() % UInt64(valid.count))]
    }

    private func isNear(_ dish: Int, _ position: Int) -> Bool {
        guard gaps[dish] > 0 else { return false }
        for (other, standing) in chosen.enumerated() where standing == dish {
            if slots[position].day - slots[other].day < gaps[dish] { return true }
        }
        return false
    }

    /// The tags that may not stand in both slots.
    private static func ruled(_ one: Slot, _ other: Slot, nextDay: UInt64, sameDay: UInt64) -> UInt64 {
        if one.day == other.day { return one.meal == other.meal ? 0 : sameDay }
        return abs(one.day - other.day) == 1 && one.meal == other.meal ? nextDay : 0
    }

    /// The five numbers of the last run, as `SlowPlan` counts them.
    var score: Score {
        var (stands, honoured, wants) = (uses.map { $0 > 0 }, honoured, wants)
        for (position, dish) in chosen.enumerated() {
            guard let dish else { continue }
            stands[dish] = true
            if honours[position][dish] { honoured[dish] = true }
            for tag in wants.indices where wants[tag] > 0 && masks[dish] >> UInt64(tag) & 1 == 1 { wants[tag] -= 1 }
        }
        return Score(
            filled: chosen.count { $0 != nil }, shortfall: wants.reduce(0, +), traditions: honoured.count { $0 },
            priority: stands.indices.count { stands[$0] && isPriority[$0] }, distinct: unknown + stands.count { $0 })
    }

    /// The plan of the last run.
    var plan: SlowPlan {
        SlowPlan(
            before.week,
            zip(slots, chosen).compactMap { slot, dish in
                dish.map { Filling.Assignment(slot: slot, dish: dishes[$0].id) }
            })
    }
}
