/// What the dishes of a class would bring to the week: how many are new to it, and how many of those of priority.
struct Novelty: Sendable {
    /// What one different priority dish counts, against 1 for one different dish: more than a week has slots.
    static let priorityValue = 64

    /// What one use can bring, most first.
    static let gains = [priorityValue + 1, 1, 0]

    let priority: Int
    let all: Int

    init(_ group: DishClass, _ puzzle: Puzzle) {
        let new = group.members.lazy.filter { puzzle.dishes[$0].uses == 0 }
        priority = new.count { puzzle.dishes[$0].isPriority }
        all = new.count
    }

    /// What one more use of the class brings, after some: new dishes are taken first, those of priority before others.
    @inline(__always)
    func gain(after uses: Int) -> Int {
        uses < priority ? Self.priorityValue + 1 : uses < all ? 1 : 0
    }
}
