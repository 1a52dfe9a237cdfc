import Planner
import Testing

/// What holds for every week, whoever knows the best plan or not.
struct AutofillPropertyTests {
    private static let seeds: ClosedRange<UInt64> = 1...8
    private static let budget = Budget.nodes(10_000)

    @Test(arguments: seeds)
    func theSameSeedMakesTheSamePlan(seed: UInt64) throws {
        for (number, week) in weeks(seed, offset: 30_000).enumerated() {
            let (one, two) = (fill(week, seed), fill(week, seed))
            try #require(one.assignments == two.assignments, "week \(number)")
            try #require(one.score == two.score && one.bound == two.bound && one.proof == two.proof, "week \(number)")
        }
    }

    @Test(arguments: seeds)
    func theOrderOfTheInputDoesNotMatter(seed: UInt64) throws {
        for (number, week) in weeks(seed, offset: 31_000).enumerated() {
            var (other, generator) = (week, RandomWeeks.Generator(state: seed))
            other.tags.shuffle(using: &generator)
            other.dishes.shuffle(using: &generator)
            other.empty.shuffle(using: &generator)
            other.placed.shuffle(using: &generator)
            other.neighbours.shuffle(using: &generator)
            let (one, two) = (fill(week, seed), fill(other, seed))
            try #require(two.faults(in: other) == [], "week \(number)")
            try expectAgreement(one, two, "week \(number)")
        }
    }

    @Test(arguments: seeds)
    func oneMoreDishFillsNoFewer(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed)
        for (number, week) in weeks(seed, offset: 32_000).enumerated() {
            var richer = week
            richer.dishes.insert(random.dish("new", tagCount: 6), at: random.number(0...week.dishes.count))
            try expectMore(fill(richer, seed), than: fill(week, seed), "week \(number)")
        }
    }

    @Test(arguments: seeds)
    func oneRuleLessFillsNoFewer(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed)
        for (number, week) in weeks(seed, offset: 33_000).enumerated() {
            var freer = week
            random.dropRule(of: &freer)
            try expectMore(fill(freer, seed), than: fill(week, seed), "week \(number)")
        }
    }

    @Test(arguments: seeds)
    func minimaFillNoFewer(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed)
        for (number, week) in weeks(seed, offset: 34_000).enumerated() {
            var other = week
            for tag in other.tags.indices {
                other.tags[tag].minPerWeek = random.once(in: 2) ? random.number(-1...9) : nil
            }
            let (one, two) = (fill(week, seed), fill(other, seed))
            try #require(two.faults(in: other) == [], "week \(number)")
            try expectMore(one, than: two, "week \(number)")
            try expectMore(two, than: one, "week \(number)")
        }
    }

    @Test(arguments: seeds)
    func noScoreBeatsTheBoundOfAnotherBudget(seed: UInt64) throws {
        for (number, week) in weeks(seed, offset: 35_000).enumerated() {
            let fillings = [0, 1, 64, 1_000, 10_000].map { autofill(week, seed: seed, budget: .nodes($0)) }
            for filling in fillings { try #require(filling.faults(in: week) == [], "week \(number)") }
            let best = try #require(fillings.map(\.score).max())
            let bound = try #require(fillings.map(\.bound).min())
            try #require(best <= bound, "week \(number): \(best.text) beats \(bound.text)")
        }
    }

    private func weeks(_ seed: UInt64, offset: UInt64) -> [Week] {
        var random = RandomWeeks(seed: seed &+ offset)
        return (0..<20).map { $0 % 2 == 0 ? random.homeWeek() : random.crowdedWeek() }
    }

    private func fill(_ week: Week, _ seed: UInt64) -> Filling {
        autofill(week, seed: seed, budget: Self.budget)
    }

    /// Of the same week said in two ways: what was proven is the same, and nothing beats the other's bound.
    private func expectAgreement(_ one: Filling, _ two: Filling, _ comment: Comment) throws {
        try #require(one.score <= two.bound && two.score <= one.bound, comment)
        if one.proof == .optimal, two.proof == .optimal { try #require(one.score == two.score, comment) }
    }

    /// The first week can be filled at least as far as the second, as far as that was proven.
    private func expectMore(_ more: Filling, than fewer: Filling, _ comment: Comment) throws {
        try #require(more.bound.filled >= fewer.score.filled, comment)
        guard more.proof != .bestFound else { return }
        try #require(more.score.filled >= fewer.score.filled, comment)
    }
}

extension RandomWeeks {
    /// Takes one rule of a tag or dish away, if the one it hits upon has any.
    fileprivate mutating func dropRule(of week: inout Week) {
        let (tag, dish) = (number(0...week.tags.count - 1), number(0...week.dishes.count - 1))
        switch number(0...4) {
        case 0: week.tags[tag].maxPerWeek = nil
        case 1: week.tags[tag].noConsecutive = false
        case 2: week.tags[tag].noDuplicateInDay = false
        case 3: week.tags[tag].onlyMeal = nil
        default: week.dishes[dish].minDaysBetween = nil
        }
    }
}
