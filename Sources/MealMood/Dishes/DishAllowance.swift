import Localization

/// How many dishes a person may make (product §5): without Premium, 20 live ones of their own.
struct DishAllowance {
    static let freeLimit = 20

    /// The live dishes that this person made.
    let made: Int
    /// Nil with Premium.
    let limit: Int?

    init(_ context: MemberContext) throws {
        limit = context.allows(.unlimitedDishes) ? nil : Self.freeLimit
        made = try DishStore.count(madeBy: context.member.id, household: context.household.id, in: context.db)
    }

    var isUsedUp: Bool { limit.map { made >= $0 } ?? false }

    /// Why the next dish is refused, in words.
    static func refusal(_ context: VisitorContext) -> String {
        context.text("error.dishLimit.text", ["count": .number(freeLimit)])
    }

    /// "18 de 20 del plan gratuito"; empty with Premium.
    func sentence(_ context: MemberContext) -> String {
        guard let limit else { return "" }
        return context.text("dishes.allowance", ["count": .number(made), "limit": .number(limit)])
    }
}
