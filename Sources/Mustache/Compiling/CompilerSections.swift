extension Compiler {
    mutating func compile(_ section: Section, _ context: Context) {
        if statics[section.name.text] != nil {
            staticSection(section, context)
        } else if !isStrict {
            dynamicSection(section, context)
        } else if let target = resolve(section.name, context) {
            let misses = enter(target)
            var inner = context
            inner.nextSlot += target.steps.count
            if section.isInverted {
                let end = builder.add(.jumpIfTrue(target.place, to: 0))
                for miss in misses { builder.land(miss) }
                compile(section.body, inner)
                builder.land(end)
            } else {
                let end = open(target, &inner, at: section.name.offset)
                compile(section.body, inner)
                for jump in misses + [end] { builder.land(jump) }
            }
        } else {
            // The unknown name is reported; the body may hold more mistakes that do not come from it.
            compileInvertedOnly(section, context)
        }
    }

    private mutating func compileInvertedOnly(_ section: Section, _ context: Context) {
        if section.isInverted { compile(section.body, context) }
    }

    /// Begins a section and adds its scope; the instruction to land behind the body.
    private mutating func open(_ target: Target, _ context: inout Context, at offset: Int) -> Int {
        let place = target.place
        let slot = context.nextSlot
        switch target.kind {
        case .flag:
            return builder.add(.jumpIfFalse(place, to: 0))
        case .text, .number, .html, .template:
            let cell = Int(place.offset) / MemoryLayout<Cell>.stride
            context.scopes.append(.value(target.kind, slot: Int(place.slot), cell: cell))
            return builder.add(.jumpIfFalse(place, to: 0))
        case .texts:
            context.scopes.append(.value(.text, slot: takeSlot(&context), cell: 0))
            return builder.add(.each(place, slot: UInt16(slot), end: 0))
        case .list(let reference):
            let shape = shape(reference, at: offset, context)
            context.scopes.append(.record(shape, slot: takeSlot(&context)))
            return builder.add(.each(place, slot: UInt16(slot), end: 0))
        case .model(let reference):
            let shape = shape(reference, at: offset, context)
            context.scopes.append(.record(shape, slot: takeSlot(&context)))
            return builder.add(.enter(place, slot: UInt16(slot), otherwise: 0))
        }
    }

    private mutating func takeSlot(_ context: inout Context) -> Int {
        builder.use(slot: context.nextSlot)
        context.nextSlot += 1
        return context.nextSlot - 1
    }

    private mutating func dynamicSection(_ section: Section, _ context: Context) {
        let path = builder.index(of: section.name.path)
        if section.isInverted {
            let end = builder.add(.jumpIfTrueValue(path: path, to: 0))
            compile(section.body, context)
            builder.land(end)
        } else {
            let raw = String(decoding: context.template.source.bytes[section.raw], as: UTF8.self)
            let lambda = builder.index(of: Program.LambdaSection(raw: raw, delimiters: section.delimiters))
            let end = builder.add(.eachValue(path: path, section: lambda, end: 0))
            compile(section.body, context)
            builder.land(end)
        }
    }
}

extension Compiler {
    /// Replaces `{{#t}}key{{/t}}` by its text, now.
    private mutating func staticSection(_ section: Section, _ context: Context) {
        let name = section.name.text
        guard let replacement = statics[name], !section.isInverted else {
            return report("“\(name)” is a static section and cannot be inverted", at: section.name.offset, context)
        }
        guard section.body.allSatisfy(\.isLiteral) else {
            return report("“\(name)” takes literal text only, no tags", at: section.name.offset, context)
        }
        let bytes = context.template.source.bytes[section.raw]
        let literal = String(decoding: bytes.trimmingSpace, as: UTF8.self)
        do {
            let text = try replacement(literal, context.template.position(at: section.name.offset))
            var escaped: [UInt8] = []
            HTMLEscape.append(text, to: &escaped)
            self.text(escaped[...])
        } catch {
            report("\(error)", at: section.name.offset, context)
        }
    }
}

extension Node {
    fileprivate var isLiteral: Bool {
        switch self {
        case .line, .text: true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmingSpace: ArraySlice<UInt8> {
        let start = firstIndex { !SourceText.isSpace($0) } ?? endIndex
        let end = lastIndex { !SourceText.isSpace($0) }.map { $0 + 1 } ?? start
        return self[start..<end]
    }
}
