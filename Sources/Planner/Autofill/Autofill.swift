/// Fills the empty slots of a week in the best legal way: `Score` says what is better, and among the best plans chance
/// chooses, by the seed. Nothing that stands is touched.
///
/// Each number is settled, and proven where the budget allows, before the next one is looked at. The same week, seed and
/// number of nodes give the same plan everywhere.
package func autofill(_ week: Week, seed: UInt64, budget: Budget = .screen) -> Filling {
    var planner = Autofill(week, seed: seed, budget: budget)
    return planner.filling()
}

/// The steps of one autofill.
private struct Autofill {
    private let week: Week
    private let book: RuleBook
    private let puzzle: Puzzle
    private let budget: Budget
    private let effort: Effort
    private var random: SplitMix64
    private var proof: FillProof

    init(_ week: Week, seed: UInt64, budget: Budget) {
        self.week = week
        random = SplitMix64(seed: seed)
        self.budget = budget
        effort = Effort(budget)
        let compiler = PuzzleCompiler(week)
        book = compiler.book
        puzzle = compiler.puzzle()
        proof = FillProof(puzzle, effort: effort)
    }

    mutating func filling() -> Filling {
        settleFillAndShortfall()
        var (traditions, variety) = vary(mostWays: 4)
        if !variety.isProven, !traditions.isComplete {
            let more = vary(mostWays: 64)
            if (more.traditions.count, more.variety.best) >= (traditions.count, variety.best) {
                (traditions, variety) = more
            }
        }
        if !variety.isProven { variety.exhaust() }
        return answer(traditions, variety, variety.choose())
    }

    private mutating func settleFillAndShortfall() {
        effort.within(effort.left / 2) {
            proof.settleFill()
            proof.settleShortfall()
        }
        guard !proof.empty.isProven, budget.reserve > 0 else { return }
        effort.granting(budget.reserve) {
            effort.within(budget.reserve) { proof.settleFill() }
            effort.within(effort.left / 2) { proof.settleShortfall() }
        }
    }

    /// Keeps traditions and looks for variety, with half of what is left: a few ways to keep them are seldom too few.
    private mutating func vary(mostWays: Int) -> (traditions: Traditions, variety: Variety) {
        effort.within(effort.left / 2) {
            let traditions = Traditions.kept(proof, mostWays: mostWays, effort: effort, random: &random)
            var variety = Variety(
                traditions, of: puzzle, effort: effort, empty: proof.empty.found, short: proof.short.found,
                fallback: proof.plan(), random: random)
            variety.settle()
            return (traditions, variety)
        }
    }

    private func answer(
        _ traditions: Traditions, _ variety: Variety, _ placed: [(position: Int, dish: Int)]
    ) -> Filling {
        let assignments = placed.map {
            Filling.Assignment(slot: puzzle.slots[$0.position], dish: puzzle.dishes[$0.dish].id)
        }.sorted { $0.slot < $1.slot }
        let score = Score(week, book: book, placing: assignments)
        let isProven = proof.empty.isProven && proof.short.isProven && traditions.isProven && variety.isProven
        let isOptimal = isProven && puzzle.isWhole
        return Filling(
            assignments: assignments, score: score, bound: isOptimal ? score : bound(score, traditions, variety),
            proof: isOptimal ? .optimal : proof.empty.isProven && puzzle.isWhole ? .filled : .bestFound,
            unfilled: Planner.unfilled(week, after: assignments), unmet: Planner.unmet(week, after: assignments))
    }

    private func bound(_ score: Score, _ traditions: Traditions, _ variety: Variety) -> Score {
        let before = Score(week, book: book, placing: [])
        let slots = puzzle.slots.count
        guard puzzle.isWhole else {
            return Score(
                filled: slots, shortfall: 0, traditions: before.traditions + slots,
                priority: before.priority + slots, distinct: before.distinct + slots)
        }
        let priority = variety.bound / Novelty.priorityValue
        return Score(
            filled: slots - proof.empty.bound, shortfall: proof.short.bound + puzzle.unavoidable,
            traditions: traditions.isProven ? score.traditions : before.traditions + traditions.most,
            priority: before.priority + min(priority, slots), distinct: before.distinct + slots)
    }
}
