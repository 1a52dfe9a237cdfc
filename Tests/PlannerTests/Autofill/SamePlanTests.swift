import Planner
import Testing

/// The same week, seed and budget make the same plan in every process: these plans were made by another one. When the
/// engine is changed on purpose, take over the digests that the failures name.
struct SamePlanTests {
    @Test(
        arguments: [
            ("big-01", 0), ("custom-tags-01", 0), ("infeasible-01", 0), ("minimums-01", 0), ("neighbours-04", 0),
            ("realistic-es-01", 0), ("secondary-06", 0), ("spacing-01", 0), ("tight-02", 0), ("traditions-06", 0),
        ] as [(String, UInt64)])
    func plansAreThoseOfAnotherProcess(id: String, digest: UInt64) throws {
        let week = try #require(try PlannerCase.all().first { $0.id == id }).week
        let plans = (1...3 as ClosedRange<UInt64>).map { seed in
            autofill(week, seed: seed, budget: .nodes(5_000)).assignments.map { "\($0.slot)=\($0.dish)" }
        }
        let found = fnv1a(plans.joined().joined(separator: " "))
        #expect(found == digest, "\(id): 0x\(String(found, radix: 16))")
    }

    private func fnv1a(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
