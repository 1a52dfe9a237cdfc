/// Puts dishes onto their fixed days: as many as can be without filling less or missing more minima.
struct Traditions {

    /// A puzzle in which traditions already stand.
    struct Way {
        let puzzle: Puzzle
        /// The dishes that were put onto their days.
        var placed: [(position: Int, dish: Int)] = []
        /// Proves what can be filled besides them; nil where that needs no proof.
        let fill: FillSearch?
    }

    /// Making a search ready costs a node for so many classes.
    private static let classesANode = 4

    private struct Wish {
        let dish: Int
        let number: Int
        let positions: SlotMask
    }

    private let mostWays: Int
    /// The part of what is left of the budget that one question may cost.
    private let share: Int
    private let effort: Effort
    private let empty: Int
    private let short: Int
    private var wishes: [Wish]
    private(set) var ways: [Way]
    private(set) var count = 0
    /// No more traditions can be kept.
    private(set) var isProven = true
    /// All the ways there are were collected.
    private(set) var isComplete = true

    /// Searches with short questions first, then with longer ones as long as some stay open.
    /// - Parameter mostWays: how many ways to collect that reach the most traditions; all are candidates for the later
    ///   numbers.
    static func kept(
        _ proof: FillProof, mostWays: Int, effort: Effort, random: inout SplitMix64
    ) -> Traditions {
        effort.within(effort.left / 2) {
            var best = Traditions(proof, mostWays: mostWays, share: 32, effort: effort, random: &random)
            for share in [8, 2] where !best.isProven && effort.left > 0 {
                let next = Traditions(proof, mostWays: mostWays, share: share, effort: effort, random: &random)
                if next.isProven || next.count > best.count { best = next }
            }
            return best
        }
    }

    private init(_ proof: FillProof, mostWays: Int, share: Int, effort: Effort, random: inout SplitMix64) {
        self.mostWays = mostWays
        self.share = share
        self.effort = effort
        empty = proof.empty.found
        short = proof.short.found
        wishes = Self.wishes(proof.puzzle).shuffled(using: &random)
        wishes.sort { $0.positions.nonzeroBitCount < $1.positions.nonzeroBitCount }
        let start = Way(puzzle: proof.puzzle, fill: proof.guardian)
        ways = [start]
        if !wishes.isEmpty { search(start, from: 0, random: &random) }
    }

    private static func wishes(_ puzzle: Puzzle) -> [Wish] {
        puzzle.classes.indices.flatMap { number in
            puzzle.classes[number].members.compactMap { dish in
                let positions = puzzle.dishes[dish].tradition & puzzle.classes[number].open
                return positions == 0 ? nil : Wish(dish: dish, number: number, positions: positions)
            }
        }
    }

    /// The most traditions that could be kept if no rule but the places were in the way.
    private(set) var most = 0

    private mutating func search(_ way: Way, from first: Int, random: inout SplitMix64) {
        let reach = way.placed.count + reach(way.puzzle, from: first)
        if first == 0 { most = reach }
        guard isFull ? reach > count : reach >= count else { return }
        if way.placed.count > count || first == wishes.count { take(way) }
        guard first < wishes.count else { return }
        let wish = wishes[first]
        var positions: [Int] = []
        (wish.positions & way.puzzle.classes[wish.number].open).forEachBit { positions.append($0) }
        for position in positions.shuffled(using: &random) {
            guard effort.spend(1 + way.puzzle.classes.count / 32) else { return giveUp() }
            if let next = place(wish, at: position, in: way) { search(next, from: first + 1, random: &random) }
        }
        search(way, from: first + 1, random: &random)
    }

    private var isFull: Bool { count > 0 && ways.count >= mostWays }

    private mutating func giveUp() {
        isProven = false
        isComplete = false
    }

    private mutating func take(_ way: Way) {
        if way.placed.count > count {
            count = way.placed.count
            ways = []
        }
        if way.placed.count == count, count > 0 { ways.append(way) }
        isComplete = !isFull
    }

    private mutating func place(_ wish: Wish, at position: Int, in way: Way) -> Way? {
        let puzzle = way.puzzle.placing(wish.dish, of: wish.number, at: position)
        let placed = way.placed + [(position, wish.dish)]
        if puzzle.needed == 0, puzzle.isFree { return Way(puzzle: puzzle, placed: placed, fill: nil) }
        guard effort.spend(puzzle.classes.count / Self.classesANode) else {
            giveUp()
            return nil
        }
        let proof = FillProof(puzzle, effort: effort)
        switch proof.holds(empty: empty, short: short, nodes: effort.left / share) {
        case .yes: return Way(puzzle: puzzle, placed: placed, fill: proof.guardian)
        case .no: return nil
        case .unknown:
            giveUp()
            return nil
        }
    }

    /// How many of the later wishes can be kept at most, by their positions and by the tags of their dishes.
    private func reach(_ puzzle: Puzzle, from first: Int) -> Int {
        var counts = Array(repeating: 0, count: puzzle.tagCount)
        var untagged = 0
        for wish in wishes[first...] where wish.positions & puzzle.classes[wish.number].open != 0 {
            let capped = puzzle.classes[wish.number].tags & puzzle.capped
            if capped == 0 { untagged += 1 } else { counts[puzzle.scarcest(of: capped)] += 1 }
        }
        let byTags = untagged + zip(counts, puzzle.left).reduce(0) { $0 + min($1.0, max(0, $1.1)) }
        return min(byTags, matching(from: first, open: puzzle.open))
    }

    /// How many of the later wishes fit the open positions at most (augmenting paths; Kuhn, 1955).
    private func matching(from first: Int, open: SlotMask) -> Int {
        var owner = Array(repeating: -1, count: SlotMask.bitWidth)
        var matched = 0
        for wish in first..<wishes.count {
            var seen: SlotMask = 0
            if augment(wish, open: open, &owner, &seen) { matched += 1 }
        }
        return matched
    }

    private func augment(_ wish: Int, open: SlotMask, _ owner: inout [Int], _ seen: inout SlotMask) -> Bool {
        for position in 0..<SlotMask.bitWidth where (wishes[wish].positions & open).has(position) {
            guard !seen.has(position) else { continue }
            seen |= .bit(position)
            if owner[position] < 0 || augment(owner[position], open: open, &owner, &seen) {
                owner[position] = wish
                return true
            }
        }
        return false
    }
}
