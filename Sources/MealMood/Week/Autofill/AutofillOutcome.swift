import Planner

/// What came of an order.
struct AutofillOutcome {
    enum Kind: Sendable {
        case filled
        /// There was nothing to fill.
        case full
        /// No other proposal is as good as the one that stands.
        case same
        case noDishes
    }

    let kind: Kind
    /// The slots that have another dish now, in the order to show them.
    let slots: [Slot]
    let filling: Filling?
    /// The same, when it was made by the rules as they are and is the last autofill now.
    let fillingOfRecord: Filling?
    /// The rules that changed for ever.
    let rules: [RuleChange]
    /// Takes it all back.
    let token: String?
    /// The week and the rules afterwards.
    let plan: WeekPlan
    let library: DishLibrary

    /// Nothing was written.
    init(_ kind: Kind, _ desk: WeekDesk) {
        self.kind = kind
        slots = []
        filling = nil
        fillingOfRecord = nil
        rules = []
        token = nil
        plan = desk.plan
        library = desk.library
    }

    init(_ proposal: AutofillProposal, plan: WeekPlan, desk: WeekDesk, token: String?) throws {
        kind = .filled
        slots = proposal.slots.filter { desk.plan[$0]?.dish != proposal.dishes[$0] }
        filling = proposal.filling
        fillingOfRecord = proposal.rules.isEmpty && token != nil ? proposal.filling : nil
        rules = proposal.rules.filter(\.isLasting)
        self.token = token
        self.plan = plan
        library = rules.isEmpty ? desk.library : try DishLibrary(of: desk.context.household, in: desk.context.db)
    }

    var isComplete: Bool { plan.isComplete }
}
