import Planner

/// The five numbers by their names in the cases; the shortfall only where a tag has a minimum.
struct Numbers: Encodable {
    let maxFilled: Int
    let minimumShortfall: Int?
    let fixedDayHonoured: Int
    let priorityPlaced: Int
    let distinctDishes: Int

    init(_ score: Score, of week: Week) {
        maxFilled = score.filled
        minimumShortfall = week.tags.contains { $0.minPerWeek != nil } ? score.shortfall : nil
        fixedDayHonoured = score.traditions
        priorityPlaced = score.priority
        distinctDishes = score.distinct
    }
}

struct Place: Encodable {
    let day: Int
    let meal: String
    let dish: String

    init(_ assignment: Filling.Assignment) {
        day = assignment.slot.day
        meal = assignment.slot.meal.rawValue
        dish = assignment.dish.text
    }
}

struct Unfilled: Encodable {
    let day: Int
    let meal: String
    /// By the name of the rule, how many dishes it bars.
    let blockedBy: [String: Int]

    init(_ unfilled: Filling.Unfilled) {
        day = unfilled.slot.day
        meal = unfilled.slot.meal.rawValue
        blockedBy = Dictionary(uniqueKeysWithValues: unfilled.blockedBy.map { ($0.description, $1) })
    }
}

struct Unmet: Encodable {
    let tag: String
    let has: Int
    let wants: Int
    let because: String

    init(_ unmet: Filling.Unmet) {
        tag = unmet.tag.text
        has = unmet.has
        wants = unmet.wants
        because = unmet.because.rawValue
    }
}

/// The smallest sets of rules to drop.
struct RelaxingSets: Encodable {
    let size: Int?
    let sets: [[String]]
    /// For each set the numbers that are enough, by the names of the rules that have one.
    let needed: [[String: Int]]
    let complete: Bool
    let proven: Bool
    let reason: String?

    static let noDishes = RelaxingSets(
        size: nil, sets: [], needed: [], complete: true, proven: true, reason: "noDishes")

    private init(
        size: Int?, sets: [[String]], needed: [[String: Int]], complete: Bool, proven: Bool, reason: String?
    ) {
        self.size = size
        self.sets = sets
        self.needed = needed
        self.complete = complete
        self.proven = proven
        self.reason = reason
    }

    init(_ found: [[Relaxation]], complete: Bool, proven: Bool) {
        let numbers = found.map { set in
            set.compactMap { relaxation in relaxation.needed.map { (relaxation.rule.description, $0) } }
        }
        self.init(
            size: found.first?.count, sets: found.map { $0.map(\.rule.description) },
            needed: numbers.map { Dictionary(uniqueKeysWithValues: $0) }, complete: complete, proven: proven,
            reason: nil)
    }

    private enum CodingKeys: String, CodingKey {
        case size, sets, needed, complete, proven, reason
    }

    /// The size is always there, if only as null.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(size, forKey: .size)
        try fields.encode(sets, forKey: .sets)
        try fields.encode(needed, forKey: .needed)
        try fields.encode(complete, forKey: .complete)
        try fields.encode(proven, forKey: .proven)
        try fields.encodeIfPresent(reason, forKey: .reason)
    }
}
