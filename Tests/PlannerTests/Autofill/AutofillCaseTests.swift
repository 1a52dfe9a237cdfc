import Planner
import Testing

/// The autofill on every planner case, against the proven answers.
struct AutofillCaseTests {
    private static let cases = (try? PlannerCase.all()) ?? []
    /// Weeks of 20 to 30 tags of the user's own, whose rules are used up to the last.
    private static let hard = cases.filter { $0.family == "custom-tags" }
    private static let ordinary = cases.filter { $0.family != "custom-tags" }
    /// The tenth of a second that the proven answers are asked for.
    private static let budget = Budget.nodes(300_000)

    @Test func allFamiliesAreThere() {
        #expect(Self.hard.count == 7)
        #expect(Self.ordinary.count == 153)
    }

    @Test(arguments: ordinary)
    func allFiveNumbersAreTheBest(planned: PlannerCase) {
        let filling = checked(planned, budget: Self.budget)
        #expect(filling.score.filled == planned.oracle.maxFilled)
        #expect(filling.score.shortfall == planned.oracle.score.shortfall)
        // In the week of 1,500 dishes with minima the last three numbers may take longer.
        guard planned.family != "minimums" || planned.week.dishes.count < 1_000 else { return }
        #expect(filling.score == planned.oracle.score, "\(filling.score.text), best \(planned.oracle.score.text)")
    }

    @Test(arguments: hard)
    func anAmpleBudgetFillsTheHardestWeeks(planned: PlannerCase) {
        let most = planned.oracle.maxFilled
        guard checked(planned, budget: Self.budget).score.filled < most else { return }
        #expect(checked(planned, budget: .nodes(3_000_000)).score.filled == most)
    }

    /// A filling without faults, whose bound is no worse than the best plan.
    private func checked(_ planned: PlannerCase, budget: Budget) -> Filling {
        let filling = autofill(planned.week, seed: 1, budget: budget)
        let best = planned.oracle.score
        #expect(filling.faults(in: planned.week) == [])
        #expect(filling.bound >= best, "bound \(filling.bound.text), best \(best.text)")
        return filling
    }
}
