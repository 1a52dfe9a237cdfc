extension Puzzle {
    /// The puzzle that is left when a dish of a class stands in a position.
    func placing(_ dish: Int, of number: Int, at position: Int) -> Puzzle {
        var after = self
        let tags = classes[number].tags
        after.open &= ~.bit(position)
        after.dishes[dish].uses += 1
        if after.dishes[dish].tradition.has(position) { after.dishes[dish].tradition = 0 }
        tags.forEachBit { tag in
            after.left[tag] -= 1
            after.need[tag] = max(0, after.need[tag] - 1)
        }
        after.close(around: position, tags: tags)
        if classes[number].isLimited {
            let gap = classes[number].gap
            for other in slots.indices where abs(slots[other].day - slots[position].day) < gap {
                after.classes[number].open &= ~.bit(other)
            }
        }
        return after
    }

    /// Takes the positions that the rules now bar from the classes.
    private mutating func close(around position: Int, tags: TagMask) {
        var usedUp: TagMask = 0
        (tags & capped).forEachBit { if left[$0] <= 0 { usedUp |= .bit($0) } }
        var barred: [(position: Int, tags: TagMask)] = []
        for other in slots.indices {
            var mask: TagMask = 0
            if slots[position].sameMealNextDays.contains(slots[other]) { mask |= tags & consecutive }
            if slots[position].otherMeal == slots[other] { mask |= tags & duplicate }
            if mask != 0 { barred.append((other, mask)) }
        }
        for number in classes.indices {
            classes[number].open &= ~.bit(position)
            if classes[number].tags & usedUp != 0 { classes[number].open = 0 }
            for bar in barred where classes[number].tags & bar.tags != 0 { classes[number].open &= ~.bit(bar.position) }
        }
    }
}
