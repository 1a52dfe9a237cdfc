/// The smallest sets of rules to relax so that more of a week can be filled than `filling` does: one slot more, and
/// every slot. `week` is the week as it was before.
package func relaxations(_ week: Week, after filling: Filling, budget: Budget = .nodes(100_000)) -> Relaxations {
    let (filled, wanted) = (filling.assignments.count, week.openSlots.count)
    guard filled < wanted, week.dishes.contains(where: \.isOffered) else {
        return Relaxations(
            oneMore: [], everything: [], hasAllForOneMore: true, hasAllForEverything: true, proven: true)
    }
    let relaxable = RelaxableWeek(week)
    let nodes = min(budget.nodes, mostNodes)
    func search(_ target: Int, after easier: HittingSets? = nil, share: Int) -> HittingSets {
        let check = FillCheck(relaxable, target: target, after: filling, budget: budget, nodes: nodes / share)
        var search = HittingSets(check, after: easier)
        search.run()
        return search
    }
    let one = search(filled + 1, share: filled + 1 == wanted ? 2 : 4)
    let all = filled + 1 == wanted ? one : search(wanted, after: one, share: 2)
    let oneMore = mildest(one, nodes: nodes / 8)
    return Relaxations(
        oneMore: oneMore, everything: filled + 1 == wanted ? oneMore : mildest(all, nodes: nodes / 8),
        hasAllForOneMore: one.isComplete && one.found.count <= Relaxations.mostSets,
        hasAllForEverything: all.isComplete && all.found.count <= Relaxations.mostSets,
        proven: one.isProven && all.isProven)
}

/// With a clock nothing else would end a search that finds no set.
private let mostNodes = 10_000_000

/// The sets that ask least of the household, with their numbers. A set that needs nothing to be relaxed, because the
/// autofill ended early, is none.
private func mildest(_ search: HittingSets, nodes: Int) -> [[Relaxation]] {
    let rules = search.check.relaxable.rules
    func harshness(_ set: Set<Int>) -> [Int] { set.map { rules[$0].rule.harshness }.sorted(by: >) }
    func comesBefore(_ left: [Int], _ right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }
    let keyed = search.found.filter { !$0.isEmpty }.map { (set: $0, key: harshness($0) + $0.sorted()) }
    let chosen = keyed.sorted { comesBefore($0.key, $1.key) }.prefix(Relaxations.mostSets)
    var check = search.check
    check.allow(nodes)
    var numbers = NeededNumbers(check: check)
    let relaxed = chosen.map { (set: numbers.relaxations($0.set), harshness: harshness($0.set)) }
    return relaxed.enumerated().map { place, entry in
        (set: entry.set, key: entry.harshness + [change(entry.set), place])
    }.sorted { comesBefore($0.key, $1.key) }.map(\.set)
}

/// By how much the numbers of a set change in all.
private func change(_ set: [Relaxation]) -> Int {
    set.reduce(0) { sum, relaxation in sum + abs((relaxation.needed ?? 0) - (relaxation.now ?? 0)) }
}
