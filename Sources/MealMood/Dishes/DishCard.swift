import Localization
import Mustache
import Planner

/// A dish as the drawer, the slots, the sheet and the list show it.
struct DishCard: Model {
    var id: String
    var name: String
    var description: String
    /// The drawing that stands where there is no photo.
    var glyph: String
    /// The address of the photo's small size; empty without one.
    var thumbnail: String
    var tags: [TagPill]
    var isPriority: Bool
    /// Belongs to a day of the week.
    var isFixed: Bool
    /// Where it stands in the week shown; empty when nowhere.
    var usedWhere = ""

    init(_ dish: Dish, of library: DishLibrary, _ language: Language, _ texts: Texts) {
        id = dish.id.text
        name = dish.name
        description = dish.description
        thumbnail = PhotoURL.photo(dish, .small) ?? ""
        glyph = library.glyph(of: dish).rawValue
        tags = dish.tags.compactMap { library[$0] }.map { TagPill($0, language, texts) }
        isPriority = dish.isPriority
        isFixed = dish.fixedDay != nil
    }

    static let fields: [Field<Self>] = [
        .text("id") { $0.id },
        .text("name") { $0.name },
        .text("description") { $0.description },
        .text("thumbnail") { $0.thumbnail },
        .text("glyph") { $0.glyph },
        .text("tagId") { $0.tags.first?.id ?? "" },
        .list("tags") { $0.tags },
        .flag("isPriority") { $0.isPriority },
        .flag("isFixed") { $0.isFixed },
        .flag("isMarked") { $0.isPriority || $0.isFixed },
        .flag("isUsed") { !$0.usedWhere.isEmpty },
        .text("usedWhere") { $0.usedWhere },
    ]
}
