/// The arguments that are in force for the blocks of a template, numbered, so that equal ones are recognised.
struct Environments {
    /// An argument keeps the environment of the place it was written in: names of blocks inside it mean what
    /// they mean there.
    struct Argument {
        let block: Block
        let template: Template
        let environment: Int
    }

    private struct Entry: Hashable {
        let name: String
        let template: String
        let offset: Int
        let environment: Int
    }

    private var known: [[String: Argument]] = [[:]]
    private var numbers: [[Entry]: Int] = [[]: 0]

    /// No arguments.
    static let empty = 0

    func argument(_ name: String, in environment: Int) -> Argument? {
        known[environment][name]
    }

    /// `environment` with the arguments of a parent tag in `template`; what comes from further outside wins.
    mutating func extend(_ environment: Int, with blocks: [Block], of template: Template) -> Int {
        var arguments = known[environment]
        for block in blocks where arguments[block.name] == nil {
            arguments[block.name] = Argument(block: block, template: template, environment: environment)
        }
        let entries = arguments.map { name, argument in
            Entry(
                name: name, template: argument.template.name, offset: argument.block.offset,
                environment: argument.environment)
        }
        let key = entries.sorted { $0.name < $1.name }
        if let number = numbers[key] { return number }
        known.append(arguments)
        numbers[key] = known.count - 1
        return known.count - 1
    }
}
