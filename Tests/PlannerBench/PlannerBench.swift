import Foundation
import Planner

/// `planner-bench CASES`: how quickly and how well the autofill plans, as tables for docs/performance.md.
@main
enum PlannerBench {
    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "Tests/PlannerTests/Cases"
        let cases = try BenchCase.all(in: URL(fileURLWithPath: folder))
        print(
            "| all \(cases.count) cases | median, ms | p99, ms | best plan | proven |\n| --- | ---: | ---: | ---: | ---: |"
        )
        for nodes in [25_000, 300_000] { print(row(cases, nodes: nodes)) }
        print("\n| 14 empty slots, default tags | median, ms | p99, ms | proven |\n| --- | ---: | ---: | ---: |")
        for dishes in [20, 200, 1_000, 5_000] { print(row(dishes: dishes, traditions: 3)) }
        print(row(dishes: 1_000, traditions: 25))
        print("\n\(relaxing(cases))\n\(greedy(cases))")
    }

    private static func row(_ cases: [BenchCase], nodes: Int) -> String {
        var (times, best, proven) = ([Double](), 0, 0)
        for planned in cases {
            let filling = timed(&times) { autofill(planned.week, seed: 1, budget: .nodes(nodes)) }
            if filling.score == planned.best { best += 1 }
            if filling.proof == .optimal { proven += 1 }
        }
        return "| \(nodes) nodes | \(spread(times)) | \(share(best, cases.count)) | \(share(proven, cases.count)) |"
    }

    private static func row(dishes: Int, traditions: Int) -> String {
        let weeks = 100
        var (times, proven) = ([Double](), 0)
        var library = Library(seed: UInt64(dishes))
        for seed in 0..<weeks {
            let week = library.week(dishes: dishes, traditions: traditions)
            let filling = timed(&times) { autofill(week, seed: UInt64(seed)) }
            if filling.proof == .optimal { proven += 1 }
        }
        return "| \(dishes) dishes, \(traditions) traditions | \(spread(times)) | \(share(proven, weeks)) |"
    }

    private static func relaxing(_ cases: [BenchCase]) -> String {
        var (times, proven) = ([Double](), 0)
        for planned in cases where planned.best.filled < planned.week.empty.count && !planned.week.dishes.isEmpty {
            let filling = autofill(planned.week, seed: 1, budget: .nodes(300_000))
            let found = timed(&times) { relaxations(planned.week, after: filling) }
            if found.proven { proven += 1 }
        }
        return """
            Relaxations of \(times.count) weeks: median \(digits(quantile(times, 0.5))) ms, 90 % under \
            \(digits(quantile(times, 0.9))) ms, \(share(proven, times.count)) proven.
            """
    }

    private static func greedy(_ cases: [BenchCase]) -> String {
        let usual = cases.filter { $0.week.dishes.count < 200 && !$0.week.empty.isEmpty }
        let runs = 20
        let worse = usual.map { planned in
            (1...runs).count { Greedy.filled(planned.week, seed: UInt64($0)) < planned.best.filled }
        }
        return """
            Greedy as in the PRD leaves a slot empty that can be filled in \(share(worse.reduce(0, +), usual.count * runs)) \
            of its runs (\(usual.count) cases of fewer than 200 dishes, \(runs) runs each).
            """
    }
}
