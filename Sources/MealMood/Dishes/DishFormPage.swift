import Localization
import Mustache
import Planner

struct DishFormPage: Model {
    var form: DishDraft
    var heading: String
    var nameError: String
    var descriptionError: String
    var tagsError: String
    var tags: [DishTagChoice]
    /// Why there is no room for another dish; empty when there is.
    var refusal = ""

    init(_ form: DishDraft, library: DishLibrary, _ context: MemberContext) {
        self.form = form
        heading = context.text(form.dish == nil ? "title.dish.new" : "title.dish.edit")
        nameError = form.nameSentence(context)
        descriptionError = form.descriptionSentence(context)
        tagsError = form.tagsSentence(context)
        tags = DishTagChoice.all(of: library, chosen: form.tags, context)
    }

    static let fields: [Field<Self>] = [
        .flag("isNew") { $0.form.dish == nil },
        .text("heading") { $0.heading },
        .text("action") { $0.url },
        .text("name") { $0.form.name },
        .text("description") { $0.form.description },
        .number("descriptionLength") { $0.form.description.count },
        .text("nameError") { $0.nameError },
        .text("descriptionError") { $0.descriptionError },
        .text("tagsError") { $0.tagsError },
        .list("tags") { $0.tags },
        .text("returnURL") { $0.form.returnTo ?? "" },
        .text("deletionURL") { $0.form.dish == nil ? "" : "\($0.url)/deletion" },
        .text("refusal") { $0.refusal },
        .flag("hasErrors") { $0.form.hasErrors },
    ]

    private var url: String { form.dish.map { "/dishes/\($0.text)" } ?? "/dishes" }
}
