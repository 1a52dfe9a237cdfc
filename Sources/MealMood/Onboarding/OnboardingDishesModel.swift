import Localization
import Mustache
import Planner

/// The step of the first dishes: suggestions to tap, and a form for an own one.
struct OnboardingDishesModel: Model {
    /// A plan needs something to vary.
    static let fewest = 2

    var suggestions: [OnboardingSuggestion]
    var name: String
    var nameError: String
    var tagsError: String
    var tags: [DishTagChoice]
    var dishNames: String
    var countText: String
    var canFinish: Bool
    var finishError: String

    init(_ context: MemberContext, form: DishDraft, finishError: String = "") throws {
        let library = try context.library()
        let chosen = Set(library.dishes.compactMap(\.suggestion))
        suggestions = Suggestion.allCases.map {
            OnboardingSuggestion($0, isOn: chosen.contains($0), library: library, context)
        }
        name = form.name
        nameError = form.sentence(.name, context)
        tagsError = form.sentence(.tags, context)
        tags = DishTagChoice.all(of: library, chosen: form.tags, context)
        dishNames = context.texts.catalogue.list(library.dishes.map(\.name), in: context.language)
        let count = library.dishes.count
        countText =
            count == 0
            ? context.text("onboarding.dishes.none")
            : context.text("onboarding.dishes.ready", ["count": .number(count)])
        canFinish = library.dishes.count >= Self.fewest
        self.finishError = finishError
    }

    static let fields: [Field<Self>] = [
        .list("suggestions") { $0.suggestions },
        .text("name") { $0.name },
        .text("nameError") { $0.nameError },
        .text("tagsError") { $0.tagsError },
        .list("tags") { $0.tags },
        .flag("hasErrors") { !$0.nameError.isEmpty || !$0.tagsError.isEmpty },
        .text("dishNames") { $0.dishNames },
        .text("countText") { $0.countText },
        .flag("canFinish") { $0.canFinish },
        .text("finishError") { $0.finishError },
    ]
}

struct OnboardingSuggestion: Model {
    var key: String
    var name: String
    var glyph: String
    var tagId: String
    var isOn: Bool

    init(_ suggestion: Suggestion, isOn: Bool, library: DishLibrary, _ context: MemberContext) {
        key = suggestion.rawValue
        name = context.text("suggestion.\(suggestion.rawValue)")
        glyph = (suggestion.glyph ?? suggestion.tags.lazy.compactMap(\.glyph).first ?? .dish).rawValue
        tagId = library.tags.first { $0.given == suggestion.tags.first }?.id.text ?? ""
        self.isOn = isOn
    }

    static let fields: [Field<Self>] = [
        .text("key") { $0.key },
        .text("name") { $0.name },
        .text("glyph") { $0.glyph },
        .text("tagId") { $0.tagId },
        .flag("isOn") { $0.isOn },
    ]
}
