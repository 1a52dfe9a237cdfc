import Localization
import Mustache
import Planner

/// A rule in plain words, with a week that shows it.
struct HelpRule: Model {
    var title: String
    var text: String
    var example: String
    var tag: TagPill?
    /// A rule of tags, not of dishes.
    var isOfTag: Bool
    var isPremium: Bool
    var days: [HelpDay]

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("text") { $0.text },
        .text("example") { $0.example },
        .model("tag") { $0.tag },
        .flag("isOfTag") { $0.isOfTag },
        .flag("isPremium") { $0.isPremium },
        .list("days") { $0.days },
    ]
}

/// One day of an example: what stands at lunch and at dinner.
struct HelpDay: Model {
    var letter: String
    var lunch: Character
    var dinner: Character

    static let fields: [Field<Self>] = [
        .text("letter") { $0.letter },
        .list("meals") { [HelpMeal(mark: $0.lunch), HelpMeal(mark: $0.dinner)] },
    ]
}

struct HelpMeal: Model {
    var mark: Character

    static let fields: [Field<Self>] = [
        .flag("isThere") { $0.mark == "x" },
        .flag("fits") { $0.mark == "+" },
        .flag("isBarred") { $0.mark == "!" },
    ]
}
