extension ServerSettings {
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// Reads `--port P`, `--data DIR`, `--root DIR`, `--now INSTANT`, `--premium` over `MEALMOOD_PORT` and the like; a switch
    /// is on in the environment when it is `1`.
    package init(arguments: [String], environment: [String: String]) throws {
        self.init()
        for option in Option.allCases {
            if let value = environment["MEALMOOD_\(option.rawValue.uppercased())"] {
                try set(option, to: value)
            }
        }
        var rest = arguments[...]
        while let flag = rest.popFirst() {
            guard flag.hasPrefix("--"), let option = Option(rawValue: String(flag.dropFirst(2))) else {
                throw Fault(description: "unknown option \(flag); known: \(Option.usage)")
            }
            guard let value = option.isSwitch ? "1" : rest.popFirst() else { throw Fault(description: "\(flag) needs a value") }
            try set(option, to: value)
        }
    }

    private enum Option: String, CaseIterable {
        case port, data, root, now, reactors, premium

        var isSwitch: Bool { self == .premium }

        static var usage: String { allCases.map { "--\($0.rawValue)" }.joined(separator: " ") }
    }

    private mutating func set(_ option: Option, to value: String) throws {
        switch option {
        case .port: port = try Self.number(value, in: 0...65_535, for: "port")
        case .data: dataFolder = value
        case .root: rootFolder = value
        case .premium: isPremiumForAll = value == "1"
        case .reactors: reactorCount = try Self.number(value, in: 1...64, for: "reactors")
        case .now:
            guard let instant = Clock.parse(value) else {
                throw Fault(description: "--now needs an instant such as 2026-09-16T10:00:00Z, not \(value)")
            }
            frozenNow = instant
        }
    }

    private static func number(_ text: String, in range: ClosedRange<Int>, for name: String) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw Fault(
                description: "\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }
}
