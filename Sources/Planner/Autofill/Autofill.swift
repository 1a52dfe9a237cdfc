/// Fills the empty slots of a week in the best legal way: `Score` says what is better, and among the best plans chance
/// chooses, by the seed. Nothing that stands is touched.
///
/// Each number is settled, and proven where the budget allows, before the next one is looked at. The same week, seed and
/// number of nodes give the same plan everywhere.
package func autofill(_ week: Week, seed: UInt64, budget: Budget = .nodes(25_000)) -> Filling {
    var planner = Autofill(week, seed: seed, budget: budget)
    return planner.filling()
}

/// The steps of one autofill.
private struct Autofill {
    private let week: Week
    private let puzzle: Puzzle
    private let effort: Effort
    private var random: SplitMix64
    private var proof: FillProof

    init(_ week: Week, seed: UInt64, budget: Budget) {
        self.week = week
        random = SplitMix64(seed: seed)
        effort = Effort(budget)
        puzzle = PuzzleCompiler(week).puzzle()
        proof = FillProof(puzzle, effort: effort)
    }

    mutating func filling() -> Filling {
        effort.within(effort.left / 2) {
            proof.settleFill()
            proof.settleShortfall()
        }
        let traditions = Traditions(proof, effort: effort, random: &random)
        var variety = Variety(
            traditions.ways, effort: effort, empty: proof.empty.found, short: proof.short.found,
            fallback: proof.plan(), random: random)
        variety.settle()
        return answer(traditions, variety, variety.choose())
    }

    private func answer(
        _ traditions: Traditions, _ variety: Variety, _ placed: [(position: Int, dish: Int)]
    ) -> Filling {
        let assignments = placed.map {
            Filling.Assignment(slot: puzzle.slots[$0.position], dish: puzzle.dishes[$0.dish].id)
        }.sorted { $0.slot < $1.slot }
        let score = Score(week, placing: assignments)
        let before = Score(week, placing: [])
        let isProven = proof.empty.isProven && proof.short.isProven && traditions.isProven && puzzle.isWhole
        let isOptimal = isProven && traditions.isComplete && variety.isProven
        var bound = score
        bound.filled = puzzle.slots.count - proof.empty.bound
        bound.shortfall = proof.short.bound + puzzle.unavoidable
        bound.traditions = traditions.isProven ? score.traditions : before.traditions + traditions.most
        let most = variety.most
        bound.priority = min(before.priority + most / Novelty.priorityValue, before.priority + puzzle.slots.count)
        bound.distinct = before.distinct + puzzle.slots.count
        return Filling(
            assignments: assignments, score: score, bound: isOptimal ? score : bound,
            proof: isOptimal ? .optimal : proof.empty.isProven && puzzle.isWhole ? .filled : .bestFound,
            unfilled: Planner.unfilled(week, after: assignments), unmet: Planner.unmet(week, after: assignments))
    }
}
