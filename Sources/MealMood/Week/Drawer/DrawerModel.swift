import Mustache
import Planner

/// The drawer of dishes beside the week; most of its cards are the same from page to page and come ready drawn.
struct DrawerModel: Model {
    var query: DrawerQuery
    var count: Int
    /// How many dishes match, in words.
    var foundText: String
    var librarySeq: Int
    /// What was made just now stands first.
    var fresh: Record?
    var unused: [Record]
    var used: [DishCard]
    var usedText: String
    var tags: [DishTagChoice]
    var url: String
    var nextURL: String
    var newDishURL: String
    var noMatches: Bool

    static let fields: [Field<Self>] = [
        .number("count") { $0.count },
        .text("query") { $0.query.words },
        .text("queryTags") { $0.query.tags.map(\.text).joined(separator: " ") },
        .text("foundText") { $0.foundText },
        .number("librarySeq") { $0.librarySeq },
        .record("fresh", of: DishFragment.self) { $0.fresh },
        .records("unused", of: DishFragment.self) { $0.unused },
        .list("used") { $0.used },
        .flag("hasUsed") { !$0.used.isEmpty },
        .text("usedText") { $0.usedText },
        .list("tags") { $0.tags },
        .text("url") { $0.url },
        .text("nextURL") { $0.nextURL },
        .text("newDishURL") { $0.newDishURL },
        .flag("isEmpty") { $0.count == 0 },
        .flag("noMatches") { $0.noMatches },
    ]
}
