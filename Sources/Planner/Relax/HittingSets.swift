/// Finds all smallest sets of rules whose dropping works, by implicit hitting sets: a *core* is a set of rules of which
/// one must be dropped, so whatever works meets every core. Candidates meet all cores known so far, smallest first; one
/// that fails yields a core that it misses.
struct HittingSets {
    private(set) var check: FillCheck
    private(set) var cores: [Set<Int>]
    /// The sets found, all of one size.
    private(set) var found: [Set<Int>] = []
    /// No smaller set works.
    private(set) var isProven: Bool
    /// No other set of that size works.
    private(set) var isComplete = true

    /// Begins with the cores of an easier target.
    init(_ check: FillCheck, after easier: HittingSets? = nil) {
        self.check = check
        cores = easier?.cores ?? []
        isProven = easier?.isProven ?? true
    }

    mutating func run() {
        var size = 0
        while found.isEmpty, !check.isOver, size <= check.relaxable.rules.count {
            complete([], without: [], by: size)
            size += 1
        }
        isProven = isProven && !found.isEmpty
        isComplete = isComplete && isProven
    }

    /// Tries all sets that hold `chosen`, nothing of `refused` and at most `count` rules more.
    private mutating func complete(_ chosen: Set<Int>, without refused: Set<Int>, by count: Int) {
        guard !check.isOver, found.count < Self.enough else {
            isComplete = false
            isProven = isProven && !found.isEmpty
            return
        }
        let missed = cores.filter(chosen.isDisjoint)
        guard let core = missed.min(by: { $0.subtracting(refused).count < $1.subtracting(refused).count }) else {
            if fills(chosen) { found.append(chosen) } else { complete(chosen, without: refused, by: count) }
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

    /// Whether dropping `chosen` works; otherwise notes a core that it misses.
    private mutating func fills(_ chosen: Set<Int>) -> Bool {
        let verdict = check.verdict(without: chosen, nodes: Self.nodesACandidate)
        guard verdict != .yes else { return true }
        guard !check.isOver else { return false }
        if verdict == .unknown { isProven = false }
        cores.append(core(missedBy: chosen, trusting: verdict == .no))
        return false
    }

    /// Drops more rules, half of what is left at a time, for as long as the week still does not fill: the others are a
    /// core. When a check ends undecided, the rules stay in it: a weaker core, but a right one. After a candidate that
    /// was itself undecided nothing can be proven, and the smaller core leads on faster.
    private mutating func core(missedBy chosen: Set<Int>, trusting: Bool) -> Set<Int> {
        var dropped = chosen
        var core: Set<Int> = []
        var parts = [check.relaxable.rules.indices.filter { !chosen.contains($0) }[...]]
        while let part = parts.popLast() {
            let verdict = check.verdict(without: dropped.union(part), nodes: Self.nodesAStep)
            if verdict == .no || verdict == .unknown && !trusting {
                dropped.formUnion(part)
            } else if part.count == 1 {
                core.formUnion(part)
            } else {
                parts += [part.prefix(part.count / 2), part.dropFirst(part.count / 2)]
            }
        }
        return core
    }

    /// More sets than are shown, so that the mildest are among them.
    private static let enough = 4 * Relaxations.mostSets
    private static let nodesACandidate = 20_000
    private static let nodesAStep = 2_000
}
