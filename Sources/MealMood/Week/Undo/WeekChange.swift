import Planner

/// One write to a week, with what it replaced.
struct WeekChange: Sendable {
    enum Kind: String, Sendable { case edit, autofill }

    struct Part: Sendable {
        let slot: Slot
        /// What stood there before; nil when nothing did.
        let former: SlotEntry?
        let formerSeq: Int?
        /// Nobody has changed the slot since.
        let isUnchanged: Bool
    }

    let token: String
    let seq: Int
    let isUndone: Bool
    /// The week that its dishes were copied from.
    let copiedFrom: CivilDay?
    let parts: [Part]
    let rules: [RuleChange]
    let fields: [FieldChange]

    var slots: [Slot] { parts.map(\.slot) }

    /// Nothing but what may change on a past week too.
    var isRating: Bool { parts.isEmpty && rules.isEmpty && fields.allSatisfy { $0.field == .rating } }
}

/// A new value of one rule, as text; nil where the rule does not exist.
struct RuleChange: Sendable {
    let rule: RuleID
    let former: String?
    let value: String?
    /// False for a rule that is relaxed for one week only: then it stays as it is.
    var isLasting = true
}

/// What a write is recorded as.
struct WeekChangeNote {
    var kind = WeekChange.Kind.edit
    /// The slots that the autofill filled, and the seed it did it with.
    var proposals: Set<Slot> = []
    var seed: UInt64?
    var rules: [RuleChange] = []
    /// What the week says of itself now.
    var document: WeekDocument?
    /// The week that the dishes were copied from.
    var copiedFrom: CivilDay?
}

/// The last autofill of a week that was not taken back.
struct LastAutofill: Sendable {
    let token: String
    let seed: UInt64
    /// What it filled, nobody has changed since and the week still shows.
    let slots: Set<Slot>
    let rules: [RuleChange]
}
