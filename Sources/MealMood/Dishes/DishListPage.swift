import Localization
import Mustache

struct DishListPage: Model {
    var query: String
    var tagFilters: [DishTagFilter]
    var dishes: [DishRow]
    /// How many there are: what the plan has room for, or what was found.
    var countText: String
    /// What was found, to be said aloud.
    var foundText: String
    var isEmpty: Bool
    var previousURL = ""
    var nextURL = ""
    var pageText = ""

    init(_ context: MemberContext, library: DishLibrary, filter: DishFilter, thisWeek: WeekPlan) throws {
        let part = filter.part(of: library)
        query = filter.query
        tagFilters = library.tags.map { tag in
            DishTagFilter(
                pill: TagPill(tag, context.language, context.texts), isChecked: filter.tags.contains(tag.id))
        }
        dishes = DishRow.rows(
            of: part.shown, in: library, listURL: filter.url(page: part.page), thisWeek: thisWeek, context)
        foundText = context.text("dishes.count", ["count": .number(part.count)])
        let allowance = filter.isOpen ? try DishAllowance(context).sentence(context) : ""
        countText = allowance.isEmpty ? foundText : allowance
        isEmpty = library.dishes.isEmpty
        guard part.pages > 1 else { return }
        if part.page > 1 { previousURL = filter.url(page: part.page - 1) }
        if part.page < part.pages { nextURL = filter.url(page: part.page + 1) }
        pageText = context.text("dishes.page", ["page": .number(part.page), "pages": .number(part.pages)])
    }

    static let fields: [Field<Self>] = [
        .text("query") { $0.query },
        .list("tagFilters") { $0.tagFilters },
        .list("dishes") { $0.dishes },
        .text("countText") { $0.countText },
        .text("foundText") { $0.foundText },
        .flag("isEmpty") { $0.isEmpty },
        .flag("noMatches") { !$0.isEmpty && $0.dishes.isEmpty },
        .text("previousURL") { $0.previousURL },
        .text("nextURL") { $0.nextURL },
        .text("pageText") { $0.pageText },
    ]
}

struct DishTagFilter: Model {
    var pill: TagPill
    var isChecked: Bool

    static let fields: [Field<Self>] = [
        .text("id") { $0.pill.id },
        .text("name") { $0.pill.name },
        .flag("isChecked") { $0.isChecked },
    ]
}
