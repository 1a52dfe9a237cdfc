/// What `mealmood licence` is asked for.
struct LicenceOptions {
    struct Fault: Error {
        let text: String
    }

    enum Deed: String, CaseIterable {
        case keygen, issue, show, verify, clock

        /// The options that it takes; those that end in `!` stand alone.
        var options: [String] {
            switch self {
            case .keygen: ["out"]
            case .issue: ["key", "plan", "name", "days", "not-before"]
            case .show: []
            case .verify: ["keys", "at"]
            case .clock: ["data", "reset!"]
            }
        }

        var takesCode: Bool { self == .show || self == .verify }
    }

    static let usage = """
        usage: mealmood licence keygen [--out FILE]
                 makes a private key (licence-key.private) and prints the line of its public key for the servers
               mealmood licence issue --key FILE --plan monthly|yearly|lifetime --name NAME [--days N] [--not-before DAY]
                 prints a code
               mealmood licence show CODE
                 says what is in a code, without checking who made it
               mealmood licence verify CODE --keys FILE [--at INSTANT]
                 ends with 0 when a server with these public keys would take it, else with 1 and the reason
               mealmood licence clock [--data DIR] [--reset]
                 says the newest time that the server of a data folder has seen, or starts it again at the present
        """

    let deed: Deed
    private(set) var code = ""
    private var values: [String: String] = [:]

    init(_ arguments: [String]) throws(Fault) {
        guard let name = arguments.first, let deed = Deed(rawValue: name) else {
            throw Fault(text: "one of \(Deed.allCases.map(\.rawValue).joined(separator: ", ")) is expected")
        }
        self.deed = deed
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() { try take(argument, &rest) }
        if deed.takesCode && code.isEmpty { throw Fault(text: "which code?") }
    }

    subscript(option: String) -> String? { values[option] }

    func needed(_ option: String) throws(Fault) -> String {
        guard let value = values[option] else { throw Fault(text: "\(deed.rawValue) needs --\(option)") }
        return value
    }

    private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(Fault) {
        guard argument.hasPrefix("--") else {
            guard deed.takesCode, code.isEmpty else { throw Fault(text: "\(argument) is too much") }
            code = argument
            return
        }
        let name = String(argument.dropFirst(2))
        let standsAlone = deed.options.contains("\(name)!")
        guard standsAlone || deed.options.contains(name) else {
            throw Fault(text: "\(deed.rawValue) knows no option \(argument)")
        }
        guard let value = standsAlone ? "" : rest.popFirst() else { throw Fault(text: "\(argument) needs a value") }
        values[name] = value
    }
}
