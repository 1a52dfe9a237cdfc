extension Renderer {
    /// The first step is looked for from the innermost value outwards, the others only in what was found.
    func lookUp(_ path: [String]) -> Value? {
        guard let first = path.first else { return values.last }
        for value in values.reversed() {
            guard case .object(let members) = value, var found = members[first] else { continue }
            for step in path.dropFirst() {
                guard case .object(let members) = found, let next = members[step] else { return nil }
                found = next
            }
            return found
        }
        return nil
    }

    mutating func printValue(_ path: [String], isRaw: Bool) throws(Stop) {
        guard let value = lookUp(path) else { return }
        if case .lambda(let lambda) = value {
            let bytes = try render(lambda(""), delimiters: .standard)
            append(bytes, isRaw: isRaw)
        } else if let text = value.printed {
            append(Array(text.utf8), isRaw: isRaw)
        }
    }

    mutating func eachValue(
        _ path: [String], _ section: Program.LambdaSection, body: Range<Int>, _ frames: Frames
    ) throws(Stop) {
        guard let value = lookUp(path), value.isTruthy else { return }
        switch value {
        case .list(let elements):
            for element in elements {
                try run(body, with: element, frames)
            }
        case .lambda(let lambda):
            output.append(try render(lambda(section.raw), delimiters: section.delimiters))
        default:
            try run(body, with: value, frames)
        }
    }

    private mutating func run(_ body: Range<Int>, with value: Value, _ frames: Frames) throws(Stop) {
        values.append(value)
        try run(body.lowerBound, body.upperBound, frames)
        values.removeLast()
    }

    private mutating func append(_ bytes: [UInt8], isRaw: Bool) {
        guard !isRaw else { return output.append(bytes) }
        var escaped: [UInt8] = []
        bytes.withUnsafeBufferPointer { HTMLEscape.append($0, to: &escaped) }
        output.append(escaped)
    }

    /// Compiles what a lambda returned and runs it with the same data.
    private func render(_ source: String, delimiters: Delimiters) throws(Stop) -> [UInt8] {
        guard depth < Self.maximumDepth else { throw .tooDeep }
        var faults: [Fault] = []
        let template = Template(name: "lambda", text: source, delimiters: delimiters, faults: &faults)
        var compiler = Compiler(templates: templates, isStrict: false)
        let program = compiler.compile(template)
        faults += compiler.faults
        guard faults.isEmpty else { throw .lambda(faults) }
        return try program.run(blocks: [], values: values, templates: templates, depth: depth + 1)
    }
}
