/// Answers whether a week can be filled without some of its rules, and keeps account of what that costs.
struct FillCheck {
    let relaxable: RelaxableWeek
    /// How many of the empty slots are to be filled.
    let target: Int
    let budget: Budget
    private(set) var nodesLeft: Int
    private let nodesInAll: Int
    /// Sets without which the week can be filled; every larger set works too.
    private var works: [Set<Int>]
    /// The week with all its rules is known not to fill that far.
    let needsRelaxing: Bool

    init(_ relaxable: RelaxableWeek, target: Int, after filling: Filling, budget: Budget, nodes: Int) {
        self.relaxable = relaxable
        self.target = target
        self.budget = budget
        nodesLeft = nodes
        nodesInAll = nodes
        works = [Set(relaxable.rules.indices)]
        needsRelaxing = filling.bound.filled < target
    }

    var isOver: Bool { nodesLeft <= 0 || budget.isCancelled }

    /// Whether the week fills without these rules; `.unknown` when `nodes` do not tell.
    mutating func verdict(without dropped: Set<Int>, nodes: Int) -> Answer {
        if dropped.isEmpty, needsRelaxing { return .no }
        guard !isKnownToWork(without: dropped) else { return .yes }
        let verdict = verdict(on: relaxable.dropping(dropped), nodes: nodes)
        if verdict == .yes { works.append(dropped) }
        return verdict
    }

    func isKnownToWork(without dropped: Set<Int>) -> Bool { works.contains(where: dropped.isSuperset) }

    /// Whether a week fills; `.unknown` when `nodes` do not tell.
    mutating func verdict(on week: Week, nodes: Int) -> Answer {
        guard !isOver else { return .unknown }
        let answer = canFill(week, atLeast: target, nodes: min(nodes, nodesLeft))
        nodesLeft -= answer.spent + Self.nodesToCompile
        return answer.verdict
    }

    /// A part of the nodes allowed in all.
    func share(_ parts: Int, atLeast least: Int) -> Int { max(least, nodesInAll / parts) }

    /// Nodes for a later part of the search.
    mutating func allow(_ nodes: Int) { nodesLeft = nodes }

    /// What making a week ready for the search costs, in nodes.
    private static let nodesToCompile = 100
}
