import Planner
import Testing

/// Every answer of the engine on random weeks equals that of the slow, obvious rules.
struct RandomWeekTests {
    private static let seeds: [UInt64] = Array(1...24)
    private static let weeksOfASeed = 100

    @Test(arguments: seeds)
    func verdictsAgree(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed)
        for _ in 0..<Self.weeksOfASeed {
            let week = random.week()
            let (rules, slow) = (Rules(week), SlowRules(week: week))
            let few = Rules(week, forFew: true)
            for slot in Slot.week {
                let dish = week.dishes[random.number(0...week.dishes.count - 1)].id
                let verdict = rules.violations(of: dish, in: slot)
                try #require(Set(verdict) == slow.violations(of: dish, in: slot))
                try #require(Set(verdict).count == verdict.count)
                try #require(few.violations(of: dish, in: slot) == verdict)
                let without = (0..<random.number(1...3)).map { _ in random.slot() } + [Slot(day: -1, meal: .lunch)]
                let apart = rules.violations(of: dish, in: slot, without: without)
                try #require(Set(apart) == slow.violations(of: dish, in: slot, without: without))
            }
        }
    }

    @Test(arguments: seeds)
    func warningsAgree(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed &+ 1_000)
        for _ in 0..<Self.weeksOfASeed {
            let week = random.week()
            let slow = SlowRules(week: week)
            let warnings = Rules(week).warnings()
            let expected = Slot.week.filter { !slow.violations(ofContentOf: $0).isEmpty }
            try #require(warnings.map(\.slot) == expected)
            for warning in warnings {
                try #require(Set(warning.violations) == slow.violations(ofContentOf: warning.slot))
                try #require(Set(warning.violations).count == warning.violations.count)
            }
        }
    }

    @Test(arguments: seeds)
    func movesAgree(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed &+ 2_000)
        for _ in 0..<Self.weeksOfASeed {
            let week = random.week()
            let (rules, slow) = (Rules(week), SlowRules(week: week))
            for _ in 0..<8 {
                let (from, to) = (random.slot(), random.slot())
                let verdict = rules.judgeMove(from: from, to: to)
                let moves = from != to && week.placed.contains { $0.slot == from }
                let after = slow.moved(from, to)
                try #require(Set(verdict.there) == (moves ? after.violations(ofContentOf: to) : []))
                try #require(Set(verdict.back) == (moves ? after.violations(ofContentOf: from) : []))
            }
        }
    }

    @Test(arguments: seeds)
    func metersAgree(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed &+ 3_000)
        for _ in 0..<Self.weeksOfASeed {
            let week = random.week()
            let slow = SlowRules(week: week)
            let numbered = week.tags.filter { $0.maxPerWeek != nil || $0.minPerWeek != nil }
            let expected = numbered.map { tag in
                Meter(tag: tag.id, count: slow.meter(tag), maximum: tag.maxPerWeek, minimum: tag.minPerWeek)
            }
            try #require(Rules(week).meters() == expected)
        }
    }
}
