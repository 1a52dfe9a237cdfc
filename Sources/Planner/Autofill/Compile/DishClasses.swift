/// Sorts dishes into classes.
struct DishClasses {
    struct Entry {
        let dish: Int
        let tags: TagMask
        let open: SlotMask
        let gap: Int
        /// A dish that the search may want to tell from its like.
        let isOnItsOwn: Bool
    }

    private struct Key: Hashable {
        let tags: TagMask
        let open: SlotMask
        let gap: Int
        let own: Int
    }

    /// In the order of their first dishes.
    private(set) var all: [DishClass] = []

    init(_ entries: [Entry], slots: [Slot]) {
        var numbers: [Key: Int] = [:]
        for entry in entries {
            let key = Key(
                tags: entry.tags, open: entry.open, gap: Self.bindingGap(entry, slots: slots),
                own: entry.isOnItsOwn ? entry.dish : -1)
            if let number = numbers[key] {
                all[number].members.append(entry.dish)
            } else {
                numbers[key] = all.count
                all.append(
                    DishClass(
                        tags: key.tags, open: key.open, gap: key.gap, dishGap: key.gap, members: [entry.dish]))
            }
        }
        all = all.map { Self.released($0, slots: slots) }
    }

    /// The gap, 0 when one dish with it can stand in all its open slots.
    private static func bindingGap(_ entry: Entry, slots: [Slot]) -> Int {
        widest(entry.open, gap: entry.gap, slots: slots) > 1 ? min(entry.gap, 7) : 0
    }

    /// Without a gap when there are dishes for every slot of every window.
    private static func released(_ group: DishClass, slots: [Slot]) -> DishClass {
        guard widest(group.open, gap: group.gap, slots: slots) <= group.members.count else { return group }
        return DishClass(
            tags: group.tags, open: group.open, gap: 0, dishGap: group.dishGap, members: group.members)
    }

    /// The most open slots that lie within fewer than `gap` days of each other.
    private static func widest(_ open: SlotMask, gap: Int, slots: [Slot]) -> Int {
        guard gap > 0 else { return 0 }
        let days = slots.indices.filter(open.has).map { slots[$0].day }
        return days.map { last in days.count { $0 <= last && last - $0 < gap } }.max() ?? 0
    }
}
