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
    private let book: RuleBook
    private let puzzle: Puzzle
    private let effort: Effort
    private var random: SplitMix64
    private var proof: FillProof

    init(_ week: Week, seed: UInt64, budget: Budget) {
        self.week = week
        random = SplitMix64(seed: seed)
        effort = Effort(budget)
        let compiler = PuzzleCompiler(week)
        book = compiler.book
        puzzle = compiler.puzzle()
        proof = FillProof(puzzle, effort: effort)
    }

    mutating func filling() -> Filling {
        effort.within(effort.left / 2) {
            proof.settleFill()
            proof.settleShortfall()
        }
        let few = vary(mostWays: 4)
        let isEnough = few.variety.isProven || few.traditions.isComplete
        var (traditions, variety) = isEnough ? few : vary(mostWays: 64)
        return answer(traditions, variety, variety.choose())
    }

    /// Keeps traditions and looks for variety, among a few ways to keep them first: more are seldom needed.
    private mutating func vary(mostWays: Int) -> (traditions: Traditions, variety: Variety) {
        let traditions = Traditions(proof, mostWays: mostWays, effort: effort, random: &random)
        var variety = Variety(
            traditions, of: puzzle, effort: effort, empty: proof.empty.found, short: proof.short.found,
            fallback: proof.plan(), random: random)
        variety.settle()
        return (traditions, variety)
    }

    private func answer(
        _ traditions: Traditions, _ variety: Variety, _ placed: [(position: Int, dish: Int)]
    ) -> Filling {
        let assignments = placed.map {
            Filling.Assignment(slot: puzzle.slots[$0.position], dish: puzzle.dishes[$0.dish].id)
        }.sorted { $0.slot < $1.slot }
        let score = Score(week, book: book, placing: assignments)
        let before = Score(week, book: book, placing: [])
        let isProven = proof.empty.isProven && proof.short.isProven && traditions.isProven && puzzle.isWhole
        let isOptimal = isProven && variety.isProven
        var bound = score
        bound.filled = puzzle.slots.count - proof.empty.bound
        bound.shortfall = proof.short.bound + puzzle.unavoidable
        bound.traditions = traditions.isProven ? score.traditions : before.traditions + traditions.most
        let most = variety.bound
        bound.priority = min(before.priority + most / Novelty.priorityValue, before.priority + puzzle.slots.count)
        bound.distinct = before.distinct + puzzle.slots.count
        return Filling(
            assignments: assignments, score: score, bound: isOptimal ? score : bound,
            proof: isOptimal ? .optimal : proof.empty.isProven && puzzle.isWhole ? .filled : .bestFound,
            unfilled: Planner.unfilled(week, after: assignments), unmet: Planner.unmet(week, after: assignments))
    }
}
