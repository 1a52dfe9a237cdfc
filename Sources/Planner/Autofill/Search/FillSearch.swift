/// Answers, exactly or not at all, whether the later positions can be filled with few enough left empty and, when it
/// tracks minima, with little enough shortfall.
///
/// Depth first over the positions with a memory of states; what fails there fails for every smaller allowance, what
/// works for every larger one. The allowance is the shortfall when minima are tracked, else the positions left empty.
final class FillSearch {
    let puzzle: Puzzle
    let grid: Grid
    /// For each position what may stand there.
    @exclusivity(unchecked) private(set) var choices: [[Choice]]
    /// For each position the next one (itself included) that is searched; `end` when there is none.
    let next: [Int]
    /// For each position how many from it on are searched.
    let remaining: [Int]
    /// The search that ignores minima; nil when this is it.
    let plain: FillSearch?
    let needs: NeedBounds?

    @exclusivity(unchecked) private var key: StateKey
    @exclusivity(unchecked) private var memo: Memo
    @exclusivity(unchecked) private(set) var prices: FillPrices?
    private let effort: Effort

    var end: Int { puzzle.slots.count }

    /// - Parameter minimaAbove: the search to build on when minima are to be tracked.
    init(_ puzzle: Puzzle, grid: Grid, effort: Effort, minimaAbove plain: FillSearch? = nil) {
        self.puzzle = puzzle
        self.grid = grid
        self.effort = effort
        self.plain = plain
        let lists = FillChoices(puzzle, grid: grid, needed: plain == nil ? 0 : puzzle.needed)
        choices = lists.choices
        (next, remaining) = lists.order()
        needs = plain == nil ? nil : NeedBounds(puzzle, choices: lists.choices)
        key = StateKey(puzzle, grid: grid, choices: lists.choices, needed: plain == nil ? 0 : puzzle.needed)
        memo = Memo(width: key.words.count)
    }

    /// Whether the positions from `start` on can be filled with at most `empty` of them left empty and a final
    /// shortfall of at most `short`. The course is left as it was.
    func can(_ course: inout Course, from start: Int, empty: Int, short: Int = 0) -> Answer {
        let position = next[start]
        if let answer = quick(&course, position, empty: empty, short: short) { return answer }
        let state = state(course, position, empty: empty)
        let allowance = plain == nil ? empty : short
        if Int(memo[state].works) <= allowance { return .yes }
        if Int(memo[state].fails) >= allowance { return .no }
        guard effort.spend() else { return .unknown }
        let room = prices.map { $0.room(course, position, empty: empty) + short * FillPrices.unit } ?? 0
        guard room >= 0 else {
            memo.fails(state, at: allowance)
            return .no
        }
        return branch(&course, position, empty: empty, short: short, state: state, room: room)
    }

    /// What needs no search.
    private func quick(_ course: inout Course, _ position: Int, empty: Int, short: Int) -> Answer? {
        guard let plain, let needs else { return remaining[min(position, end)] <= empty ? .yes : nil }
        if course.missing <= short { return plain.can(&course, from: min(position, end), empty: empty) }
        if position >= end || needs.shortfall(course, from: position) > short { return .no }
        return plain.can(&course, from: position, empty: empty) == .no ? .no : nil
    }

    private func state(_ course: borrowing Course, _ position: Int, empty: Int) -> Int {
        key.write(course, before: position, empty: plain == nil ? 0 : empty)
        return memo.state(key.words)
    }

    private func branch(
        _ course: inout Course, _ position: Int, empty: Int, short: Int, state: Int, room: Int
    ) -> Answer {
        let barred = grid.barred(position, course)
        let allowance = plain == nil ? empty : short
        let open = plain == nil || prices != nil ? 0 : openNeeds(course)
        for pass in open == 0 ? 1..<2 : 0..<2 {
            for choice in choices[position] where choice.slack <= room && choice.isLegal(barred: barred, course) {
                if open != 0, (choice.tags & open != 0) != (pass == 0) { continue }
                course.place(choice.number, tags: choice.tags, at: position)
                let answer = can(&course, from: position + 1, empty: empty, short: short)
                course.lift(position)
                if answer == .yes { memo.works(state, at: allowance, choosing: choice.number) }
                if answer != .no { return answer }
            }
        }
        if empty > 0, prices.map({ $0.emptySlack[position] <= room }) ?? true {
            let answer = can(&course, from: position + 1, empty: empty - 1, short: short)
            if answer == .yes { memo.works(state, at: allowance, choosing: Course.empty) }
            if answer != .no { return answer }
        }
        memo.fails(state, at: allowance)
        return .no
    }

    private func openNeeds(_ course: borrowing Course) -> TagMask {
        var open: TagMask = 0
        puzzle.needed.forEachBit { if course.need[$0] > 0 { open |= .bit($0) } }
        return open
    }
}

extension FillSearch {
    /// Lets prices bound the search and order its choices.
    func use(_ prices: FillPrices) {
        self.prices = prices
        choices = prices.priced(choices)
    }

    /// Orders the choices anew by rank; where ranks are near each other by chance, if a generator is given.
    func order(_ random: inout SplitMix64, byChance: Bool) {
        for position in choices.indices {
            let keys = choices[position].map { $0.rank + (byChance ? Int(random.next() % Choice.nearRanks) : 0) }
            let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
            choices[position] = order.map { choices[position][$0] }
        }
    }

    /// Notes that a plan found otherwise leads on from a state.
    func note(_ course: borrowing Course, at position: Int, empty: Int, short: Int, choosing choice: Int) {
        memo.works(state(course, position, empty: empty), at: plain == nil ? empty : short, choosing: choice)
    }

    /// Goes on to the end as the proof of `can` says; false when there is no such proof.
    func follow(_ course: inout Course, from start: Int, empty: Int, short: Int = 0) -> Bool {
        var (position, empty) = (start, empty)
        while position < end {
            guard puzzle.open.has(position) else {
                position += 1
                continue
            }
            if let plain, course.missing <= short { return plain.follow(&course, from: position, empty: empty) }
            guard let choice = proven(course, position, empty: empty, short: short) else { return false }
            if choice == Course.empty {
                empty -= 1
            } else {
                course.place(choice, tags: puzzle.classes[choice].tags, at: position)
            }
            position += 1
        }
        return course.missing <= short || plain == nil
    }

    private func proven(_ course: borrowing Course, _ position: Int, empty: Int, short: Int) -> Int? {
        if next[position] != position { return choices[position].first?.number }
        if plain == nil, remaining[position] <= empty { return fitting(course, position) ?? Course.empty }
        let entry = memo[state(course, position, empty: empty)]
        return Int(entry.works) <= (plain == nil ? empty : short) ? Int(entry.choice) : nil
    }

    /// Fills what it can without looking ahead; answers how many positions stay empty, and remembers the way.
    func walk() -> Int {
        var course = Course(puzzle)
        var steps: [(position: Int, choice: Int)] = []
        var position = next[0]
        while position < end {
            let choice = fitting(course, position) ?? Course.empty
            if choice != Course.empty { course.place(choice, tags: puzzle.classes[choice].tags, at: position) }
            steps.append((position, choice))
            position = next[position + 1]
        }
        var empty = 0
        for step in steps.reversed() {
            if step.choice == Course.empty { empty += 1 } else { course.lift(step.position) }
            note(course, at: step.position, empty: empty, short: 0, choosing: step.choice)
        }
        return empty
    }

    private func fitting(_ course: borrowing Course, _ position: Int) -> Int? {
        let barred = grid.barred(position, course)
        return choices[position].first { $0.isLegal(barred: barred, course) }?.number
    }
}
