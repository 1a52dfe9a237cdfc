import Planner
import Testing

/// A dish that is no longer offered counts where it stands and comes back nowhere.
struct OfferedDishTests {
    private let lunches = (0..<3).map { Slot(day: $0, meal: .lunch) }

    private var week: Week {
        let hake = Dish(id: "hake", tags: ["fish"], isPriority: true, minDaysBetween: 2, isOffered: false)
        return Week(
            tags: [Tag(id: "fish", maxPerWeek: 1, noConsecutive: true)],
            dishes: [hake, Dish(id: "cod", tags: ["fish"])], empty: lunches,
            neighbours: [Placement(slot: Slot(day: -1, meal: .lunch), dish: "hake")])
    }

    @Test func isPlacedNowhereButCounts() {
        let filling = autofill(week, seed: 1)
        #expect(filling.assignments.map(\.dish) == ["cod"])
        #expect(filling.assignments.map(\.slot).contains(lunches[0]) == false)
        #expect(filling.proof == .optimal)
    }

    @Test func isNotAmongTheDishesThatRulesBar() {
        let filling = autofill(week, seed: 1)
        for slot in filling.unfilled { #expect(slot.blockedBy.values.allSatisfy { $0 == 1 }) }
    }

    @Test func noRuleOfItsOwnIsRelaxed() {
        let relaxed = relaxations(week, after: autofill(week, seed: 1))
        let rules = (relaxed.oneMore + relaxed.everything).joined().map(\.rule)
        #expect(!rules.isEmpty && rules.allSatisfy { $0.dish == nil })
    }

    @Test func aMinimumIsNotMetWithIt() {
        var week = week
        week.tags = [Tag(id: "fish", minPerWeek: 2)]
        week.dishes.removeLast()
        let filling = autofill(week, seed: 1)
        #expect(filling.assignments.isEmpty)
        #expect(filling.unmet.map(\.because) == [.noDish])
    }
}
