import Localization
import Mustache
import Planner

/// A tag to tick for a dish.
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
