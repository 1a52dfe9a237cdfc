import Localization
import Mustache
import Planner

/// A library's cards in one language, made once.
final class DishCards: Sendable {
    /// The tags that at least one live dish carries.
    let tagsInUse: [TagPill]
    private let cards: [DishID: DishCard]
    private let records: [DishID: Record]

    init(_ library: DishLibrary, _ language: Language, _ texts: Texts) {
        var cards: [DishID: DishCard] = [:]
        for dish in library.rules.compactMap({ library[$0.id] }) {
            cards[dish.id] = DishCard(dish, of: library, language, texts)
        }
        self.cards = cards
        records = cards.mapValues { Record($0) }
        let used = Set(library.dishes.flatMap(\.tags))
        tagsInUse = library.tags.filter { used.contains($0.id) }.map { TagPill($0, language, texts) }
    }

    func card(_ id: DishID) -> DishCard? { cards[id] }
    func record(_ id: DishID) -> Record? { records[id] }
}
