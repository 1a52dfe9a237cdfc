import Mustache

/// What `Templates/week/cannot` needs: slots that stay empty, why, and the rules to relax.
struct CannotPage: Model {
    var title: String
    var action: String
    var weekURL: String
    /// What was filled, and what might still be better when the search did not end.
    var filled: String
    /// How many slots are left, when they are too many to be named.
    var leftMany: String
    var doubt: String
    var slots: [CannotSlot]
    var rules: [CannotRule]
    /// It was sent without a rule to relax.
    var isNoneChosen: Bool
    var hasDishes: Bool
    var addURL: String

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("action") { $0.action },
        .text("weekURL") { $0.weekURL },
        .text("filled") { $0.filled },
        .text("leftMany") { $0.leftMany },
        .text("doubt") { $0.doubt },
        .flag("isOne") { $0.slots.count == 1 },
        .list("slots") { $0.slots },
        .list("rules") { $0.rules },
        .flag("canRelax") { !$0.rules.isEmpty },
        .flag("isNoneChosen") { $0.isNoneChosen },
        .flag("hasDishes") { $0.hasDishes },
        .text("addURL") { $0.addURL },
    ]
}

struct CannotSlot: Model {
    /// "domingo comida"
    var place: String
    /// "Domingo, comida"
    var heading: String
    var reasons: [String]
    var isFirst: Bool
    var isLast: Bool

    static let fields: [Field<Self>] = [
        .text("place") { $0.place },
        .text("heading") { $0.heading },
        .texts("reasons") { $0.reasons },
        .flag("hasReasons") { !$0.reasons.isEmpty },
        .flag("isBetween") { !$0.isFirst && !$0.isLast },
        .flag("isEnd") { !$0.isFirst && $0.isLast },
    ]
}

struct CannotRule: Model {
    var rule: String
    var tagId: String
    var text: String
    /// What it would fill: "Domingo comida: Cocido madrileño"
    var effect: String
    var isChecked: Bool

    static let fields: [Field<Self>] = [
        .text("rule") { $0.rule },
        .text("tagId") { $0.tagId },
        .text("text") { $0.text },
        .text("effect") { $0.effect },
        .flag("isChecked") { $0.isChecked },
    ]
}
