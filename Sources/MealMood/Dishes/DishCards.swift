import Localization
import Mustache
import Planner
import Synchronization

/// A library's cards in one language, made once. What the drawer shows of them is drawn once, when first shown.
final class DishCards: Sendable {
    enum Fault: Error { case noCard(DishID) }

    /// The tags that at least one live dish carries.
    let tagsInUse: [TagPill]
    private let cards: [DishID: DishCard]
    private let drawn = Mutex<[DishID: Record]>([:])
    private let language: Language
    private let templates: Templates

    init(_ library: DishLibrary, _ language: Language, _ services: Services) {
        var cards: [DishID: DishCard] = [:]
        for dish in library.rules.compactMap({ library[$0.id] }) {
            cards[dish.id] = DishCard(dish, of: library, language, services.texts)
        }
        self.cards = cards
        self.language = language
        templates = services.templates
        let used = Set(library.dishes.flatMap(\.tags))
        tagsInUse = library.tags.filter { used.contains($0.id) }.map { TagPill($0, language, services.texts) }
    }

    func card(_ id: DishID) -> DishCard? { cards[id] }

    /// A dish's card as the drawer shows it while the dish stands nowhere in the week.
    func fragment(_ id: DishID) throws -> Record {
        if let known = drawn.withLock({ $0[id] }) { return known }
        guard let card = cards[id] else { throw Fault.noCard(id) }
        let bytes = try templates.render("week/dish-card", [Record(card)], once: Once(nil), in: language)
        let fragment = Record(DishFragment(markup: SafeHTML(String(decoding: bytes, as: UTF8.self))))
        drawn.withLock { $0[id] = fragment }
        return fragment
    }
}
