import Planner
import Testing

struct PlannerCaseTests {
    private static let cases = Result { try PlannerCase.all() }

    @Test func allCasesAreThere() throws {
        let cases = try Self.cases.get()
        #expect(cases.count == 160)
        #expect(cases.allSatisfy { $0.oracle.verdicts != nil || $0.oracle.legalCounts != nil })
    }

    @Test(arguments: (try? PlannerCaseTests.cases.get()) ?? [])
    func verdictsAgree(with planned: PlannerCase) throws {
        let week = planned.week
        let rules = Rules(week)
        #expect(week.empty.count == planned.oracle.emptySlots)
        for slot in week.empty {
            var barred: [String: Set<String>] = [:]
            for dish in week.dishes {
                let broken = rules.violations(of: dish.id, in: slot)
                if !broken.isEmpty { barred[dish.id.text] = Set(broken.map(\.name)) }
            }
            if let verdicts = planned.oracle.verdicts {
                let expected = try #require(verdicts[slot.description])
                #expect(barred == expected.mapValues { Set($0) }, "\(slot)")
            }
            if let counts = planned.oracle.legalCounts {
                #expect(week.dishes.count - barred.count == counts[slot.description], "\(slot)")
            }
        }
    }
}

extension Violation {
    /// The name of the broken rule as the cases write it, "maxPerWeek:fish".
    var name: String { "\(rule.rawValue):\(tag?.text ?? dish.text)" }
}
