import Testing

@testable import Planner

/// The smallest sets of rules to relax, as a constraint solver found them.
struct RelaxCaseTests {
    private static let cases = Result { try PlannerCase.all().filter { $0.oracle.maxFilled < $0.oracle.emptySlots } }

    @Test func casesWithEmptySlotsAreThere() throws {
        #expect(try Self.cases.get().count > 50)
    }

    @Test(arguments: (try? RelaxCaseTests.cases.get()) ?? [])
    func theSetsAreThoseOfTheOracle(planned: PlannerCase) throws {
        let week = planned.week
        let best = planned.oracle.score
        let filling = Filling(
            assignments: planned.oracle.assignments, score: best, bound: best, proof: .optimal, unfilled: [],
            unmet: [])
        let relaxed = relaxations(week, after: filling)
        let (one, all) = (try #require(planned.oracle.relaxOne), try #require(planned.oracle.relaxAll))
        expect(relaxed.oneMore, one, isComplete: relaxed.hasAllForOneMore, isProven: relaxed.proven)
        expect(relaxed.everything, all, isComplete: relaxed.hasAllForEverything, isProven: relaxed.proven)
        if planned.family != "custom-tags" { #expect(relaxed.proven) }
        for set in relaxed.oneMore { #expect(fills(week, best.filled + 1, relaxing: set), "\(set)") }
        for set in relaxed.everything { #expect(fills(week, week.empty.count, relaxing: set), "\(set)") }
    }

    private func expect(
        _ sets: [[Relaxation]], _ oracle: PlannerCase.RelaxingSets, isComplete: Bool, isProven: Bool
    ) {
        let named = sets.map { Set($0.map(\.rule.description)) }
        let expected = Set(oracle.sets.map { Set($0) })
        #expect(named.isEmpty == expected.isEmpty)
        #expect(Set(named).count == named.count)
        #expect(named.allSatisfy { $0.count == named[0].count && $0.count >= oracle.size ?? 0 })
        if isProven { #expect(named.allSatisfy { $0.count == oracle.size }) }
        if isProven, oracle.complete { #expect(expected.isSuperset(of: named)) }
        if isComplete { #expect(expected.isSubset(of: named)) }
    }
}

/// Whether a week fills that far with these numbers instead of its own.
func fills(_ week: Week, _ count: Int, relaxing set: [Relaxation]) -> Bool {
    canFill(week.relaxing(set), atLeast: count, nodes: 1_000_000).verdict == .yes
}

extension Week {
    func relaxing(_ set: [Relaxation]) -> Week {
        var week = self
        for relaxation in set {
            if let needed = relaxation.needed {
                week = week.setting(relaxation.rule, to: needed)
            } else {
                week = week.dropping { $0 == relaxation.rule }
            }
        }
        return week
    }
}
