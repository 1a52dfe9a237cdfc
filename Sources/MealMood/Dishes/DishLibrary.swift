import Localization
import Planner
import SQLite
import Synchronization

/// A household's dishes and tags as they stood at one change number, ready for rules and pages.
final class DishLibrary: Sendable {
    let seq: Int
    let tags: [Tag]
    /// Live dishes by name.
    let dishes: [Dish]
    /// Rules of every dish that a week may hold, deleted ones too.
    let rules: [Planner.Dish]
    private let dishByID: [DishID: Dish]
    private let tagByID: [TagID: Tag]
    private let cardsByLanguage = Mutex<[Language: DishCards]>([:])
    private let foldedTexts = Mutex<[[CChar]]?>(nil)

    init(of household: Household, in db: Connection) throws {
        seq = household.librarySeq
        tags = try TagStore.all(of: household.id, in: db)
        let live = Set(tags.map(\.id))
        let all = try DishStore.all(of: household.id, in: db).map { dish in
            var dish = dish
            dish.tags.removeAll { !live.contains($0) }
            return dish
        }
        dishes = DishOrder.sorted(all.filter { !$0.isDeleted })
        rules = all.map(\.rules)
        dishByID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        tagByID = Dictionary(uniqueKeysWithValues: tags.map { ($0.id, $0) })
    }

    subscript(id: DishID) -> Dish? { dishByID[id] }
    subscript(id: TagID) -> Tag? { tagByID[id] }

    /// A dish that a field names must be there to be planned.
    func checkOffers(_ dish: DishID, field: String) throws {
        guard self[dish]?.isDeleted == false else { throw AppError.invalidField(field) }
    }

    /// How far the rules of any dish look beyond a week, in days; at least the neighbouring day.
    var reach: Int { max(1, (rules.compactMap(\.minDaysBetween).max() ?? 1) - 1) }

    func glyph(of dish: Dish) -> Glyph {
        dish.suggestion?.glyph ?? dish.tags.lazy.compactMap { self[$0]?.given?.glyph }.first ?? .dish
    }

    /// What each live dish says of itself and its ingredients, folded for searching, in their order; made at the first asking.
    var searchTexts: [[CChar]] {
        foldedTexts.withLock { known in
            let texts =
                known
                ?? dishes.map { dish in
                    Array(DishOrder.folded("\(dish.name) \(dish.description) \(dish.ingredientNames)").utf8CString)
                }
            known = texts
            return texts
        }
    }

    /// The cards in a language, made at the first asking.
    func cards(in language: Language, _ services: Services) -> DishCards {
        if let cards = cardsByLanguage.withLock({ $0[language] }) { return cards }
        let cards = DishCards(self, language, services)
        cardsByLanguage.withLock { $0[language] = cards }
        return cards
    }
}
