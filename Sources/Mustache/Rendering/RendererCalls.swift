extension Renderer {
    /// What no page does often; returns the next instruction.
    mutating func runRare(_ op: Op, _ next: Int, _ frames: Frames) throws(Stop) -> Int {
        switch op {
        case .indentation:
            output.append(indentation)
        case .printPath(let place):
            let block = frames[Int(place.slot)]
            let cell = cell(block, place)
            let bytes = UnsafeRawBufferPointer(start: block + Int(cell.offset), count: Int(cell.count))
            if Rooting.isPath(bytes, below: program.root) { output.append(program.root) }
            output.append(block + Int(cell.offset), Int(cell.count))
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
        case .call, .literal, .print, .jumpIfTrue, .jumpIfFalse, .enter, .each:
            break
        }
        return next
    }

    private mutating func choose(_ name: String, _ choice: Program.Choice, _ frames: Frames) throws(Stop) {
        guard let index = choice.templates.firstIndex(of: name) else { return }
        try call(choice.calls[index], frames)
    }

    mutating func call(_ call: Program.Call, _ frames: Frames) throws(Stop) {
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
