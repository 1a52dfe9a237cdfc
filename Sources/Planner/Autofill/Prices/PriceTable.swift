/// The constraints of a search as rows, and for each choice the rows that it counts in.
struct PriceTable {
    private(set) var rows: [PriceRow] = []
    /// For each position and tag the rows that a choice with the tag counts in.
    private var ofTags: [[Int]]
    private var ofClasses: [[Int: [Int]]]
    private var fill: [Int] = []
    private let tagCount: Int

    init(_ puzzle: Puzzle, choices: [[Choice]]) {
        tagCount = puzzle.tagCount
        ofTags = Array(repeating: [], count: choices.count * tagCount)
        ofClasses = Array(repeating: [:], count: choices.count)
        let held = choices.map { $0.reduce(TagMask(0)) { $0 | $1.tags } }
        addStocks(puzzle, held)
        puzzle.forEachNeighbours { earlier, later, tags in
            (tags & held[earlier] & held[later]).forEachBit { tag in
                add(.init(kind: .pair(earlier: earlier, later: later, tag: tag), limit: 1), [earlier, later], tag: tag)
            }
        }
        addWindows(choices)
    }

    private mutating func addStocks(_ puzzle: Puzzle, _ held: [TagMask]) {
        puzzle.capped.forEachBit { tag in
            let holders = held.indices.filter { held[$0].has(tag) }
            guard holders.count > puzzle.left[tag] else { return }
            add(.init(kind: .stock(tag: tag), limit: puzzle.left[tag]), holders, tag: tag)
        }
    }

    private mutating func addWindows(_ choices: [[Choice]]) {
        for position in choices.indices {
            for choice in choices[position] where choice.window != 0 {
                let positions = (choice.window | .bit(position)) & places(of: choice.number, choices)
                guard positions.nonzeroBitCount > choice.count else { continue }
                rows.append(
                    .init(
                        kind: .window(number: choice.number, positions: positions, count: choice.count),
                        limit: choice.count))
                positions.forEachBit { ofClasses[$0][choice.number, default: []].append(rows.count - 1) }
            }
        }
    }

    private func places(of number: Int, _ choices: [[Choice]]) -> SlotMask {
        choices.indices.reduce(SlotMask(0)) { mask, position in
            choices[position].contains { $0.number == number } ? mask | .bit(position) : mask
        }
    }

    private mutating func add(_ row: PriceRow, _ positions: [Int], tag: Int) {
        rows.append(row)
        for position in positions { ofTags[position * tagCount + tag].append(rows.count - 1) }
    }
}

extension PriceTable {
    /// Adds a row for each tag with a need; its price is at most `mostPrice`.
    mutating func addNeeds(_ puzzle: Puzzle, mostPrice: Double) {
        puzzle.needed.forEachBit { tag in
            let row = PriceRow(kind: .need(tag: tag), limit: -puzzle.need[tag], mostPrice: mostPrice)
            add(row, Array(puzzle.slots.indices), tag: tag)
        }
    }

    /// Adds the row that asks for `count` positions to be filled.
    mutating func addFill(_ count: Int) {
        rows.append(PriceRow(kind: .fill, limit: -count))
        fill = [rows.count - 1]
    }

    /// Adds a row that no choice counts in by itself; answers its number.
    mutating func add(_ row: PriceRow) -> Int {
        rows.append(row)
        return rows.count - 1
    }

    /// The rows that a choice counts in.
    func rows(of choice: Choice, at position: Int) -> [Int] {
        var result = fill
        choice.tags.forEachBit { result += ofTags[position * tagCount + $0] }
        if choice.window != 0 || !ofClasses[position].isEmpty { result += ofClasses[position][choice.number] ?? [] }
        return result
    }
}
