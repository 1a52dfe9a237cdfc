import Foundation
package import Planner

/// What the autofill makes of a week, with proofs, reasons and relaxations: the answer of `mealmood plan`, with the
/// names of the oracles in the planner cases.
package struct PlanAnswer: Encodable {
    let seed: UInt64
    let emptySlots: Int
    let numbers: Numbers
    /// No better plan exists.
    let proven: Bool
    let proof: String
    let bound: Numbers
    let plan: [Place]
    let unfilled: [Unfilled]
    let unmet: [Unmet]
    let relaxOne: RelaxingSets?
    let relaxAll: RelaxingSets?
    let verdicts: [String: [String: [String]]]
    let legalCounts: [String: Int]

    /// - Parameter budget: for the plan and once more for the relaxations; asked for when each begins.
    package init(_ week: Week, seed: UInt64, budget: () -> Budget) {
        let filling = autofill(week, seed: seed, budget: budget())
        let verdicts = Self.verdicts(week)
        self.seed = seed
        emptySlots = week.empty.count
        numbers = Numbers(filling.score, of: week)
        proven = filling.proof == .optimal
        proof = filling.proof.rawValue
        bound = Numbers(filling.bound, of: week)
        plan = filling.assignments.map(Place.init)
        unfilled = filling.unfilled.map(Unfilled.init)
        unmet = filling.unmet.map(Unmet.init)
        (relaxOne, relaxAll) = Self.relaxing(week, filling, budget: budget)
        self.verdicts = verdicts
        legalCounts = verdicts.mapValues { week.dishes.count - $0.count }
    }

    /// The answer as text.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    private static func relaxing(
        _ week: Week, _ filling: Filling, budget: () -> Budget
    ) -> (RelaxingSets?, RelaxingSets?) {
        guard filling.assignments.count < week.empty.count else { return (nil, nil) }
        guard !week.dishes.isEmpty else { return (.noDishes, .noDishes) }
        let found = relaxations(week, after: filling, budget: budget())
        return (
            RelaxingSets(found.oneMore, complete: found.hasAllForOneMore, proven: found.proven),
            RelaxingSets(found.everything, complete: found.hasAllForEverything, proven: found.proven)
        )
    }

    /// The rules that dishes break in the empty slots of the week as it is given.
    private static func verdicts(_ week: Week) -> [String: [String: [String]]] {
        let rules = Rules(week)
        let slots = week.empty.map { slot in
            let broken = week.dishes.map { dish in
                (dish.id.text, rules.violations(of: dish.id, in: slot).map { RuleID($0).description })
            }
            return (slot.description, Dictionary(uniqueKeysWithValues: broken.filter { !$0.1.isEmpty }))
        }
        return Dictionary(uniqueKeysWithValues: slots)
    }

    package func encode(to encoder: any Encoder) throws {
        try numbers.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(seed, forKey: .seed)
        try fields.encode(emptySlots, forKey: .emptySlots)
        try fields.encode(proven, forKey: .proven)
        try fields.encode(proof, forKey: .proof)
        try fields.encode(bound, forKey: .bound)
        try fields.encode(plan, forKey: .plan)
        try fields.encode(unfilled, forKey: .unfilled)
        try fields.encode(unmet, forKey: .unmet)
        try fields.encode(relaxOne, forKey: .relaxOne)
        try fields.encode(relaxAll, forKey: .relaxAll)
        try fields.encode(verdicts, forKey: .verdicts)
        try fields.encode(legalCounts, forKey: .legalCounts)
    }

    private enum CodingKeys: String, CodingKey {
        case seed, emptySlots, proven, proof, bound, plan, unfilled, unmet, relaxOne, relaxAll, verdicts, legalCounts
    }
}
