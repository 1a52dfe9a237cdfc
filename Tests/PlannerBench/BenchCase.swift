import Foundation
import PlanFile
import Planner

/// A planner case with the five numbers of its oracle.
struct BenchCase {
    let week: Week
    let best: Score

    static func all(in folder: URL) throws -> [BenchCase] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" && $0.lastPathComponent != "index.json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try BenchCase(Data(contentsOf: $0)) }
    }

    private init(_ file: Data) throws {
        week = try WeekFile(file).week
        let oracle = try JSONDecoder().decode(Answers.self, from: file).oracle
        best = Score(
            filled: oracle.maxFilled, shortfall: oracle.minimumShortfall ?? 0, traditions: oracle.fixedDayHonoured,
            priority: oracle.priorityPlaced, distinct: oracle.distinctDishes)
    }

    private struct Answers: Decodable {
        let oracle: Oracle
    }

    private struct Oracle: Decodable {
        let maxFilled: Int
        let minimumShortfall: Int?
        let fixedDayHonoured: Int
        let priorityPlaced: Int
        let distinctDishes: Int
    }
}
