import Foundation
import PlanFile
import Planner

/// `mealmood plan FILE.json`: fills the week of a file and says what was proven, so that an odd week can be reported
/// and played again.
enum PlanCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try PlanOptions(arguments)
            let file = try WeekFile(read(options.file))
            say(try PlanAnswer(file.week, seed: options.seed, budget: options.budget).json())
            return 0
        } catch let fault as PlanOptions.Fault {
            complain("mealmood plan: \(fault.text)\n\n\(PlanOptions.usage)")
            return 2
        } catch {
            complain("mealmood plan: \(error)")
            return 1
        }
    }

    private struct Unreadable: Error, CustomStringConvertible {
        let file: String
        var description: String { "cannot read \(file)" }
    }

    private static func read(_ file: String) throws -> Data {
        if file == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        guard let data = FileManager.default.contents(atPath: file) else { throw Unreadable(file: file) }
        return data
    }
}
