import Mustache

/// The drawer of dishes beside the week; most of its cards are the same from page to page and come ready drawn.
struct WeekDrawerModel: Model {
    var count: Int
    var unused: [Record]
    var used: [DishCard]
    var tags: [TagPill]

    static let fields: [Field<Self>] = [
        .number("count") { $0.count },
        .records("unused", of: DishFragment.self) { $0.unused },
        .list("used") { $0.used },
        .flag("hasUsed") { !$0.used.isEmpty },
        .list("tags") { $0.tags },
        .flag("isEmpty") { $0.count == 0 },
    ]
}
