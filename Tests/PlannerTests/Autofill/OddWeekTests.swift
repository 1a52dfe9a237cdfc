import Planner
import Testing

/// Weeks that nobody sends on purpose: each is answered, none stops the engine.
struct OddWeekTests {
    private static let fish = Tag(id: "fish", maxPerWeek: 2, noConsecutive: true)

    @Test func nothingAtAll() {
        expect(Week(tags: [], dishes: []), filled: 0, distinct: 0)
        expect(Week(tags: [Self.fish], dishes: [], empty: Slot.week), filled: 0, distinct: 0)
        expect(Week(tags: [], dishes: [Dish(id: "a", tags: [])]), filled: 0, distinct: 0)
    }

    @Test func theFirstOfTwoEqualIdsIsTaken() {
        let dishes = [Dish(id: "hake", tags: ["fish"], isPriority: true), Dish(id: "hake", tags: [], fixedDay: 1)]
        let tags = [Self.fish, Tag(id: "fish", minPerWeek: 3, onlyMeal: .lunch)]
        expect(Week(tags: tags, dishes: dishes, empty: Slot.week), filled: 2, priority: 1, distinct: 1)
    }

    @Test func unknownTagsHaveNoRules() {
        let dish = Dish(id: "hake", tags: ["gone", "fish", "gone", "fish", ""])
        expect(Week(tags: [], dishes: [dish], empty: Slot.week), filled: 14, distinct: 1)
        expect(Week(tags: [Self.fish], dishes: [dish], empty: Slot.week), filled: 2, distinct: 1)
    }

    @Test func unknownDishesStandInTheWay() {
        let slot = Slot(day: 0, meal: .lunch)
        let placed = [Placement(slot: slot, dish: "gone", second: "gone too")]
        let week = Week(tags: [], dishes: [Dish(id: "a", tags: [])], empty: Slot.week, placed: placed)
        expect(week, filled: 13, distinct: 3)
    }

    @Test func aSlotIsFilledOnceAndOnlyWhenItIsOne() {
        let slots = [Slot(day: 3, meal: .dinner), Slot(day: 3, meal: .dinner), Slot(day: 0, meal: .lunch)]
        let outside = [-1, 7, 70, .min, .max].map { Slot(day: $0, meal: .lunch) }
        var week = Week(tags: [], dishes: [Dish(id: "a", tags: [])], empty: slots + outside + slots)
        expect(week, filled: 2, distinct: 1)
        week.placed = [Placement(slot: slots[0], dish: "a", counts: false)]
        expect(week, filled: 1, distinct: 1)
        week.empty = outside
        expect(week, filled: 0, distinct: 1)
    }

    @Test(arguments: [4, 7, 15, 1_000])
    func aMinimumBeyondTheSlots(minimum: Int) {
        let tag = Tag(id: "fish", minPerWeek: minimum)
        let week = Week(
            tags: [tag], dishes: [Dish(id: "hake", tags: ["fish"]), Dish(id: "ham", tags: [])],
            empty: Array(Slot.week.prefix(3)))
        expect(week, filled: 3, shortfall: minimum - 3, distinct: 1)
    }

    @Test(arguments: [0, -1, .min])
    func aMaximumThatNothingMeets(maximum: Int) {
        let tag = Tag(id: "fish", maxPerWeek: maximum, minPerWeek: 2)
        var week = Week(tags: [tag], dishes: [Dish(id: "hake", tags: ["fish"])], empty: Slot.week)
        expect(week, filled: 0, shortfall: 2, distinct: 0)
        week.placed = [Placement(slot: Slot(day: 0, meal: .lunch), dish: "hake")]
        week.empty.removeFirst()
        expect(week, filled: 0, shortfall: 1, distinct: 1)
    }

    @Test(arguments: [14, .max])
    func aMaximumThatNothingReaches(maximum: Int) {
        let tag = Tag(id: "fish", maxPerWeek: maximum, minPerWeek: -3)
        expect(Week(tags: [tag], dishes: [Dish(id: "hake", tags: ["fish"])], empty: Slot.week), filled: 14, distinct: 1)
    }

    @Test(arguments: [8, 1_000, .max])
    func aGapBeyondTheWeek(gap: Int) {
        let dish = Dish(id: "hake", tags: [], minDaysBetween: gap)
        var week = Week(tags: [], dishes: [dish], empty: Slot.week)
        expect(week, filled: 1, distinct: 1)
        week.neighbours = [Placement(slot: Slot(day: 7 - gap, meal: .lunch), dish: "hake")]
        expect(week, filled: 0, distinct: 0)
    }

    @Test(arguments: [8, 1_000])
    func aGapThatEndsOnSunday(gap: Int) {
        let dish = Dish(id: "hake", tags: [], minDaysBetween: gap)
        let before = Placement(slot: Slot(day: 6 - gap, meal: .dinner), dish: "hake")
        let week = Week(tags: [], dishes: [dish], empty: Slot.week, neighbours: [before])
        expect(week, filled: 1, distinct: 1)
    }

    @Test(arguments: [0, -1, .min])
    func aGapThatIsNone(gap: Int) {
        let dish = Dish(id: "hake", tags: [], minDaysBetween: gap)
        expect(Week(tags: [], dishes: [dish], empty: Slot.week), filled: 14, distinct: 1)
    }

    @Test(arguments: [-1, 7, .min, .max])
    func aFixedDayThatIsNone(day: Int) {
        let dish = Dish(id: "hake", tags: [], fixedDay: day, fixedMeal: .lunch)
        let meal = Dish(id: "ham", tags: [], fixedMeal: .dinner)
        expect(Week(tags: [], dishes: [dish, meal], empty: Slot.week), filled: 14, distinct: 2)
    }
}
