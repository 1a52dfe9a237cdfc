import HTTP
import Localization
import Planner

/// Turns what the drawer is asked for into what it shows.
struct DrawerBuilder {
    private let context: MemberContext
    private let plan: WeekPlan
    private let library: DishLibrary
    private let cards: DishCards
    private let query: DrawerQuery
    private let fresh: DishID?
    /// Where each dish of the week stands.
    private let places: [DishID: [Slot]]

    init(_ context: MemberContext, plan: WeekPlan, library: DishLibrary) throws {
        self.context = context
        self.plan = plan
        self.library = library
        cards = library.cards(in: context.language, context.services)
        var places: [DishID: [Slot]] = [:]
        for slot in plan.activeSlots {
            for dish in Set(plan[slot]?.dishes ?? []) { places[dish, default: []].append(slot) }
        }
        self.places = places
        var query = try DrawerQuery(context)
        fresh = try Self.made(context, library).flatMap { places[$0] == nil ? $0 : nil }
        // A new dish that the search would hide ends the search.
        if let fresh, !library.dishes(matching: query.search).contains(where: { $0.id == fresh }) {
            (query.words, query.tags) = ("", [])
        }
        self.query = query
    }

    /// The drawer of a whole page: every part up to the one that is asked for, without what stands in the week.
    func drawer() throws -> DrawerModel {
        let found = library.dishes(matching: query.search)
        let shown = found.prefix(query.part * DrawerQuery.partSize).map(\.id)
        let unused = shown.filter { places[$0] == nil && $0 != fresh }
        return try model(found, showing: unused, used: used(in: found))
    }

    /// One part alone. Later ones hold every dish, so that the page can show again what leaves the week.
    func part() throws -> DrawerModel {
        guard query.part > 1 else { return try drawer() }
        let found = library.dishes(matching: query.search)
        let shown = found.dropFirst((query.part - 1) * DrawerQuery.partSize).prefix(DrawerQuery.partSize)
        return try model(found, showing: shown.map(\.id), used: [])
    }

    private func model(_ found: [Dish], showing shown: [DishID], used: [DishCard]) throws -> DrawerModel {
        let hasMore = found.count > query.part * DrawerQuery.partSize
        let url = query.url(of: plan.monday, parts: 1)
        return DrawerModel(
            query: query, count: library.dishes.count,
            foundText: context.text("dishes.count", ["count": .number(found.count)]), librarySeq: library.seq,
            fresh: try fresh.map(cards.fragment), unused: try shown.map(cards.fragment), used: used,
            usedText: context.text("drawer.used", ["count": .number(used.count)]),
            tags: cards.tagsInUse.map { tag in
                DishTagChoice(pill: tag, isChecked: query.tags.contains { $0.text == tag.id })
            }, url: WeekURL.week(plan.monday),
            nextURL: hasMore ? query.url(of: plan.monday, parts: query.part + 1) : "",
            newDishURL: "/dishes/new?return=\(PercentEncoding.encode(url))",
            noMatches: found.isEmpty && !library.dishes.isEmpty)
    }

    private func used(in found: [Dish]) -> [DishCard] {
        let words = context.weekWords
        return found.filter { places[$0.id] != nil }.compactMap { dish in
            guard var card = cards.card(dish.id), let slots = places[dish.id] else { return nil }
            card.usedWhere = slots.map(words.slot).joined(separator: " · ")
            return card
        }
    }

    /// The dish that the page says was made just now.
    private static func made(_ context: MemberContext, _ library: DishLibrary) throws -> DishID? {
        guard let (notice, id, _) = Notice.parsed(try context.visitor.query("notice")), notice == .dishAdded,
            let dish = library[DishID(id)], !dish.isDeleted
        else { return nil }
        return dish.id
    }
}
