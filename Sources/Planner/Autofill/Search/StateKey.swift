/// Writes what the later positions can tell of the earlier choices into words: states with the same words have the same
/// future.
struct StateKey {
    /// An earlier position that a later one can collide with, and the tags in question.
    private struct Neighbour {
        var position = -1
        var tags: TagMask = 0
    }

    /// The earlier positions that lie in a later one's window of a class with a gap.
    private struct Window {
        let number: Int
        let positions: SlotMask
    }

    /// The words of the state written last.
    private(set) var words: [UInt64]

    private let capped: [Int]
    private let needed: [Int]
    /// By position and capped tag, how often the later positions can use the tag: larger stocks make no difference.
    private let possible: [UInt64]
    /// Two for each position.
    private let neighbours: [Neighbour]
    private let windows: [Window]
    /// For each position where its windows begin.
    private let windowStarts: [Int]
    private let hasWideMasks: Bool
    /// Where the extra words begin.
    private let extra: Int
    /// Bits for a class in the words of the windows.
    private let classBits: Int

    /// - Parameters:
    ///   - choices: for each position what may stand there.
    ///   - extraWords: further words at the end, for whoever knows more of the future.
    init(_ puzzle: Puzzle, grid: Grid, choices: [[Choice]], needed: TagMask, extraWords: Int = 0) {
        let held = choices.map { $0.reduce(TagMask(0)) { $0 | $1.tags } }
        let all = held.reduce(0, |)
        capped = (0..<puzzle.tagCount).filter { puzzle.capped.has($0) && all.has($0) }
        self.needed = (0..<puzzle.tagCount).filter(needed.has)
        possible = held.indices.flatMap { [capped] position in
            capped.map { tag in UInt64(held[position...].count { $0.has(tag) }) }
        }
        neighbours = held.indices.flatMap { Self.neighbours($0, puzzle: puzzle, grid: grid, held: held) }
        let windows = held.indices.map { Self.windows($0, choices: choices) }
        self.windows = windows.flatMap(\.self)
        windowStarts = windows.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
        hasWideMasks = puzzle.tagCount > 64
        classBits = puzzle.classes.count < 255 ? 8 : 16
        let numbers = (capped.count + self.needed.count + 15) / 16
        let masks = hasWideMasks ? 4 : 2
        extra = 1 + numbers + masks + (self.windows.isEmpty ? 0 : classBits / 4)
        words = Array(repeating: 0, count: extra + extraWords)
    }

    private static func neighbours(_ position: Int, puzzle: Puzzle, grid: Grid, held: [TagMask]) -> [Neighbour] {
        let all = (0..<position).compactMap { earlier -> Neighbour? in
            var tags: TagMask = 0
            for later in position..<held.count {
                if grid.dayBefore[later] == earlier { tags |= puzzle.consecutive & held[later] }
                if grid.lunchBefore[later] == earlier { tags |= puzzle.duplicate & held[later] }
            }
            return tags == 0 ? nil : Neighbour(position: earlier, tags: tags)
        }
        return all + Array(repeating: Neighbour(), count: 2 - all.count)
    }

    private static func windows(_ position: Int, choices: [[Choice]]) -> [Window] {
        var windows: [Int: SlotMask] = [:]
        let earlier: SlotMask = .bit(position) - 1
        for choice in choices[position...].joined() where choice.window & earlier != 0 {
            windows[choice.number, default: 0] |= choice.window & earlier
        }
        return windows.sorted { $0.key < $1.key }.map { Window(number: $0.key, positions: $0.value) }
    }

    /// Writes the state before a position.
    mutating func write(_ course: borrowing Course, before position: Int, empty allowance: Int) {
        words[0] = UInt64(position) | UInt64(allowance) << 8
        var word = writeNumbers(course, position)
        for index in position * 2..<position * 2 + 2 {
            let earlier = neighbours[index].position
            let tags = earlier < 0 ? 0 : course.tags[earlier] & neighbours[index].tags
            words[word] = UInt64(truncatingIfNeeded: tags)
            word += 1
            guard hasWideMasks else { continue }
            words[word] = UInt64(truncatingIfNeeded: tags >> 64)
            word += 1
        }
        if !windows.isEmpty { writeWindows(course, position, from: word) }
    }

    /// Writes one of the extra words.
    mutating func write(_ word: UInt64, extra place: Int) { words[extra + place] = word }

    /// Writes stocks and needs, four bits each; answers the next word.
    private mutating func writeNumbers(_ course: borrowing Course, _ position: Int) -> Int {
        var (packed, shift, word) = (UInt64(0), UInt64(0), 1)
        for index in 0..<capped.count + needed.count {
            let number =
                index < capped.count
                ? min(UInt64(max(0, course.left[capped[index]])), possible[position * capped.count + index])
                : UInt64(max(0, course.need[needed[index - capped.count]]))
            packed |= number << shift
            shift += 4
            if shift == 64 {
                words[word] = packed
                (packed, shift, word) = (0, 0, word + 1)
            }
        }
        guard shift > 0 else { return word }
        words[word] = packed
        return word + 1
    }

    /// Writes, for each earlier position that matters to a gap, the class that stands there.
    private mutating func writeWindows(_ course: borrowing Course, _ position: Int, from start: Int) {
        for word in start..<extra { words[word] = 0 }
        let perWord = 64 / classBits
        for index in windowStarts[position]..<windowStarts[position + 1] {
            let number = windows[index].number
            var used = course.uses[number] & windows[index].positions
            while used != 0 {
                let place = used.trailingZeroBitCount
                words[start + place / perWord] |= UInt64(number + 1) << UInt64(place % perWord * classBits)
                used &= used &- 1
            }
        }
    }
}
