import Crypto
import Planner
import SQLite

/// Copies the live dishes and the own tags of one household into another, under new ids. Nothing there is touched: its
/// tags win, and a dish that is called like one of them is kept beside it and marked. A dish that came from there, or has
/// come before, and is still the same is not copied twice.
struct LibraryCopy {
    let source: HouseholdID
    let stamp: Stamp
    let db: Connection
    private let tags: TagMatch
    private let known: BroughtDishes

    /// - Parameter stamp: of the household that the copies go to; they count as made by its member.
    init(of source: HouseholdID, stamp: Stamp, texts: Texts, in db: Connection) throws {
        self.source = source
        self.stamp = stamp
        self.db = db
        tags = TagMatch(
            from: try TagStore.all(of: source, in: db), into: try TagStore.all(of: stamp.household, in: db), texts)
        known = try BroughtDishes(between: source, and: stamp.household, in: db)
    }

    func run() throws {
        for tag in tags.missing { try TagStore.create(tag, stamp: stamp, in: db) }
        let there = try dishes(of: stamp.household)
        let byID = Dictionary(there.map { ($0.id, $0) }) { first, _ in first }
        let names = Dictionary(there.map { (DishOrder.folded($0.name), $0.id) }) { first, _ in first }
        for dish in try dishes(of: source) {
            if try isThere(dish, byID) { continue }
            try copy(dish, twin: names[DishOrder.folded(dish.name)])
        }
    }

    private func copy(_ dish: Dish, twin: DishID?) throws {
        let id = DishID(randomID())
        try DishStore.put(translated(dish, id), try ingredients(of: dish.id, source), stamp: stamp, in: db)
        try PhotoStore.copy(from: dish.id, of: source, to: id, of: stamp.household, in: db)
        try BroughtDishStore.note(id, from: dish.id, of: source, twin: twin, stamp: stamp, in: db)
    }

    private func isThere(_ dish: Dish, _ byID: [DishID: Dish]) throws -> Bool {
        try known.partners(of: dish.id).compactMap { byID[$0] }.contains { other in
            let copy = translated(dish, other.id)
            return try copy.saysTheSame(as: other)
                && ingredients(of: dish.id, source) == ingredients(of: other.id, stamp.household)
        }
    }

    private func translated(_ dish: Dish, _ id: DishID) -> Dish {
        Dish(
            id: id, name: dish.name, description: dish.description, tags: tags.translated(dish.tags),
            isPriority: dish.isPriority, fixedDay: dish.fixedDay, fixedMeal: dish.fixedMeal,
            minDaysBetween: dish.minDaysBetween, suggestion: dish.suggestion, photo: dish.photo)
    }

    private func dishes(of household: HouseholdID) throws -> [Dish] {
        DishOrder.sorted(try DishStore.all(of: household, in: db).filter { !$0.isDeleted })
    }

    private func ingredients(of dish: DishID, _ household: HouseholdID) throws -> [Ingredient] {
        try IngredientStore.ingredients(of: dish, household: household, in: db)
    }
}

extension Dish {
    /// Whether both are the same to whoever reads them, ingredients left out.
    fileprivate func saysTheSame(as other: Dish) -> Bool {
        name == other.name && description == other.description && Set(tags) == Set(other.tags)
            && isPriority == other.isPriority && fixedDay == other.fixedDay && fixedMeal == other.fixedMeal
            && minDaysBetween == other.minDaysBetween && photo == other.photo
    }
}
