import Foundation
import Planner

/// One file of `Cases`: a week with its proven answers. The format is described in the README there.
struct PlannerCase: Decodable, Sendable, CustomStringConvertible {
    struct TagEntry: Decodable {
        let id: String
        let maxPerWeek: Int?
        let minPerWeek: Int?
        let noConsecutive: Bool?
        let noDuplicateInDay: Bool?
        let mealTypeRestriction: String?
    }

    struct DishEntry: Decodable {
        let id: String
        let tags: [String]
        let isPriority: Bool?
        let fixedDayOfWeek: Int?
        let fixedMealType: String?
        let minDaysBetween: Int?
    }

    struct SlotEntry: Decodable {
        let day: Int
        let meal: String
        let state: String?
        let dish: String?
        let secondary: String?
        let rulesIgnored: Bool?
    }

    /// The smallest sets of rules to drop, by their names.
    /// The smallest sets of rules to drop, by their names.
    struct RelaxingSets: Decodable {
        let size: Int?
        let sets: [[String]]
        let complete: Bool
    }

    struct Oracle: Decodable {
        let emptySlots: Int
        let maxFilled: Int
        let minimumShortfall: Int?
        let fixedDayHonoured: Int
        let priorityPlaced: Int
        let distinctDishes: Int
        let plan: [SlotEntry]
        let relaxOne: RelaxingSets?
        let relaxAll: RelaxingSets?
        let verdicts: [String: [String: [String]]]?
        let legalCounts: [String: Int]?
    }

    let id: String
    let family: String
    let tags: [TagEntry]
    let dishes: [DishEntry]
    let slots: [SlotEntry]
    let neighbours: [SlotEntry]?
    let oracle: Oracle

    var description: String { id }

    /// All cases, in the order of their names.
    static func all() throws -> [PlannerCase] { try loaded.get() }

    private static let loaded = Result { try load() }

    private static func load() throws -> [PlannerCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Cases")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" && $0.lastPathComponent != "index.json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try JSONDecoder().decode(PlannerCase.self, from: Data(contentsOf: $0)) }
    }
}

extension PlannerCase.TagEntry {
    var tag: Tag {
        Tag(
            id: TagID(id), maxPerWeek: maxPerWeek, minPerWeek: minPerWeek, noConsecutive: noConsecutive ?? false,
            noDuplicateInDay: noDuplicateInDay ?? false, onlyMeal: mealTypeRestriction.flatMap(Meal.init(rawValue:)))
    }
}

extension PlannerCase.DishEntry {
    var planned: Dish {
        Dish(
            id: DishID(id), tags: tags.map { TagID($0) }, isPriority: isPriority ?? false, fixedDay: fixedDayOfWeek,
            fixedMeal: fixedMealType.flatMap(Meal.init(rawValue:)), minDaysBetween: minDaysBetween)
    }
}

extension PlannerCase.SlotEntry {
    var slot: Slot? { Meal(rawValue: meal).map { Slot(day: day, meal: $0) } }

    var placement: Placement? {
        guard let slot, let dish else { return nil }
        return Placement(
            slot: slot, dish: DishID(dish), second: secondary.map { DishID($0) }, counts: rulesIgnored != true)
    }
}

extension PlannerCase.Oracle {
    /// The five numbers of a best plan.
    var score: Score {
        Score(
            filled: maxFilled, shortfall: minimumShortfall ?? 0, traditions: fixedDayHonoured,
            priority: priorityPlaced, distinct: distinctDishes)
    }

    /// A best plan.
    var assignments: [Filling.Assignment] {
        plan.compactMap(\.placement).map { Filling.Assignment(slot: $0.slot, dish: $0.dish) }
    }
}

extension PlannerCase {
    var week: Week {
        Week(
            tags: tags.map(\.tag), dishes: dishes.map(\.planned),
            empty: slots.filter { $0.state == "empty" }.compactMap(\.slot),
            placed: slots.filter { $0.state == "filled" }.compactMap(\.placement),
            neighbours: (neighbours ?? []).compactMap(\.placement))
    }
}
