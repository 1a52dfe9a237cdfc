import Localization
import Mustache
import Planner

struct DishFormPage: Model {
    var form: DishForm
    var heading: String
    var nameError: String
    var descriptionError: String
    var tagsError: String
    var tags: [DishTagChoice]

    init(_ form: DishForm, library: DishLibrary, _ context: MemberContext) {
        self.form = form
        heading = context.text(form.dish == nil ? "title.dish.new" : "title.dish.edit")
        nameError = form.nameFault?.sentence("name", limit: Dish.nameLimit, context) ?? ""
        descriptionError = form.descriptionFault?.sentence("description", limit: Dish.descriptionLimit, context) ?? ""
        tagsError = form.lacksTags ? context.text("form.tags.required") : ""
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
        .flag("hasErrors") { $0.form.hasErrors },
    ]

    private var url: String { form.dish.map { "/dishes/\($0.text)" } ?? "/dishes" }
}

struct DishTagChoice: Model {
    var pill: TagPill
    var isChecked: Bool

    static func all(of library: DishLibrary, chosen: [String], _ context: MemberContext) -> [DishTagChoice] {
        library.tags.map { tag in
            DishTagChoice(
                pill: TagPill(tag, context.language, context.texts), isChecked: chosen.contains(tag.id.text))
        }
    }

    static let fields: [Field<Self>] = [
        .text("id") { $0.pill.id },
        .text("name") { $0.pill.name },
        .flag("isChecked") { $0.isChecked },
    ]
}

extension InputText.Fault {
    func sentence(_ field: String, limit: Int, _ context: MemberContext) -> String {
        switch self {
        case .required: context.text("form.name.required")
        case .tooLong: context.text("form.\(field).tooLong", ["count": .number(limit)])
        case .invalid: context.text("form.text.invalid")
        }
    }
}
