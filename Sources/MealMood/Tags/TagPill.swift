import Localization
import Mustache
import Planner

struct TagPill: Model {
    var id: String
    var name: String

    init(_ tag: Tag, _ language: Language, _ texts: Texts) {
        id = tag.id.text
        name = tag.name(in: language, texts)
    }

    static let fields: [Field<Self>] = [
        .text("id") { $0.id },
        .text("name") { $0.name },
    ]
}
