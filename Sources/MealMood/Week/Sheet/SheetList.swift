import Mustache

/// The dishes that fit, or those that do not, as far as the page shows them.
struct SheetList: Model {
    var count: Int
    var choices: [SheetChoice]
    /// The sheet with more of them; empty when all are shown.
    var moreURL: String

    static let fields: [Field<Self>] = [
        .number("count") { $0.count },
        .list("choices") { $0.choices },
        .text("moreURL") { $0.moreURL },
    ]
}

struct SheetChoice: Model {
    var dish: DishCard
    /// Why it fits; empty when it does not.
    var why = ""
    /// What is against it.
    var reasons: [String] = []

    static let fields: [Field<Self>] = [
        .model("dish") { $0.dish },
        .text("why") { $0.why },
        .texts("reasons") { $0.reasons },
    ]
}
