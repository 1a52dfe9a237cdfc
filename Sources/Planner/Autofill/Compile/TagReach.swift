/// How many of some slots one tag can stand in at most, by its own rules for neighbours.
struct TagReach {
    let noConsecutive: Bool
    let noDuplicateInDay: Bool

    /// The most slots, day by day: the best count for each choice of the day's meals (bit 0 lunch, bit 1 dinner).
    func most(of slots: SlotMask, in order: [Slot]) -> Int {
        guard noConsecutive || noDuplicateInDay else { return slots.nonzeroBitCount }
        var allowed = Array(repeating: 0, count: 7)
        slots.forEachBit { allowed[order[$0].day] |= 1 << order[$0].meal.index }
        var best = [0, -99, -99, -99]
        for day in allowed { best = (0..<4).map { meals in most(meals, of: day, after: best) } }
        return best.max() ?? 0
    }

    private func most(_ meals: Int, of allowed: Int, after best: [Int]) -> Int {
        guard meals & ~allowed == 0, meals != 3 || !noDuplicateInDay else { return -99 }
        let before = (0..<4).filter { !noConsecutive || $0 & meals == 0 }.map { best[$0] }.max() ?? -99
        return before + meals.nonzeroBitCount
    }
}
