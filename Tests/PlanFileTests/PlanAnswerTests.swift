import Foundation
import PlanFile
import Planner
import Testing

/// The answer of `mealmood plan` for every case beside what its oracle says.
struct PlanAnswerTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("PlannerTests/Cases")
    private static let numbers = [
        "maxFilled", "minimumShortfall", "fixedDayHonoured", "priorityPlaced", "distinctDishes",
    ]

    @Test(arguments: [
        "edge-empty-library", "edge-min-fill-first", "edge-secondary-in-day", "infeasible-05", "minimums-04",
        "neighbours-02", "secondary-07", "single-meal-05", "traditions-01", "realistic-es-01",
    ])
    func theAnswerIsThatOfTheOracle(id: String) throws {
        let (file, oracle) = try Self.read(id)
        let answer = try Self.answer(file)
        #expect(Self.verdicts(answer) == Self.verdicts(oracle))
        for name in ["emptySlots"] + Self.numbers {
            #expect(answer[name] as? NSObject == oracle[name] as? NSObject, "\(name)")
        }
        for name in ["relaxOne", "relaxAll"] {
            guard let expected = oracle[name] as? [String: Any] else {
                #expect(answer[name] is NSNull, "\(name)")
                continue
            }
            let found = try #require(answer[name] as? [String: Any])
            for part in ["size", "complete", "reason"] {
                #expect(found[part] as? NSObject == expected[part] as? NSObject, "\(name).\(part)")
            }
            #expect(Self.sets(found) == Self.sets(expected))
        }
    }

    @Test func theBoundHasTheSameNames() throws {
        let (file, oracle) = try Self.read("minimums-04")
        let bound = try #require(try Self.answer(file)["bound"] as? [String: Int])
        #expect(bound.keys.sorted() == Self.numbers.sorted())
        #expect(try #require(bound["maxFilled"]) >= (oracle["maxFilled"] as? Int ?? .max))
    }

    @Test func thePlanAndTheReasonsAreThere() throws {
        let answer = try Self.answer(try Self.read("minimums-04").file)
        let plan = try #require(answer["plan"] as? [[String: Any]])
        #expect(plan.count == answer["maxFilled"] as? Int)
        #expect(plan.allSatisfy { $0.keys.sorted() == ["day", "dish", "meal"] })
        let unfilled = try #require(answer["unfilled"] as? [[String: Any]])
        #expect(unfilled.count == 1)
        let rules = try #require(unfilled.first?["blockedBy"] as? [String: Int])
        #expect(!rules.isEmpty && rules.allSatisfy { $0.key.contains(":") && $0.value > 0 })
        let unmet = try #require(answer["unmet"] as? [[String: Any]])
        #expect(unmet.allSatisfy { $0.keys.sorted() == ["because", "has", "tag", "wants"] } && !unmet.isEmpty)
        let numbers = try #require((answer["relaxOne"] as? [String: Any])?["needed"] as? [[String: Int]])
        #expect(numbers.contains { $0.keys.contains { $0.hasPrefix("maxPerWeek:") } })
    }

    @Test func theSameSeedGivesTheSameText() throws {
        let week = try WeekFile(try Self.read("realistic-es-02").file).week
        func text(_ seed: UInt64) throws -> String {
            try PlanAnswer(week, seed: seed) { .nodes(25_000) }.json()
        }
        #expect(try text(3) == text(3))
        #expect(try text(3) != text(4))
    }

    private static func answer(_ file: Data) throws -> [String: Any] {
        let text = try PlanAnswer(try WeekFile(file).week, seed: 1) { .nodes(300_000) }.json()
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// The order of the rules that one dish breaks means nothing.
    private static func verdicts(_ answer: [String: Any]) -> [String: [String: Set<String>]]? {
        (answer["verdicts"] as? [String: [String: [String]]])?.mapValues { $0.mapValues { Set($0) } }
    }

    private static func sets(_ relaxing: [String: Any]) -> Set<Set<String>> {
        Set((relaxing["sets"] as? [[String]] ?? []).map { Set($0) })
    }

    private static func read(_ id: String) throws -> (file: Data, oracle: [String: Any]) {
        let file = try Data(contentsOf: folder.appendingPathComponent("\(id).json"))
        let whole = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
        return (file, try #require(whole["oracle"] as? [String: Any]))
    }
}
