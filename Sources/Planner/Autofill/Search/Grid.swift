/// Which positions lie near which, looked up once.
struct Grid: Sendable {
    /// For each position the one of the same meal on the day before; -1 when there is none to fill.
    let dayBefore: [Int]
    /// For each dinner the position of its day's lunch; -1 when there is none to fill, and for a lunch.
    let lunchBefore: [Int]
    /// By gap (0…7) and position, the earlier positions of the window.
    private let windows: [SlotMask]
    private let consecutive: TagMask
    private let duplicate: TagMask

    init(_ puzzle: Puzzle) {
        let positions = puzzle.slots.indices
        dayBefore = positions.map(puzzle.dayBefore)
        lunchBefore = positions.map(puzzle.lunchBefore)
        windows = (0...7).flatMap { gap in
            (0..<16).map { $0 < positions.count ? puzzle.window(before: $0, gap: gap) : 0 }
        }
        consecutive = puzzle.consecutive
        duplicate = puzzle.duplicate
    }

    /// The earlier positions less than `gap` days before.
    @inline(__always)
    func window(_ position: Int, gap: Int) -> SlotMask { windows[gap * 16 + position] }

    /// The tags that may not stand in a position, for what was chosen before.
    @inline(__always)
    func barred(_ position: Int, _ course: borrowing Course) -> TagMask {
        var barred = course.usedUp
        let before = dayBefore[position]
        if before >= 0 { barred |= course.tags[before] & consecutive }
        let lunch = lunchBefore[position]
        if lunch >= 0 { barred |= course.tags[lunch] & duplicate }
        return barred
    }
}
