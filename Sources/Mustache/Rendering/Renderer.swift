/// Runs a program. Lives for one page.
struct Renderer: ~Copyable {
    /// The frames of one call: blocks of records, by number.
    typealias Frames = UnsafeMutablePointer<UnsafeRawPointer>

    /// Calls nested deeper than this end the page: a template contains itself without end.
    static let maximumDepth = 200

    let program: Program
    let ops: UnsafePointer<Op>
    let text: UnsafePointer<UInt8>
    /// For what lambdas return.
    let templates: [String: Template]
    var output: OutputBuffer
    /// The data that names are looked up in, the innermost last.
    var values: [Value] = []
    private var indentation: [UInt8] = []
    var depth = 0

    /// Both pointers belong to `program` and stay valid as long as the renderer is used.
    init(
        _ program: Program, ops: UnsafePointer<Op>, text: UnsafePointer<UInt8>, templates: [String: Template],
        output: consuming OutputBuffer
    ) {
        self.program = program
        self.ops = ops
        self.text = text
        self.templates = templates
        self.output = output
    }

    /// Runs the instructions from `start` up to `end`.
    mutating func run(_ start: Int, _ end: Int, _ frames: Frames) throws(Stop) {
        var next = start
        while next < end {
            let op = ops[next]
            next += 1
            switch op {
            case .literal(let start, let count):
                output.append(text + Int(start), Int(count))
            case .print(let place):
                let block = frames[Int(place.slot)]
                let cell = cell(block, place)
                output.append(block + Int(cell.offset), Int(cell.count))
            case .jumpIfTrue(let place, let target):
                if cell(frames[Int(place.slot)], place).isTruthy { next = Int(target) }
            case .jumpIfFalse(let place, let target):
                if !cell(frames[Int(place.slot)], place).isTruthy { next = Int(target) }
            case .enter(let place, let slot, let target):
                let block = frames[Int(place.slot)]
                let cell = cell(block, place)
                if cell.isTruthy {
                    frames[Int(slot)] = child(block, cell, 0)
                } else {
                    next = Int(target)
                }
            case .each(let place, let slot, let target):
                let block = frames[Int(place.slot)]
                let cell = cell(block, place)
                for index in 0..<Int(cell.count) {
                    frames[Int(slot)] = child(block, cell, index)
                    try run(next, Int(target), frames)
                }
                next = Int(target)
            default:
                next = try runRare(op, next, frames)
            }
        }
    }

    @inline(__always)
    private func cell(_ block: UnsafeRawPointer, _ place: Place) -> Cell {
        block.load(fromByteOffset: Int(place.offset), as: Cell.self)
    }

    @inline(__always)
    private func child(_ block: UnsafeRawPointer, _ cell: Cell, _ index: Int) -> UnsafeRawPointer {
        let offset = Int(cell.offset) + index * MemoryLayout<UnsafeRawPointer>.stride
        return block.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    }
}

extension Renderer {
    /// What no page does often; returns the next instruction.
    private mutating func runRare(_ op: Op, _ next: Int, _ frames: Frames) throws(Stop) -> Int {
        switch op {
        case .indentation:
            output.append(indentation)
        case .call(let index):
            try call(program.calls[Int(index)], frames)
        case .choose(let place, let index):
            let block = frames[Int(place.slot)]
            let cell = cell(block, place)
            let bytes = UnsafeRawBufferPointer(start: block + Int(cell.offset), count: Int(cell.count))
            try choose(String(decoding: bytes, as: UTF8.self), program.choices[Int(index)], frames)
        case .printValue(let path, let isRaw):
            try printValue(program.paths[Int(path)], isRaw: isRaw)
        case .eachValue(let path, let section, let target):
            let section = program.sections[Int(section)]
            try eachValue(program.paths[Int(path)], section, body: next..<Int(target), frames)
            return Int(target)
        case .jumpIfTrueValue(let path, let target):
            if let value = lookUp(program.paths[Int(path)]), value.isTruthy { return Int(target) }
        case .chooseByValue(let path, let index):
            if case .text(let name)? = lookUp(program.paths[Int(path)]) {
                try choose(name, program.choices[Int(index)], frames)
            }
        case .literal, .print, .jumpIfTrue, .jumpIfFalse, .enter, .each:
            break
        }
        return next
    }

    private mutating func choose(_ name: String, _ choice: Program.Choice, _ frames: Frames) throws(Stop) {
        guard let index = choice.templates.firstIndex(of: name) else { return }
        try call(choice.calls[index], frames)
    }

    private mutating func call(_ call: Program.Call, _ frames: Frames) throws(Stop) {
        guard depth < Self.maximumDepth else { throw .tooDeep }
        let function = program.functions[call.function]
        let callee = Frames.allocate(capacity: max(function.slotCount, 1))
        defer { callee.deallocate() }
        for (slot, argument) in call.arguments.enumerated() {
            callee[slot] = frames[Int(argument)]
        }
        let outer = indentation
        indentation = call.keepsIndentation ? outer + call.indentation : call.indentation
        depth += 1
        try run(function.range.lowerBound, function.range.upperBound, callee)
        depth -= 1
        indentation = outer
    }
}
