import Planner
import Testing

/// The helpers of these tests, held against the proven answers of the cases.
struct SlowPlanTests {
    @Test(arguments: (try? PlannerCase.all()) ?? [])
    func theProvenPlansAreLegalAndCountedRight(planned: PlannerCase) {
        let plan = SlowPlan(planned.week, planned.oracle.assignments)
        #expect(plan.score == planned.oracle.score, "\(plan.score.text)")
        for assignment in plan.assignments {
            #expect(plan.broken(by: assignment.dish, in: assignment.slot) == [], "\(assignment)")
        }
        #expect(SlowPlan.open(planned.week).count == planned.oracle.emptySlots)
    }

    @Test(arguments: ((try? PlannerCase.all()) ?? []).filter { $0.oracle.emptySlots <= 5 })
    func everyPlanFindsTheProvenBest(planned: PlannerCase) {
        #expect(EveryPlan(planned.week).best == planned.oracle.score)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func greedyPlansAreLegalAndCountedRight(seed: UInt64) {
        var random = RandomWeeks(seed: seed)
        for _ in 0..<10 {
            var greedy = GreedyPlan(random.homeWeek(), seed: seed)
            greedy.run()
            #expect(greedy.score == greedy.plan.score)
            for assignment in greedy.plan.assignments {
                #expect(greedy.plan.broken(by: assignment.dish, in: assignment.slot) == [], "\(assignment)")
            }
        }
    }
}
