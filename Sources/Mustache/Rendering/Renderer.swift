/// Runs a program. Lives for one page.
struct Renderer: ~Copyable {
    /// The frames of one call: blocks of records, by number.
    typealias Frames = UnsafeMutablePointer<UnsafeRawPointer>

    /// Calls nested deeper than this end the page: a template contains itself without end.
    static let maximumDepth = 64

    let program: Program
    let ops: UnsafePointer<Op>
    let text: UnsafePointer<UInt8>
    /// For what lambdas return.
    let templates: [String: Template]
    var output: OutputBuffer
    /// The data that names are looked up in, the innermost last.
    var values: [Value] = []
    var indentation: [UInt8] = []
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
                if !enter(place, slot, frames) { next = Int(target) }
            case .each(let place, let slot, let target):
                try each(place, slot, body: next..<Int(target), frames)
                next = Int(target)
            case .call(let index):
                // Not among the rare ones: recursion should need little stack.
                try call(program.calls[Int(index)], frames)
            default:
                next = try runRare(op, next, frames)
            }
        }
    }

    /// Sets the frame to the nested record; false when there is none.
    @inline(__always)
    private func enter(_ place: Place, _ slot: UInt16, _ frames: Frames) -> Bool {
        let block = frames[Int(place.slot)]
        let cell = cell(block, place)
        guard cell.isTruthy else { return false }
        frames[Int(slot)] = child(block, cell, 0)
        return true
    }

    private mutating func each(
        _ place: Place, _ slot: UInt16, body: Range<Int>, _ frames: Frames
    ) throws(Stop) {
        let block = frames[Int(place.slot)]
        let cell = cell(block, place)
        for index in 0..<Int(cell.count) {
            frames[Int(slot)] = child(block, cell, index)
            try run(body.lowerBound, body.upperBound, frames)
        }
    }

    @inline(__always)
    func cell(_ block: UnsafeRawPointer, _ place: Place) -> Cell {
        block.load(fromByteOffset: Int(place.offset), as: Cell.self)
    }

    @inline(__always)
    private func child(_ block: UnsafeRawPointer, _ cell: Cell, _ index: Int) -> UnsafeRawPointer {
        let offset = Int(cell.offset) + index * MemoryLayout<UnsafeRawPointer>.stride
        return block.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    }
}
