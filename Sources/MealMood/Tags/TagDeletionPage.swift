import Localization
import Mustache
import Planner

/// Asks before an own tag goes, and says what becomes of its dishes.
struct TagDeletionPage: Model {
    var tag: TagPill
    var heading: String
    var dishes: String
    /// The dishes that it leaves without any tag, if there are such.
    var bare: String

    init(_ tag: Tag, _ library: DishLibrary, _ context: MemberContext) {
        self.tag = TagPill(tag, context.language, context.texts)
        heading = context.text("title.deletion", ["name": .text(self.tag.name)])
        let carriers = library.dishes(with: tag.id)
        dishes =
            carriers.isEmpty
            ? context.text("tags.deletion.unused")
            : context.text("tags.deletion.dishes", ["count": .number(carriers.count)])
        let bareCount = carriers.count { $0.tags == [tag.id] }
        bare = bareCount == 0 ? "" : context.text("tags.deletion.bare", ["count": .number(bareCount)])
    }

    static let fields: [Field<Self>] = [
        .text("id") { $0.tag.id },
        .text("name") { $0.tag.name },
        .text("dishes") { $0.dishes },
        .text("bare") { $0.bare },
        .text("action") { "/tags/\($0.tag.id)/deletion" },
        .text("backURL") { "/tags/\($0.tag.id)" },
    ]
}
