import Planner
import Testing

/// The autofill against the PRD's greedy.
struct GreedyTests {
    /// Never fewer slots than one run of greedy at once, nor below the best of two hundred in a tenth of a second.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func greedyIsNeverBetterAtHome(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed &+ 20_000)
        for number in 0..<50 {
            let week = random.homeWeek()
            var filling = autofill(week, seed: seed)
            try #require(filling.faults(in: week) == [], "week \(number)")
            var greedy = GreedyPlan(week, seed: seed)
            let (one, best) = (greedy.best(of: 1), greedy.best(of: 200))
            try #require(filling.score.filled >= one.filled, "week \(number): \(filling.score.text)")
            if filling.score < best, filling.proof != .optimal {
                filling = autofill(week, seed: seed, budget: .nodes(300_000))
                try #require(filling.faults(in: week) == [], "week \(number)")
            }
            try #require(filling.score >= best, "week \(number): \(filling.score.text), greedy \(best.text)")
        }
    }

    @Test(arguments: ((try? PlannerCase.all()) ?? []).filter { $0.family.hasPrefix("realistic") })
    func greedyFillsNoMoreOfTheRealisticCases(planned: PlannerCase) throws {
        var greedy = GreedyPlan(planned.week, seed: 1)
        let best = greedy.best(of: 200)
        #expect(best.filled > 0)
        #expect(autofill(planned.week, seed: 1).score >= best, "greedy \(best.text)")
    }

    /// Greedy does leave slots empty that can be filled; a comparison with a greedy that never does would say nothing.
    @Test func greedyIsBeatenNowAndThen() throws {
        let planned = try #require(try PlannerCase.all().first { $0.id == "edge-greedy-trap" })
        let filled = (1...50 as ClosedRange<UInt64>).map { seed in
            var greedy = GreedyPlan(planned.week, seed: seed)
            greedy.run()
            return greedy.score.filled
        }
        #expect(filled.contains { $0 < planned.oracle.maxFilled })
    }
}
