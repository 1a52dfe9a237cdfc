import Foundation
import PlanFile
import Planner

/// One file of `Cases`: a week with its proven answers. The format is described in the README there.
struct PlannerCase: Sendable, CustomStringConvertible {
    /// The smallest sets of rules to drop, by their names.
    struct RelaxingSets: Decodable {
        let size: Int?
        let sets: [[String]]
        let complete: Bool
    }

    struct Place: Decodable {
        let day: Int
        let meal: String
        let dish: String
    }

    struct Oracle: Decodable {
        let emptySlots: Int
        let maxFilled: Int
        let minimumShortfall: Int?
        let fixedDayHonoured: Int
        let priorityPlaced: Int
        let distinctDishes: Int
        let plan: [Place]
        let relaxOne: RelaxingSets?
        let relaxAll: RelaxingSets?
        let verdicts: [String: [String: [String]]]?
        let legalCounts: [String: Int]?
    }

    private struct Header: Decodable {
        let id: String
        let family: String
        let oracle: Oracle
    }

    let id: String
    let family: String
    let week: Week
    let oracle: Oracle

    var description: String { id }

    init(_ file: Data) throws {
        let header = try JSONDecoder().decode(Header.self, from: file)
        id = header.id
        family = header.family
        oracle = header.oracle
        week = try WeekFile(file).week
    }

    /// All cases, in the order of their names.
    static func all() throws -> [PlannerCase] { try loaded.get() }

    private static let loaded = Result { try load() }

    private static func load() throws -> [PlannerCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Cases")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" && $0.lastPathComponent != "index.json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try PlannerCase(Data(contentsOf: $0)) }
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
        plan.compactMap { place in
            Meal(rawValue: place.meal).map {
                Filling.Assignment(slot: Slot(day: place.day, meal: $0), dish: DishID(place.dish))
            }
        }
    }
}
