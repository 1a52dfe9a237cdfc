/// One constraint of the filling problem that prices stand for: a sum of choices is at most a number.
struct PriceRow: Sendable {
    enum Kind: Sendable {
        /// A tag has only so many slots left.
        case stock(tag: Int)
        /// Two neighbours do not both carry a tag.
        case pair(earlier: Int, later: Int, tag: Int)
        /// A class with a gap is used at most so often in a window.
        case window(number: Int, positions: SlotMask, count: Int)
        /// A tag's minimum is served, but for the shortfall. (The sum is negative.)
        case need(tag: Int)
        /// All positions but those left empty are filled. (The sum is negative.)
        case fill
        /// So many dishes of a class are new to the week, and are taken after the first `before` ones.
        case new(number: Int, before: Int)
    }

    let kind: Kind
    /// What the sum is at most when nothing is chosen yet.
    let limit: Int
    /// The most that the row's price may be, in the units of the objective.
    var mostPrice = Double.infinity

    var isNeed: Bool { if case .need = kind { true } else { false } }

    /// How a choice counts in the sum.
    var sign: Double {
        switch kind {
        case .stock, .pair, .window, .new: 1
        case .need, .fill: -1
        }
    }

    /// The last position that the row concerns.
    func lastPosition(end: Int) -> Int {
        switch kind {
        case .pair(_, let later, _): later
        case .window(_, let positions, _): SlotMask.bitWidth - 1 - positions.leadingZeroBitCount
        case .stock, .need, .fill, .new: end
        }
    }

    /// What the later choices may still sum up to.
    /// - Parameter open: positions from here on that are to be filled.
    func rest(_ course: borrowing Course, before position: Int, open: Int) -> Int {
        switch kind {
        case .stock(let tag): course.left[tag]
        case .pair(let earlier, _, let tag): earlier < position && course.tags[earlier].has(tag) ? 0 : 1
        case .window(let number, let positions, let count): count - (course.uses[number] & positions).nonzeroBitCount
        case .need(let tag): -max(0, course.need[tag])
        case .fill: -open
        case .new(let number, let before):
            max(0, min(limit, before + limit - course.uses[number].nonzeroBitCount))
        }
    }
}
