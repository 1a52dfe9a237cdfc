import Localization
import Mustache

struct DishListPage: Model {
    var query: String
    var tagFilters: [DishTagFilter]
    var dishes: [DishRow]
    var count: Int
    var countText: String
    var isEmpty: Bool
    var previousURL = ""
    var nextURL = ""
    var pageText = ""

    init(_ context: MemberContext, library: DishLibrary, filter: DishFilter, thisWeek: WeekPlan) {
        let cards = library.cards(in: context.language, context.services)
        let matches = filter.matches(in: library)
        let pages = max(1, (matches.count + DishFilter.pageSize - 1) / DishFilter.pageSize)
        let page = min(filter.page, pages)
        let shown = matches.dropFirst((page - 1) * DishFilter.pageSize).prefix(DishFilter.pageSize)
        query = filter.query
        tagFilters = library.tags.map { tag in
            let isSelected = tag.id == filter.tag
            return DishTagFilter(
                pill: TagPill(tag, context.language, context.texts), isSelected: isSelected,
                url: filter.url(tag: isSelected ? nil : tag.id))
        }
        let words = WeekWords(language: context.language, texts: context.texts)
        let standing = thisWeek.standing
        dishes = shown.compactMap { dish in
            guard var card = cards.card(dish.id) else { return nil }
            card.usedWhere = standing[dish.id].map(words.slot) ?? ""
            return DishRow(dish: card)
        }
        count = matches.count
        countText = context.text("dishes.count", ["count": .number(matches.count)])
        isEmpty = library.dishes.isEmpty
        guard pages > 1 else { return }
        if page > 1 { previousURL = filter.url(tag: filter.tag, page: page - 1) }
        if page < pages { nextURL = filter.url(tag: filter.tag, page: page + 1) }
        pageText = context.text("dishes.page", ["page": .number(page), "pages": .number(pages)])
    }

    static let fields: [Field<Self>] = [
        .text("query") { $0.query },
        .list("tagFilters") { $0.tagFilters },
        .list("dishes") { $0.dishes },
        .number("count") { $0.count },
        .text("countText") { $0.countText },
        .flag("isEmpty") { $0.isEmpty },
        .flag("noMatches") { !$0.isEmpty && $0.dishes.isEmpty },
        .text("previousURL") { $0.previousURL },
        .text("nextURL") { $0.nextURL },
        .text("pageText") { $0.pageText },
    ]
}

struct DishTagFilter: Model {
    var pill: TagPill
    var isSelected: Bool
    var url: String

    static let fields: [Field<Self>] = [
        .text("id") { $0.pill.id },
        .text("name") { $0.pill.name },
        .flag("isSelected") { $0.isSelected },
        .text("url") { $0.url },
    ]
}

struct DishRow: Model {
    var dish: DishCard

    static let fields: [Field<Self>] = [
        .model("dish") { $0.dish },
        .text("url") { "/dishes/\($0.dish.id)" },
        .text("deletionURL") { "/dishes/\($0.dish.id)/deletion" },
    ]
}
