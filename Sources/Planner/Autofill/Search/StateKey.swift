/// Writes what the later positions can tell of the earlier choices into words: states with the same words have the same
/// future.
struct StateKey {
    private struct Position {
        /// For each capped tag how often the later positions can use it; larger stocks make no difference.
        var possible: [UInt64]
        /// Earlier positions that a later one can collide with, and the tags in question.
        var neighbours: [(position: Int, tags: TagMask)]
        /// For each class with a gap the earlier positions that lie in a later one's window.
        var windows: [(number: Int, positions: SlotMask)]
    }

    private let capped: [Int]
    private let needed: [Int]
    private let positions: [Position]
    private(set) var words: [UInt64]
    private let maskWords: Int
    private let hasWindows: Bool

    /// - Parameter choices: for each position what may stand there.
    init(_ puzzle: Puzzle, grid: Grid, choices: [[Choice]], needed: TagMask) {
        let held = choices.map { $0.reduce(TagMask(0)) { $0 | $1.tags } }
        let all = held.reduce(0, |)
        capped = (0..<puzzle.tagCount).filter { puzzle.capped.has($0) && all.has($0) }
        self.needed = (0..<puzzle.tagCount).filter(needed.has)
        positions = choices.indices.map { [capped] position in
            Position(
                possible: capped.map { tag in UInt64(held[position...].count { $0.has(tag) }) },
                neighbours: Self.neighbours(position, puzzle: puzzle, grid: grid, held: held),
                windows: Self.windows(position, choices: choices))
        }
        maskWords = puzzle.tagCount > 64 ? 2 : 1
        hasWindows = positions.contains { !$0.windows.isEmpty }
        let nibbles = (capped.count + self.needed.count + 15) / 16
        words = Array(repeating: 0, count: 1 + nibbles + 2 * maskWords + (hasWindows ? 4 : 0))
    }

    private static func neighbours(
        _ position: Int, puzzle: Puzzle, grid: Grid, held: [TagMask]
    ) -> [(position: Int, tags: TagMask)] {
        (0..<position).compactMap { earlier in
            var tags: TagMask = 0
            for later in position..<held.count {
                if grid.dayBefore[later] == earlier { tags |= puzzle.consecutive & held[later] }
                if grid.lunchBefore[later] == earlier { tags |= puzzle.duplicate & held[later] }
            }
            return tags == 0 ? nil : (earlier, tags)
        }
    }

    private static func windows(_ position: Int, choices: [[Choice]]) -> [(number: Int, positions: SlotMask)] {
        var windows: [Int: SlotMask] = [:]
        let earlier: SlotMask = .bit(position) - 1
        for choice in choices[position...].joined() where choice.window & earlier != 0 {
            windows[choice.number, default: 0] |= choice.window & earlier
        }
        return windows.sorted { $0.key < $1.key }.map { (number: $0.key, positions: $0.value) }
    }

    /// Writes the state before a position.
    mutating func write(_ course: borrowing Course, before position: Int, empty allowance: Int) {
        words[0] = UInt64(position) | UInt64(allowance) << 8
        var word = writeNumbers(course, positions[position], after: 1)
        for neighbour in 0..<2 {
            let known = neighbour < positions[position].neighbours.count
            let tags =
                known
                ? course.tags[positions[position].neighbours[neighbour].position]
                    & positions[position].neighbours[neighbour].tags : 0
            words[word] = UInt64(truncatingIfNeeded: tags)
            if maskWords == 2 { words[word + 1] = UInt64(truncatingIfNeeded: tags >> 64) }
            word += maskWords
        }
        if hasWindows { writeWindows(course, positions[position], after: word) }
    }

    /// Writes stocks and needs, four bits each; answers the next word.
    private mutating func writeNumbers(_ course: borrowing Course, _ position: Position, after start: Int) -> Int {
        var (word, packed, shift) = (start, UInt64(0), UInt64(0))
        func push(_ number: UInt64, _ words: inout [UInt64]) {
            packed |= number << shift
            shift += 4
            if shift == 64 {
                words[word] = packed
                (word, packed, shift) = (word + 1, 0, 0)
            }
        }
        for index in capped.indices {
            push(min(UInt64(max(0, course.left[capped[index]])), position.possible[index]), &words)
        }
        for tag in needed { push(UInt64(max(0, course.need[tag])), &words) }
        if shift > 0 {
            words[word] = packed
            word += 1
        }
        return word
    }

    /// Writes, for each earlier position that matters to a gap, the class that stands there.
    private mutating func writeWindows(_ course: borrowing Course, _ position: Position, after start: Int) {
        for word in start..<start + 4 { words[word] = 0 }
        for window in position.windows {
            var used = course.uses[window.number] & window.positions
            while used != 0 {
                let place = used.trailingZeroBitCount
                words[start + place / 4] |= UInt64(window.number + 1) << UInt64(place % 4 * 16)
                used &= used &- 1
            }
        }
    }
}
