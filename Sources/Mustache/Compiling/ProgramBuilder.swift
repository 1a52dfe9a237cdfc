/// Writes a program function by function. Literals that follow each other become one.
struct ProgramBuilder {
    private struct Draft {
        let function: Int
        var ops: [Op] = []
        /// A jump arrives here: the literal before must not grow.
        var barrier = 0
        var slotCount = 0
    }

    private var program = Program()
    /// Functions being written, the current one last.
    private var drafts: [Draft] = []
    private var finished: [Int: [Op]] = [:]
    private var pathIndices: [[String]: Int32] = [:]

    init(root: [UInt8]) { program.root = root }

    /// Takes the number of a function that will be written later.
    mutating func reserveFunction() -> Int {
        program.functions.append(Program.Function())
        return program.functions.count - 1
    }

    mutating func begin(_ function: Int, slotCount: Int) {
        drafts.append(Draft(function: function, slotCount: slotCount))
    }

    mutating func end() {
        let draft = drafts.removeLast()
        finished[draft.function] = draft.ops
        program.functions[draft.function].slotCount = draft.slotCount
    }

    /// All functions in one list; jumps become indices in it.
    consuming func link() -> Program {
        for function in program.functions.indices {
            let base = program.ops.count
            for op in finished[function] ?? [] {
                program.ops.append(op.target.map { op.jumping(to: $0 + base) } ?? op)
            }
            program.functions[function].range = base..<program.ops.count
        }
        // The renderer points into both: an empty array has no address.
        if program.ops.isEmpty { program.ops.append(.indentation) }
        if program.text.isEmpty { program.text.append(0) }
        return program
    }
}

extension ProgramBuilder {
    mutating func literal(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        let start = program.text.count
        program.text.append(contentsOf: bytes)
        let last = drafts.count - 1
        let next = drafts[last].ops.count
        if case .literal(let before, let count)? = drafts[last].ops.last, drafts[last].barrier < next,
            Int(before + count) == start
        {
            drafts[last].ops[next - 1] = .literal(start: before, count: count + Int32(bytes.count))
        } else {
            drafts[last].ops.append(.literal(start: Int32(start), count: Int32(bytes.count)))
        }
    }

    /// Adds an instruction and returns its place, for `land`.
    @discardableResult
    mutating func add(_ op: Op) -> Int {
        drafts[drafts.count - 1].ops.append(op)
        return drafts[drafts.count - 1].ops.count - 1
    }

    /// Lets the instruction at `index` jump to here.
    mutating func land(_ index: Int) {
        let last = drafts.count - 1
        let here = drafts[last].ops.count
        drafts[last].ops[index] = drafts[last].ops[index].jumping(to: here)
        drafts[last].barrier = here
    }

    mutating func land(_ indices: [Int]) {
        for index in indices { land(index) }
    }

    /// Makes sure that the frame exists.
    mutating func use(slot: Int) {
        let last = drafts.count - 1
        drafts[last].slotCount = max(drafts[last].slotCount, slot + 1)
    }

    mutating func add(_ call: Program.Call) {
        program.calls.append(call)
        add(.call(Int32(program.calls.count - 1)))
    }

    mutating func index(of choice: Program.Choice) -> Int32 {
        program.choices.append(choice)
        return Int32(program.choices.count - 1)
    }

    mutating func index(of section: Program.LambdaSection) -> Int32 {
        program.sections.append(section)
        return Int32(program.sections.count - 1)
    }

    mutating func index(of path: [String]) -> Int32 {
        if let index = pathIndices[path] { return index }
        let index = Int32(program.paths.count)
        program.paths.append(path)
        pathIndices[path] = index
        return index
    }
}
