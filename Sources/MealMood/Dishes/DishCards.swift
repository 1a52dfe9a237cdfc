import Localization
import Mustache
import Planner

/// A library's cards in one language, made once, and drawn once for the drawer: two hundred of them are most of what a
/// week page costs.
final class DishCards: Sendable {
    /// The tags that at least one live dish carries.
    let tagsInUse: [TagPill]
    private let cards: [DishID: DishCard]
    /// Live dishes by name.
    private let fragments: [Record]
    private let positions: [DishID: Int]

    init(_ library: DishLibrary, _ language: Language, _ services: Services) {
        var cards: [DishID: DishCard] = [:]
        for dish in library.rules.compactMap({ library[$0.id] }) {
            cards[dish.id] = DishCard(dish, of: library, language, services.texts)
        }
        self.cards = cards
        fragments = library.dishes.map { dish in
            let drawn = cards[dish.id].flatMap { card in
                try? services.templates.render("week/dish-card", [Record(card)], in: language)
            }
            return Record(DishFragment(markup: SafeHTML(String(decoding: drawn ?? [], as: UTF8.self))))
        }
        positions = Dictionary(uniqueKeysWithValues: zip(library.dishes.map(\.id), 0...))
        let used = Set(library.dishes.flatMap(\.tags))
        tagsInUse = library.tags.filter { used.contains($0.id) }.map { TagPill($0, language, services.texts) }
    }

    func card(_ id: DishID) -> DishCard? { cards[id] }

    /// The cards of the live dishes that do not stand in the week, as the drawer shows them.
    func fragments(without standing: some Sequence<DishID>) -> [Record] {
        var isStanding = Array(repeating: false, count: fragments.count)
        for position in standing.compactMap({ positions[$0] }) { isStanding[position] = true }
        return fragments.indices.lazy.filter { !isStanding[$0] }.map { fragments[$0] }
    }

    /// The ids in the order of names.
    func sorted(_ dishes: some Sequence<DishID>) -> [DishID] {
        let found = dishes.compactMap { dish in positions[dish].map { (position: $0, dish: dish) } }
        return found.sorted { $0.position < $1.position }.map(\.dish)
    }
}
