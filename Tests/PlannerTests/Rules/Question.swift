import Planner

/// A question of the tables below: what does a dish break in a slot of a small week?
struct Question: Sendable, CustomStringConvertible {
    let dish: DishID
    let slot: Slot
    let plan: [String]
    let expected: [String]

    init(_ dish: DishID, _ slot: String, in plan: [String], _ expected: [String]) {
        self.dish = dish
        self.slot = SampleWeek.slot(slot)
        self.plan = plan
        self.expected = expected
    }

    var description: String { "\(dish) in \(slot), \(plan)" }
}

extension Violation {
    /// "maxPerWeek:fish 2/2 0-lunch=hake 1-lunch=cod": name, count/limit, collisions.
    var text: String {
        let numbers = limit.map { [" \(count ?? 0)/\($0)"] } ?? []
        let meal = onlyMeal.map { [" \($0.rawValue)"] } ?? []
        return ([name] + numbers + meal + collisions.map { " \($0.slot)=\($0.dish)" }).joined()
    }
}
