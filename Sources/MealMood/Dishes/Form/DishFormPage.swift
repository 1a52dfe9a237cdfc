import Localization
import Mustache
import Planner

struct DishFormPage: Model {
    var form: DishDraft
    var heading: String
    /// Why nothing could be saved though the form is right.
    var refusal: String
    var nameError: String
    var descriptionError: String
    var tagsError: String
    var tags: [DishTagChoice]
    var lines: [IngredientLineModel]
    var linesError: String
    var rules: DishRulesModel
    var photo: PhotoField

    init(_ form: DishDraft, refusal: String, library: DishLibrary, _ context: MemberContext) {
        let stored = form.dish.flatMap { library[$0] }
        self.form = form
        self.refusal = refusal
        heading = context.text(form.dish == nil ? "title.dish.new" : "title.dish.edit")
        nameError = form.sentence(.name, context)
        descriptionError = form.sentence(.description, context)
        let hasLostTags = stored?.tags.isEmpty == true && form.tags.isEmpty
        tagsError = hasLostTags ? context.text("dish.tagsGone") : form.sentence(.tags, context)
        tags = DishTagChoice.all(of: library, chosen: form.tags, context)
        lines = form.lines.indices.map { IngredientLineModel(form, at: $0, context) }
        linesError = form.sentence(.ingredients, context)
        rules = DishRulesModel(form, stored: stored, context)
        photo = PhotoField(form, stored: stored, library: library, context)
    }

    static let fields: [Field<Self>] = [
        .text("heading") { $0.heading },
        .text("action") { $0.url },
        .flag("isChanged") { $0.form.isChanged },
        .text("refusal") { $0.refusal },
        .flag("hasErrors") { $0.form.hasErrors },
        .text("name") { $0.form.name },
        .text("description") { $0.form.description },
        .number("descriptionLength") { $0.form.description.count },
        .text("nameError") { $0.nameError },
        .text("descriptionError") { $0.descriptionError },
        .text("tagsError") { $0.tagsError },
        .list("tags") { $0.tags },
        .list("lines") { $0.lines },
        .flag("hasLines") { !$0.lines.isEmpty },
        .text("linesError") { $0.linesError },
        .text("newLine") { $0.form.newLine },
        .flag("isPriority") { $0.form.isPriority },
        .model("rules") { $0.rules },
        .model("photo") { $0.photo },
        .text("returnURL") { $0.form.returnTo ?? "/dishes" },
        .text("deletionURL") { $0.form.dish == nil ? "" : "\($0.url)/deletion" },
        .text("copyURL") { $0.form.dish == nil ? "" : "\($0.url)/copies" },
    ]

    private var url: String { form.dish.map { "/dishes/\($0.text)" } ?? "/dishes" }
}
