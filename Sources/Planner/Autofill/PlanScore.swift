extension Score {
    /// The five numbers of a week after some dishes were placed.
    init(_ week: Week, book: RuleBook, placing assignments: [Filling.Assignment]) {
        let all = week.placed + assignments.map { Placement(slot: $0.slot, dish: $0.dish) }
        let board = Board(all, book: book)
        let standing = board.entries.filter { $0.slot.isInWeek }
        let dishes = Set(standing.flatMap(\.placement.dishes))
        let known = dishes.compactMap(book.number(of:)).map { book.dishes[$0].dish }
        filled = assignments.count
        shortfall = zip(book.tags, board.uses).reduce(0) { $0 + max(0, $1.0.wanted - $1.1) }
        traditions = known.count { dish in
            standing.contains { $0.placement.dishes.contains(dish.id) && dish.isTradition($0.slot) }
        }
        priority = known.count { $0.isPriority }
        distinct = dishes.count
    }
}

extension Tag {
    /// Its minimum as a number to count with; more than a thousand slots is never asked for in earnest.
    var wanted: Int { min(max(0, minPerWeek ?? 0), 1_000) }
}
