import Planner

/// What `mealmood plan` is asked for.
struct PlanOptions {
    struct Fault: Error {
        let text: String
    }

    static let usage = "usage: mealmood plan FILE.json [--seed N] [--budget-ms N]   (- reads standard input)"

    private(set) var file = ""
    private(set) var seed: UInt64 = 1
    private var milliseconds: Int?

    init(_ arguments: [String]) throws(Fault) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--seed": seed = try Self.number(after: argument, &rest)
            case "--budget-ms": milliseconds = try Self.number(after: argument, &rest)
            case _ where argument != "-" && argument.hasPrefix("-"): throw Fault(text: "unknown option \(argument)")
            case _ where file.isEmpty: file = argument
            default: throw Fault(text: "one file at a time, not \(argument) too")
            }
        }
        if file.isEmpty { throw Fault(text: "which file?") }
    }

    private static func number<Number: FixedWidthInteger>(
        after option: String, _ rest: inout ArraySlice<String>
    ) throws(Fault) -> Number {
        guard let number = rest.popFirst().flatMap({ Number($0) }), number >= 0 else {
            throw Fault(text: "\(option) needs a whole number")
        }
        return number
    }

    /// A budget that begins now. Without a time it is counted in nodes, so that every machine gives the same answer.
    func budget() -> Budget {
        guard let milliseconds else { return .nodes(300_000) }
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        return .until { ContinuousClock.now >= end }
    }
}
