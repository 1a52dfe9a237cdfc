import Planner

/// The file as it is written.
struct WeekEntry: Decodable {
    let format: String?
    let tags: [TagEntry]
    let dishes: [DishEntry]
    let slots: [SlotEntry]
    let neighbours: [NeighbourEntry]?
}

struct TagEntry: Decodable {
    let id: String
    let maxPerWeek: WeeklyNumber?
    let minPerWeek: WeeklyNumber?
    let noConsecutive: Bool?
    let noDuplicateInDay: Bool?
    let mealTypeRestriction: MealWord?

    var tag: Tag {
        Tag(
            id: TagID(id), maxPerWeek: maxPerWeek?.number, minPerWeek: minPerWeek?.number,
            noConsecutive: noConsecutive ?? false, noDuplicateInDay: noDuplicateInDay ?? false,
            onlyMeal: mealTypeRestriction?.meal)
    }
}

struct DishEntry: Decodable {
    let id: String
    let tags: [String]
    let isPriority: Bool?
    let fixedDayOfWeek: DayOfWeek?
    let fixedMealType: MealWord?
    let minDaysBetween: Days?

    var dish: Dish {
        Dish(
            id: DishID(id), tags: tags.map { TagID($0) }, isPriority: isPriority ?? false,
            fixedDay: fixedDayOfWeek?.number, fixedMeal: fixedMealType?.meal, minDaysBetween: minDaysBetween?.number)
    }
}

struct SlotEntry: Decodable {
    let day: DayOfWeek
    let meal: MealWord
    let state: StateWord
    let dish: String?
    let secondary: String?
    let rulesIgnored: Bool?

    var slot: Slot { Slot(day: day.number, meal: meal.meal) }

    var placement: Placement? {
        guard let dish, state == .filled else { return nil }
        return Placement(slot: slot, dish: dish, second: secondary, isIgnored: rulesIgnored)
    }
}

struct NeighbourEntry: Decodable {
    let day: DayAround
    let meal: MealWord
    let dish: String
    let secondary: String?
    let rulesIgnored: Bool?

    var placement: Placement {
        Placement(
            slot: Slot(day: day.number, meal: meal.meal), dish: dish, second: secondary, isIgnored: rulesIgnored)
    }
}

extension Placement {
    fileprivate init(slot: Slot, dish: String, second: String?, isIgnored: Bool?) {
        self.init(slot: slot, dish: DishID(dish), second: second.map { DishID($0) }, counts: isIgnored != true)
    }
}
