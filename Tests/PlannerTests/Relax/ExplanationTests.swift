import Testing

@testable import Planner

/// Why slots stay empty and minima are missed.
struct ExplanationTests {
    @Test func everyRuleIsCountedWithTheDishesItBars() throws {
        let lines = ["0-lunch hake", "1-lunch cod", "3-dinner omelette", "3-lunch pizza", "-1-lunch steak"]
        var week = SampleWeek.week(lines)
        week.dishes.append(Dish(id: "sole", tags: ["fish"]))
        week.empty = [SampleWeek.slot("5-lunch"), SampleWeek.slot("4-dinner"), SampleWeek.slot("6-dinner")]
        let chicken = Filling.Assignment(slot: SampleWeek.slot("4-dinner"), dish: "chicken")
        let open = unfilled(week, after: [chicken])
        try #require(open.map(\.slot.description) == ["5-lunch", "6-dinner"])
        let named = open.map { Dictionary(uniqueKeysWithValues: $0.blockedBy.map { ($0.description, $1) }) }
        #expect(named[0] == ["maxPerWeek:fish": 4, "mealTypeRestriction:soup": 2, "minDaysBetween:pizza": 1])
        #expect(named[1] == ["maxPerWeek:fish": 4])
    }

    @Test func whatIsFilledNeedsNoReasons() {
        var week = SampleWeek.week([])
        week.empty = [SampleWeek.slot("4-dinner")]
        #expect(unfilled(week, after: [Filling.Assignment(slot: week.empty[0], dish: "chicken")]).isEmpty)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func theCountsAreThoseOfEveryDishJudged(seed: UInt64) throws {
        var random = RandomWeeks(seed: seed)
        for _ in 0..<25 {
            var week = random.week()
            let free = Slot.week.filter { slot in !week.placed.contains { $0.slot == slot } }
            week.empty = free
            let some = free.prefix(free.count / 2).map { Filling.Assignment(slot: $0, dish: week.dishes[0].id) }
            let slow = SlowRules(week: week.adding(some))
            let open = unfilled(week, after: some)
            try #require(open.map(\.slot) == Array(free.dropFirst(some.count)))
            for slot in open {
                let broken = week.dishes.flatMap { slow.violations(of: $0.id, in: slot.slot).map(RuleID.init) }
                try #require(slot.blockedBy == Dictionary(broken.map { ($0, 1) }, uniquingKeysWith: +))
            }
        }
    }

    @Test func theNearestCauseOfAMissedMinimumIsNamed() {
        let lunches = (0..<7).map { Slot(day: $0, meal: .lunch) }
        let soups = Dish(id: "broth", tags: ["soup"])
        func cause(_ tag: Planner.Tag, dishes: [Dish] = [soups], empty: [Slot], placed: [Placement] = []) -> String {
            let week = Week(tags: [tag], dishes: dishes + [Dish(id: "bread", tags: [])], empty: empty, placed: placed)
            let missed = unmet(week, after: [])
            return missed.map { "\($0.tag) \($0.has)/\($0.wants) \($0.because)" }.joined()
        }
        let there = [Placement(slot: Slot(day: 0, meal: .dinner), dish: "broth")]
        #expect(cause(Tag(id: "soup", minPerWeek: 2), dishes: [], empty: lunches) == "soup 0/2 noDish")
        #expect(
            cause(Tag(id: "soup", maxPerWeek: 1, minPerWeek: 3), empty: lunches, placed: there) == "soup 1/3 maximum")
        #expect(cause(Tag(id: "soup", minPerWeek: 2, onlyMeal: .dinner), empty: lunches) == "soup 0/2 meal")
        #expect(cause(Tag(id: "soup", minPerWeek: 5, noConsecutive: true), empty: lunches) == "soup 0/5 days")
        #expect(
            cause(
                Tag(id: "soup", minPerWeek: 2), dishes: [Dish(id: "broth", tags: ["soup"], minDaysBetween: 9)],
                empty: lunches) == "soup 0/2 days")
        #expect(cause(Tag(id: "soup", minPerWeek: 3), empty: lunches) == "soup 0/3 slotsNeeded")
        #expect(cause(Tag(id: "soup", minPerWeek: 3), empty: [lunches[0]], placed: there) == "soup 1/3 slotsNeeded")
        #expect(cause(Tag(id: "soup", minPerWeek: 1), empty: lunches, placed: there) == "")
    }
}
