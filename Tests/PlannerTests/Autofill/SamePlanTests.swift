import Planner
import Testing

/// The same week, seed and budget make the same plan in every process: these plans were made by another one. When the
/// engine is changed on purpose, take over the digests that the failures name.
struct SamePlanTests {
    @Test(
        arguments: [
            ("big-01", 0x9E4A_3EDE_8673_F51F), ("custom-tags-01", 0x7F81_DDE0_ABDC_3622),
            ("infeasible-01", 0x5A8B_BCDA_C94E_1ADB), ("minimums-01", 0x082C_F0D7_3D72_7DF9),
            ("neighbours-04", 0xD9DD_43B6_D2C2_75EB), ("realistic-es-01", 0x61E7_4ADF_BA72_BB92),
            ("spacing-01", 0x4617_F7B7_8BAC_F3FD), ("tight-02", 0xAE54_74A7_4EB0_B604),
            ("traditions-06", 0xD110_BC5E_2FA2_DF95),
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
