/// What stands where, compiled for the rules.
struct Board: Sendable {
    struct Entry: Sendable {
        var placement: Placement
        /// Numbers of the dishes in the rule book, -1 for one it does not have or where there is none.
        let main: Int
        let second: Int

        var slot: Slot { placement.slot }

        /// The number of the dish that carries a tag, the main one when both do.
        func carrier(of tag: Int, book: RuleBook) -> Int? {
            if main >= 0, book.dishes[main].tags.contains(tag) { return main }
            return second >= 0 && book.dishes[second].tags.contains(tag) ? second : nil
        }
    }

    /// By slot, at most one a slot.
    let entries: [Entry]
    /// Tags that count, for the days -1…7, by `place`.
    private var tags: [TagSet]
    /// For each tag the number of the week's slots that count and carry it.
    private(set) var uses: [Int]

    init(_ placements: [Placement], book: RuleBook) {
        var seen: Set<Slot> = []
        let first = placements.filter { seen.insert($0.slot).inserted }
        self.init(
            entries: first.map {
                Entry(
                    placement: $0, main: book.number(of: $0.dish) ?? -1,
                    second: $0.second.flatMap(book.number(of:)) ?? -1)
            }, book: book)
    }

    private init(entries: [Entry], book: RuleBook) {
        self.entries = entries.sorted { $0.slot < $1.slot }
        tags = Array(repeating: TagSet(), count: 18)
        uses = Array(repeating: 0, count: book.tags.count)
        for entry in entries where entry.placement.counts { count(entry, book: book) }
    }

    private mutating func count(_ entry: Entry, book: RuleBook) {
        guard let place = Self.place(entry.slot) else { return }
        for dish in [entry.main, entry.second] where dish >= 0 { tags[place].formUnion(book.dishes[dish].tags) }
        guard entry.slot.isInWeek else { return }
        for tag in tags[place].members { uses[tag] += 1 }
    }

    private static func place(_ slot: Slot) -> Int? {
        (-1...7).contains(slot.day) ? (slot.day + 1) * 2 + slot.meal.index : nil
    }

    /// The tags that count in a slot of the days -1…7.
    func tags(in slot: Slot) -> TagSet {
        Self.place(slot).map { tags[$0] } ?? TagSet()
    }

    /// What stands in a slot, whether it counts or not.
    func entry(in slot: Slot) -> Entry? { entries.first { $0.slot == slot } }

    /// True for a slot whose rules are ignored.
    func isIgnored(_ slot: Slot) -> Bool { entry(in: slot)?.placement.counts == false }

    /// The board after the contents of two slots have changed places. Whether a filled slot counts stays with the slot.
    func swapping(_ from: Slot, _ to: Slot, book: RuleBook) -> Board {
        let moved = entries.map { entry in
            guard entry.slot == from || entry.slot == to else { return entry }
            var entry = entry
            entry.placement.slot = entry.slot == from ? to : from
            entry.placement.counts = self.entry(in: entry.slot)?.placement.counts ?? true
            return entry
        }
        return Board(entries: moved, book: book)
    }
}
