import Localization
import Mustache
import Planner

struct TagFormPage: Model {
    var tag: Tag
    var isNew: Bool
    var heading: String
    var name: String
    var nameHint: String
    var nameError: String
    var minimumError: String
    var preview: TagPreview
    var look: TagLook
    var rules: TagRuleChoices
    var hasErrors: Bool

    init(_ wish: TagWish, faults: [TagFault], _ context: MemberContext) throws {
        tag = wish.tag
        isNew = wish.former == nil
        name = tag.name == nil ? tag.name(in: context.language, context.texts) : wish.typedName
        nameHint = tag.given == nil ? "" : Self.nameHint(tag, context)
        nameError = faults.first(where: \.isOfName)?.sentence(context) ?? ""
        minimumError = faults.first { !$0.isOfName }?.sentence(context) ?? ""
        preview = try TagPreview(wish, context)
        look = TagLook(tag, canMake: context.allows(.ownTags), context)
        rules = TagRuleChoices(tag.rules, former: wish.former?.rules, context)
        hasErrors = !faults.isEmpty
        heading = context.text("tags.new.title")
        if let former = wish.former {
            heading = context.text(
                "tags.edit.title", ["name": .text(former.name(in: context.language, context.texts))])
        }
    }

    private static func nameHint(_ tag: Tag, _ context: MemberContext) -> String {
        context.text("tags.name.hint", ["name": .text(tag.givenName(in: context.language, context.texts))])
    }

    static let fields: [Field<Self>] = [
        .text("heading") { $0.heading },
        .text("action") { $0.isNew ? "/tags" : $0.url },
        .text("previewURL") { $0.isNew ? "/tags/new/preview" : "\($0.url)/preview" },
        .text("deletionURL") { $0.isNew || $0.tag.given != nil ? "" : "\($0.url)/deletion" },
        .text("givenId") { $0.tag.given == nil ? "" : $0.tag.id.text },
        .text("name") { $0.name },
        .number("nameLength") { $0.name.count },
        .text("nameHint") { $0.nameHint },
        .text("nameError") { $0.nameError },
        .text("minimumError") { $0.minimumError },
        .model("preview") { $0.preview },
        .model("look") { $0.look },
        .model("rules") { $0.rules },
        .flag("hasErrors") { $0.hasErrors },
    ]

    private var url: String { "/tags/\(tag.id.text)" }
}
