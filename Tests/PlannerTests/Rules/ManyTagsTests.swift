import Planner
import Testing

/// More tags with rules than fit into one machine word.
struct ManyTagsTests {
    private static let count = 200

    @Test(arguments: [0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 191, 192, 199])
    func everyTagBarsItsOwnDishOnly(number: Int) {
        let tags = (0..<Self.count).map { Tag(id: TagID("t\($0)"), maxPerWeek: 1, noConsecutive: true) }
        let dishes = (0..<Self.count).map { Dish(id: DishID("d\($0)"), tags: [TagID("t\($0)")]) }
        let placed = [Placement(slot: Slot(day: 1, meal: .lunch), dish: DishID("d\(number)"))]
        let rules = Rules(Week(tags: tags, dishes: dishes, placed: placed))
        for dish in dishes.indices {
            let broken = rules.violations(of: DishID("d\(dish)"), in: Slot(day: 2, meal: .lunch)).map(\.name)
            #expect(broken == (dish == number ? ["maxPerWeek:t\(number)", "noConsecutive:t\(number)"] : []))
        }
        #expect(rules.meters().map(\.count) == (0..<Self.count).map { $0 == number ? 1 : 0 })
    }

    @Test func oneDishMayBreakThemAllInOrder() {
        let tags = (0..<Self.count).map { Tag(id: TagID("t\($0)"), noDuplicateInDay: true) }
        let dish = Dish(id: "all", tags: tags.map(\.id).reversed())
        let placed = [Placement(slot: Slot(day: 1, meal: .lunch), dish: "all")]
        let rules = Rules(Week(tags: tags, dishes: [dish], placed: placed))
        #expect(rules.violations(of: "all", in: Slot(day: 1, meal: .dinner)).map(\.tag) == tags.map(\.id))
    }
}
