/// Finds all smallest sets of rules whose dropping works, by implicit hitting sets: a *core* is a set of rules of which
/// one must be dropped, so whatever works meets every core. Candidates meet all cores known so far, smallest first; one
/// that fails yields a core that it misses.
struct HittingSets {
    private(set) var check: FillCheck
    private(set) var cores: [Set<Int>]
    /// Every core was proven to be one.
    private var areCertain: Bool
    /// The sets found, all of one size.
    private(set) var found: [Set<Int>] = []
    /// No smaller set works.
    private(set) var isProven: Bool
    /// No other set of that size works.
    private(set) var isComplete = false
    /// Every candidate of the present size was decided.
    private var isExhausted = true
    /// By how much longer candidates are looked at than at first.
    private var patience = 1

    /// Begins with the cores of an easier target.
    init(_ check: FillCheck, after easier: HittingSets? = nil) {
        self.check = check
        cores = easier?.cores ?? []
        areCertain = easier?.areCertain ?? true
        isProven = areCertain
    }

    mutating func run() {
        let alone = rulesThatWorkAlone()
        let small = alone.isEmpty ? setsWithNothingToSpare() : []
        var size = 0
        while !check.isOver, size <= check.relaxable.rules.count {
            isExhausted = true
            complete([], without: [], by: size)
            guard isExhausted || found.isEmpty else {
                patience *= 4
                continue
            }
            guard found.isEmpty else { break }
            isProven = isProven && isExhausted && areCertain
            size += 1
        }
        let isDecided = !found.isEmpty && isExhausted && areCertain
        if found.isEmpty || found[0].count == 1 { found += alone.filter { !found.contains($0) } }
        if found.isEmpty { found = small }
        isProven = isProven && isDecided || found.first?.count == 1 && check.needsRelaxing
        isComplete = isProven && isDecided && found.count < Self.enough
    }

    /// Mostly one rule is enough, and that a week can be filled is quickly seen.
    private mutating func rulesThatWorkAlone() -> [Set<Int>] {
        check.relaxable.rules.indices.map { [$0] }
            .filter { check.verdict(without: $0, nodes: check.share(400, atLeast: 140)) == .yes }
    }

    /// Sets that work, though smaller ones may exist: rules are taken back, half of them at a time, for as long as the
    /// week still fills, in several orders. The smallest of these sets, for when the budget ends before any other is
    /// found.
    private mutating func setsWithNothingToSpare() -> [Set<Int>] {
        let rules = Array(check.relaxable.rules.indices)
        var sets: [Set<Int>] = []
        for turn in 0..<Self.orders {
            let start = rules.count * turn / Self.orders
            let set = withNothingToSpare(Array(rules[start...] + rules[..<start]))
            if !sets.contains(set) { sets.append(set) }
        }
        let size = sets.map(\.count).min()
        return sets.filter { $0.count == size }
    }

    private mutating func withNothingToSpare(_ order: [Int]) -> Set<Int> {
        var dropped = Set(order)
        var parts = [order[...]]
        while let part = parts.popLast() {
            if check.verdict(without: dropped.subtracting(part), nodes: check.share(400, atLeast: 140)) == .yes {
                dropped.subtract(part)
            } else if part.count > 1 {
                parts += [part.prefix(part.count / 2), part.dropFirst(part.count / 2)]
            }
        }
        return dropped
    }

    /// Tries all sets that hold `chosen`, nothing of `refused` and at most `count` rules more.
    private mutating func complete(_ chosen: Set<Int>, without refused: Set<Int>, by count: Int) {
        guard found.count < Self.enough else { return }
        guard !check.isOver else {
            isExhausted = false
            return
        }
        let missed = cores.filter(chosen.isDisjoint)
        guard let core = missed.min(by: { $0.subtracting(refused).count < $1.subtracting(refused).count }) else {
            decide(chosen, without: refused, by: count)
            return
        }
        guard fewestToMeet(missed) <= count else { return }
        var refused = refused
        for rule in core.sorted() where !refused.contains(rule) {
            complete(chosen.union([rule]), without: refused, by: count - 1)
            refused.insert(rule)
        }
    }

    /// Cores that share no rule need one each.
    private func fewestToMeet(_ missed: [Set<Int>]) -> Int {
        var count = 0
        var met: Set<Int> = []
        for core in missed where met.isDisjoint(with: core) {
            met.formUnion(core)
            count += 1
        }
        return count
    }

    /// Finds out whether dropping `chosen` works; goes on with a core that it misses otherwise.
    private mutating func decide(_ chosen: Set<Int>, without refused: Set<Int>, by count: Int) {
        switch check.verdict(without: chosen, nodes: patience * nodesACandidate) {
        case .yes:
            if !found.contains(chosen) { found.append(chosen) }
            return
        case .no:
            cores.append(core(missedBy: chosen, trusting: true))
        case .unknown:
            isExhausted = false
            guard count > 0, !check.isOver else { return }
            areCertain = false
            cores.append(core(missedBy: chosen, trusting: false))
        }
        complete(chosen, without: refused, by: count)
    }

    /// Drops more rules, half of what is left at a time, for as long as the week still does not fill: the others are a
    /// core. When a check ends undecided, the rules stay in it: a weaker core, but a right one. After a candidate that
    /// was itself undecided nothing can be proven, and the smaller core leads on faster.
    private mutating func core(missedBy chosen: Set<Int>, trusting: Bool) -> Set<Int> {
        let others = check.relaxable.rules.indices.filter { !chosen.contains($0) }
        var core = Set(others.filter { check.isKnownToWork(without: chosen.union([$0])) })
        var dropped = chosen
        var parts = [others.filter { !core.contains($0) }[...]]
        var nodes = check.share(4, atLeast: 2_000)
        while let part = parts.popLast(), !part.isEmpty {
            let verdict = check.verdict(without: dropped.union(part), nodes: nodes)
            if verdict == .no || verdict == .unknown && !trusting {
                dropped.formUnion(part)
            } else if verdict == .unknown || part.count == 1 {
                core.formUnion(part)
            } else {
                nodes = nodesACandidate
                parts += [part.prefix(part.count / 2), part.dropFirst(part.count / 2)]
            }
        }
        return core
    }

    /// More sets than are shown, so that the mildest are among them.
    private static let enough = 4 * Relaxations.mostSets
    private static let orders = 6
    /// Mostly enough to see that a week can be filled.
    private var nodesACandidate: Int { check.share(100, atLeast: 1_400) }
}
