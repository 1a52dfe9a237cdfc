import Testing

@testable import Planner

/// On small random weeks the sets equal those found by dropping every subset of the rules and trying every plan.
struct EverySubsetTests {
    private static let seeds: [UInt64] = Array(1...24)

    @Test(arguments: seeds)
    func noOtherSetIsAsSmall(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed &+ 7_000)
        var short = 0
        while short < 4 {
            let week = random.smallWeek()
            let (best, slots) = (EveryPlan(week).best, SlowPlan.open(week).count)
            guard best.filled < slots, week.tags.count < 20, week.dishes.contains(where: \.isOffered) else { continue }
            short += 1
            let filling = Filling(
                assignments: week.openSlots.prefix(best.filled).map { Filling.Assignment(slot: $0, dish: "any") },
                score: best, bound: best, proof: .optimal, unfilled: [], unmet: [])
            let relaxed = relaxations(week, after: filling)
            try #require(relaxed.proven)
            try compare(relaxed.oneMore, isComplete: relaxed.hasAllForOneMore, week, best.filled + 1)
            try compare(relaxed.everything, isComplete: relaxed.hasAllForEverything, week, slots)
        }
    }

    private func compare(_ sets: [[Relaxation]], isComplete: Bool, _ week: Week, _ target: Int) throws {
        let expected = week.smallestSets(filling: target)
        let named = Set(sets.map { Set($0.map(\.rule)) })
        try #require(named.count == sets.count && named.isSubset(of: expected))
        try #require(named.count == min(expected.count, Relaxations.mostSets))
        try #require(isComplete == (expected.count <= Relaxations.mostSets))
        let harshness = sets.map { set in set.map(\.rule.rule.harshness).max() ?? 0 }
        try #require(harshness == harshness.sorted())
        for set in sets { try checkNumbers(set, week, target) }
    }

    /// The numbers work together, and the first of them could not give way less.
    private func checkNumbers(_ set: [Relaxation], _ week: Week, _ target: Int) throws {
        let eased = set.reduce(week) { week, relaxation in
            guard let needed = relaxation.needed else { return week.dropping { $0 == relaxation.rule } }
            return week.setting(relaxation.rule, to: needed)
        }
        try #require(EveryPlan(eased).best.filled >= target)
        guard let first = set.first, let now = first.now, let needed = first.needed else { return }
        let less = needed + (needed > now ? -1 : 1)
        let dropped = week.dropping { rule in rule != first.rule && set.contains { $0.rule == rule } }
        try #require(EveryPlan(dropped.setting(first.rule, to: less)).best.filled < target)
    }
}

extension Week {
    /// All smallest sets of rules without which so many slots can be filled.
    fileprivate func smallestSets(filling target: Int) -> Set<Set<RuleID>> {
        let all =
            tags.flatMap { tag in Rule.allCases.dropLast().map { RuleID($0, of: tag.id) } }
            + dishes.map { RuleID(minDaysBetweenOf: $0.id) }
        let rules = all.filter { rule in dropping { $0 == rule } != self }
        var subsets: [Set<RuleID>] = [[]]
        while !subsets.isEmpty {
            let working = subsets.filter { subset in
                EveryPlan(dropping(where: subset.contains)).best.filled >= target
            }
            if !working.isEmpty { return Set(working) }
            subsets = Array(Set(subsets.flatMap { subset in rules.map { subset.union([$0]) } }))
        }
        return []
    }
}
