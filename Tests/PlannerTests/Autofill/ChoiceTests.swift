import Planner
import Testing

/// Chance chooses among the best plans, by the weights of the PRD.
struct ChoiceTests {
    private static let seeds: Range<UInt64> = 0..<600
    private static let slot = Slot(day: 1, meal: .lunch)

    @Test func dishesAlikeAreDrawnAlike() {
        let counts = draws(from: [Dish(id: "a", tags: []), Dish(id: "b", tags: []), Dish(id: "c", tags: ["gone"])])
        for dish in ["a", "b", "c"] as [DishID] { #expect((150...250).contains(counts[dish] ?? 0), "\(counts)") }
    }

    /// 3 against 3 / 5.
    @Test func aTraditionIsSavedForItsDay() {
        let counts = draws(from: [Dish(id: "a", tags: []), Dish(id: "friday", tags: [], fixedDay: 4)])
        #expect((60...140).contains(counts["friday"] ?? 0), "\(counts)")
    }

    /// 2 against 1.
    @Test func aDishUsedLessIsDrawnMore() {
        let placed = ["once", "often", "often"].enumerated().map { number, dish in
            Placement(slot: Slot(day: 2 + number, meal: .dinner), dish: DishID(dish))
        }
        let counts = draws(from: [Dish(id: "often", tags: []), Dish(id: "once", tags: [])], placed: placed)
        #expect((350...450).contains(counts["once"] ?? 0), "\(counts)")
    }

    @Test(arguments: ["realistic-es-01", "realistic-en-02", "minimums-01"])
    func anotherSeedMakesAnotherPlan(id: String) throws {
        let week = try #require(try PlannerCase.all().first { $0.id == id }).week
        let fillings = (0..<200 as Range<UInt64>).map { autofill(week, seed: $0) }
        let best = fillings.map(\.score).max()
        #expect(Set(fillings.filter { $0.score == best }.map(\.assignments)).count > 20)
    }

    private func draws(from dishes: [Dish], placed: [Placement] = []) -> [DishID: Int] {
        let week = Week(tags: [], dishes: dishes, empty: [Self.slot], placed: placed)
        return Dictionary(grouping: Self.seeds.flatMap { autofill(week, seed: $0).assignments.map(\.dish) }) { $0 }
            .mapValues(\.count)
    }
}
