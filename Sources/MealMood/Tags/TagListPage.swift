import Localization
import Mustache

struct TagListPage: Model {
    var tags: [TagRow]
    var canCreate: Bool

    init(_ library: DishLibrary, _ context: MemberContext) {
        let counts = library.dishCounts
        tags = library.tags.map { TagRow($0, dishCount: counts[$0.id] ?? 0, context) }
        canCreate = context.allows(.ownTags)
    }

    static let fields: [Field<Self>] = [
        .list("tags") { $0.tags },
        .flag("canCreate") { $0.canCreate },
    ]
}

struct TagRow: Model {
    var pill: TagPill
    var count: String
    var rules: String

    init(_ tag: Tag, dishCount: Int, _ context: MemberContext) {
        pill = TagPill(tag, context.language, context.texts)
        count = context.text("dishes.count", ["count": .number(dishCount)])
        rules = context.ruleSentence.summary(tag)
    }

    static let fields: [Field<Self>] = [
        .text("id") { $0.pill.id },
        .text("name") { $0.pill.name },
        .text("url") { "/tags/\($0.pill.id)" },
        .text("count") { $0.count },
        .text("rules") { $0.rules },
    ]
}
