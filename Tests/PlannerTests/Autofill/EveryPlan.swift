import Planner

/// The best score of a small week, found by trying every legal plan: no bound, no memo, no order.
struct EveryPlan {
    private(set) var best: Score
    /// How many plans have the best score.
    private(set) var count = 0

    private let slots: [Slot]
    private let dishes: [Dish]
    /// For each slot the dishes that what stood there before allows.
    private var legal: [[Int]]
    /// For each pair of dishes whether they share a tag that may not stand on two days in a row, or twice a day.
    private var nextDay: [[Bool]] = []
    private var sameDay: [[Bool]] = []
    private var capped: [Counter] = []
    private var wanted: [Counter] = []
    /// Before: how many different dishes stood in the week, which of the list, and which of those on their fixed day.
    private let distinct: Int
    private let stood: [Bool]
    private let honoured: [Bool]
    private var chosen: [Int?] = []

    /// A tag, the number that its minimum or maximum still leaves, and the dishes that carry it.
    private struct Counter {
        let left: Int
        let carries: [Bool]
    }

    init(_ week: Week) {
        let before = SlowPlan(week)
        slots = SlowPlan.open(week)
        dishes = before.week.dishes
        best = before.score
        let standing = Set(before.week.placed.flatMap(\.dishes))
        distinct = standing.count
        stood = dishes.map { standing.contains($0.id) }
        honoured = dishes.map { dish in
            before.week.placed.contains { $0.dishes.contains(dish.id) && dish.isHonoured(in: $0.slot) }
        }
        legal = slots.map { [dishes] slot in
            dishes.indices.filter { dishes[$0].isOffered && before.broken(by: dishes[$0].id, in: slot) == [] }
        }
        nextDay = pairs(sharing: before.week.tags.filter(\.noConsecutive))
        sameDay = pairs(sharing: before.week.tags.filter(\.noDuplicateInDay))
        for tag in before.week.tags {
            let carries = dishes.map { $0.tags.contains(tag.id) }
            let uses = before.missing(tag).has
            if let maximum = tag.maxPerWeek { capped.append(Counter(left: maximum - uses, carries: carries)) }
            if let minimum = tag.minPerWeek { wanted.append(Counter(left: max(0, minimum - uses), carries: carries)) }
        }
        fill()
    }

    private mutating func fill() {
        guard chosen.count < slots.count else { return judge() }
        for dish in legal[chosen.count] where fits(dish) {
            chosen.append(dish)
            fill()
            chosen.removeLast()
        }
        chosen.append(nil)
        fill()
        chosen.removeLast()
    }

    /// Whether a dish is legal in the next slot against those chosen before it; legality works both ways.
    private func fits(_ dish: Int) -> Bool {
        let here = slots[chosen.count]
        for (position, other) in chosen.enumerated() {
            guard let other else { continue }
            let days = here.day - slots[position].day
            if days == 0, sameDay[dish][other] { return false }
            if days == 1, here.meal == slots[position].meal, nextDay[dish][other] { return false }
            if dish == other, days < dishes[dish].minDaysBetween ?? 0 { return false }
        }
        for tag in capped where tag.carries[dish] && uses(tag) >= tag.left { return false }
        return true
    }

    private func uses(_ tag: Counter) -> Int {
        var uses = 0
        for dish in chosen { if let dish, tag.carries[dish] { uses += 1 } }
        return uses
    }

    private mutating func judge() {
        let filled = slots.count - chosen.count { $0 == nil }
        guard filled >= best.filled else { return }
        var (honoured, stands) = (honoured, stood)
        for (position, dish) in chosen.enumerated() {
            guard let dish else { continue }
            stands[dish] = true
            if dishes[dish].isHonoured(in: slots[position]) { honoured[dish] = true }
        }
        let score = Score(
            filled: filled, shortfall: wanted.map { max(0, $0.left - uses($0)) }.reduce(0, +),
            traditions: honoured.count { $0 }, priority: dishes.indices.count { stands[$0] && dishes[$0].isPriority },
            distinct: distinct + dishes.indices.count { stands[$0] && !stood[$0] })
        if score > best || count == 0 { (best, count) = (score, 0) }
        if score == best { count += 1 }
    }

    private func pairs(sharing tags: [Tag]) -> [[Bool]] {
        let ids = Set(tags.map(\.id))
        let sets = dishes.map { ids.intersection($0.tags) }
        return sets.map { one in sets.map { !one.isDisjoint(with: $0) } }
    }
}
