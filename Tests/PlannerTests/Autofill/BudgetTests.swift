import Planner
import Synchronization
import Testing

/// Budgets that end early, and never.
struct BudgetTests {
    /// Answers "stop" from a question on, and counts the questions.
    private final class Stop: Sendable {
        private let asked = Mutex(0)
        private let patience: Int

        init(after patience: Int) {
            self.patience = patience
        }

        var questions: Int { asked.withLock { $0 } }

        var budget: Budget {
            .until {
                self.asked.withLock {
                    $0 += 1
                    return $0 > self.patience
                }
            }
        }
    }

    @Test(arguments: ((try? PlannerCase.all()) ?? []).filter { ["custom-tags", "tight"].contains($0.family) })
    func aStopIsHeardAtOnce(planned: PlannerCase) {
        for patience in [0, 1, 2, 7, 30] {
            let stop = Stop(after: patience)
            let filling = autofill(planned.week, seed: 1, budget: stop.budget)
            #expect(filling.faults(in: planned.week) == [], "\(patience)")
            #expect(filling.bound >= planned.oracle.score, "\(patience)")
            #expect(stop.questions <= patience + 100)
        }
    }

    @Test(arguments: ((try? PlannerCase.all()) ?? []).filter { ["realistic-es", "weekdays"].contains($0.family) })
    func aStopThatNeverComesChangesNothing(planned: PlannerCase) {
        let counted = autofill(planned.week, seed: 1, budget: .nodes(300_000))
        guard counted.proof == .optimal else { return }
        let timed = autofill(planned.week, seed: 1, budget: .until { false })
        #expect(timed.score == counted.score)
        #expect(timed.assignments == counted.assignments)
    }

    @Test(arguments: [Int.min, -1, 0, 1, 63, 64, 65])
    func fewNodesAreEnoughForAPlan(nodes: Int) throws {
        var random = RandomWeeks(seed: 40_000)
        for number in 0..<40 {
            let week = random.homeWeek()
            let filling = autofill(week, seed: 1, budget: .nodes(nodes))
            try #require(filling.faults(in: week) == [], "week \(number)")
        }
    }

    @Test func allNodesThereAreAreNoTooLargeNumber() {
        var random = RandomWeeks(seed: 41_000)
        let week = random.smallWeek()
        #expect(autofill(week, seed: 1, budget: .nodes(.max)).score == EveryPlan(week).best)
    }
}
