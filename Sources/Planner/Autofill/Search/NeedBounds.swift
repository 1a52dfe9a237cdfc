/// Quick lower bounds on the shortfall that a course will end with.
struct NeedBounds {
    private let needed: [Int]
    private let capped: TagMask
    /// For each position and needed tag how many positions from there on can hold it.
    private let possible: [[Int]]
    /// For each position the most needs that the positions from there on can serve.
    private let serving: [Int]

    init(_ puzzle: Puzzle, choices: [[Choice]]) {
        let mask = puzzle.needed
        needed = (0..<puzzle.tagCount).filter(mask.has)
        capped = puzzle.capped
        let held = choices.map { $0.reduce(TagMask(0)) { $0 | $1.tags } }
        possible = (0...choices.count).map { [needed] position in
            needed.map { tag in held[position...].count { $0.has(tag) } }
        }
        let most = choices.map { $0.map { ($0.tags & mask).nonzeroBitCount }.max() ?? 0 }
        serving = (0...choices.count).map { most[$0...].reduce(0, +) }
    }

    /// A shortfall that no continuation avoids.
    func shortfall(_ course: borrowing Course, from position: Int) -> Int {
        var unmet = 0
        for index in needed.indices {
            let tag = needed[index]
            let stock = capped.has(tag) ? min(course.left[tag], possible[position][index]) : possible[position][index]
            unmet += max(0, course.need[tag] - stock)
        }
        return max(unmet, course.missing - serving[position])
    }
}
