import Planner

/// The autofill of the PRD: slot after slot a random one of the legal dishes that are least used.
enum Greedy {
    /// How many slots a run fills.
    static func filled(_ week: Week, seed: UInt64) -> Int {
        let wanted = week.empty.count
        var week = week
        var state = seed
        for slot in week.empty.sorted() {
            let rules = Rules(week)
            let legal = week.dishes.filter { rules.violations(of: $0.id, in: slot).isEmpty }
            let uses = legal.map { dish in week.placed.count { $0.dishes.contains(dish.id) } }
            let least = zip(legal, uses).filter { $1 == uses.min() }.map(\.0)
            guard !least.isEmpty else { continue }
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let dish = least[Int(state >> 33) % least.count]
            week.placed.append(Placement(slot: slot, dish: dish.id))
            week.empty.removeAll { $0 == slot }
        }
        return wanted - week.empty.count
    }
}
