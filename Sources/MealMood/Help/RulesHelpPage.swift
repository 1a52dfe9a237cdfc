import Mustache

/// The page that explains the rules.
struct RulesHelpPage: Model {
    var rules: [HelpRule]
    var hasPremium: Bool

    init(_ library: DishLibrary, _ context: MemberContext) {
        rules = HelpExamples(library: library, context: context).all()
        hasPremium = context.allows(.advancedRules)
    }

    static let fields: [Field<Self>] = [
        .list("rules") { $0.rules },
        .flag("hasPremium") { $0.hasPremium },
    ]
}
