import Planner

/// The autofill of the PRD: slot after slot a random dish of those that break no rule and are least used this week.
/// Compiled to words, so that two hundred runs of a week cost little; it takes weeks of at most 64 tags.
struct GreedyPlan {
    /// For each slot to fill, in order, the number of its dish.
    private(set) var chosen: [Int?] = []

    private let before: SlowPlan
    private let slots: [Slot]
    private let dishes: [Dish]
    private let masks: [UInt64]
    private let gaps: [Int]
    /// For each slot the dishes that what stood in the week before allows, maxima aside.
    private let open: [[Int]]
    /// For each pair of slots the tags that may not stand in both.
    private let apart: [[UInt64]]
    /// For each tag what its maximum and its minimum leave, for each dish how often it stands.
    private let left: [Int]
    private let wants: [Int]
    private let uses: [Int]
    /// Which dishes are on their fixed day: in the week before, and when put into a slot.
    private let honoured: [Bool]
    private let honours: [[Bool]]
    /// Different dishes in the week that the list does not have.
    private let unknown: Int
    private var generator: RandomWeeks.Generator

    init(_ week: Week, seed: UInt64) {
        let before = SlowPlan(week)
        let tags = TagWords(before.week.tags)
        self.before = before
        (dishes, slots) = (before.week.dishes, SlowPlan.open(week))
        masks = dishes.map { dish in tags.mask { dish.tags.contains($0.id) } }
        gaps = dishes.map { $0.minDaysBetween ?? 0 }
        open = slots.map { tags.open($0, in: before.week) }
        apart = slots.map { [slots] one in slots.map { tags.apart(one, $0) } }
        left = before.week.tags.map { ($0.maxPerWeek ?? 99) - before.missing($0).has }
        wants = before.week.tags.map { before.missing($0).wants }
        uses = dishes.map { dish in before.week.placed.count { $0.dishes.contains(dish.id) } }
        honoured = dishes.map { dish in
            before.week.placed.contains { $0.dishes.contains(dish.id) && dish.isHonoured(in: $0.slot) }
        }
        honours = slots.map { slot in before.week.dishes.map { $0.isHonoured(in: slot) } }
        unknown = Set(before.week.placed.flatMap(\.dishes)).subtracting(dishes.map(\.id)).count
        generator = RandomWeeks.Generator(state: seed)
    }

    /// The best score of one run or more.
    mutating func best(of runs: Int) -> Score {
        run()
        var best = score
        for _ in 1..<runs {
            run()
            best = max(best, score)
        }
        return best
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
            for tag in left.indices where masks[dish] >> UInt64(tag) & 1 == 1 { left[tag] -= 1 }
        }
    }

    private mutating func choose(_ position: Int, left: [Int], uses: [Int]) -> Int? {
        var barred: UInt64 = 0
        for tag in left.indices where left[tag] <= 0 { barred |= 1 << UInt64(tag) }
        for other in chosen.indices {
            if let dish = chosen[other] { barred |= masks[dish] & apart[position][other] }
        }
        var (least, valid): (Int, [Int]) = (.max, [])
        for dish in open[position] where uses[dish] <= least && masks[dish] & barred == 0 {
            if gaps[dish] > 1, isNear(dish, position) { continue }
            if uses[dish] < least { (least, valid) = (uses[dish], []) }
            valid.append(dish)
        }
        return valid.isEmpty ? nil : valid[Int(generator.next() % UInt64(valid.count))]
    }

    private func isNear(_ dish: Int, _ position: Int) -> Bool {
        chosen.indices.contains { chosen[$0] == dish && slots[position].day - slots[$0].day < gaps[dish] }
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

extension GreedyPlan {
    /// The five numbers of the last run, as `SlowPlan` counts them.
    var score: Score {
        var (stands, honoured, wants) = (uses.map { $0 > 0 }, honoured, wants)
        for position in chosen.indices {
            guard let dish = chosen[position] else { continue }
            stands[dish] = true
            if honours[position][dish] { honoured[dish] = true }
            for tag in wants.indices where wants[tag] > 0 && masks[dish] >> UInt64(tag) & 1 == 1 { wants[tag] -= 1 }
        }
        let standing = stands.indices.filter { stands[$0] }
        return Score(
            filled: chosen.count { $0 != nil }, shortfall: wants.reduce(0, +), traditions: honoured.count { $0 },
            priority: standing.count { dishes[$0].isPriority }, distinct: unknown + standing.count)
    }
}
