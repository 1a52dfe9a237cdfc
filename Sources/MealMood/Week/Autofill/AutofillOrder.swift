import Planner

/// What somebody asks of the autofill.
struct AutofillOrder: Sendable {
    enum Scope: String, Sendable {
        /// The rules stay; what breaks one is marked as overridden.
        case week
        /// The rules themselves change.
        case always
    }

    /// Takes the last proposal back and makes another one.
    var again = false
    /// The rules to relax.
    var relax: Set<RuleID> = []
    var scope = Scope.week
    /// The only slot to fill; nil for all.
    var slot: Slot?
    /// What chance begins with; nil leaves it to the server.
    var seed: UInt64?

    func seedOrRandom() -> UInt64 { seed ?? .random(in: 0...UInt64.max) }
}
