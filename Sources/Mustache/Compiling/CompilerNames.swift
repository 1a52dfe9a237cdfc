extension Compiler {
    /// Finds `name` in the innermost scope that has its first step; reports and returns nil when there is none.
    mutating func resolve(_ name: Name, _ context: Context) -> Target? {
        guard let first = name.path.first else { return current(name, context) }
        for scope in context.scopes.reversed() {
            guard case .record(let shape, let slot) = scope, let field = shape[first] else { continue }
            return follow(name, from: field, slot: slot, context)
        }
        let places = context.scopes.reversed().compactMap { scope -> String? in
            if case .record(let shape, _) = scope { shape.name } else { nil }
        }
        report("no key “\(first)” in \(places.joined(separator: ", "))", at: name.offset, context)
        return nil
    }

    private mutating func current(_ name: Name, _ context: Context) -> Target? {
        if case .value(let kind, let slot, let cell)? = context.scopes.last {
            return Target(place: Place(slot: slot, cell: cell), kind: kind)
        }
        report("“.” is not a value here", at: name.offset, context)
        return nil
    }

    private mutating func follow(
        _ name: Name, from first: (cell: Int, kind: FieldKind), slot: Int, _ context: Context
    ) -> Target? {
        var field = first
        var place = Place(slot: slot, cell: field.cell)
        var steps: [(place: Place, slot: Int)] = []
        for (before, step) in zip(name.path, name.path.dropFirst()) {
            guard case .model(let reference) = field.kind else {
                report("“\(before)” is \(field.kind.title): it has no “\(step)”", at: name.offset, context)
                return nil
            }
            let shape = shape(reference, at: name.offset, context)
            guard let next = shape[step] else {
                report("no key “\(step)” in \(shape.name)", at: name.offset, context)
                return nil
            }
            let inner = context.nextSlot + steps.count
            steps.append((place, inner))
            builder.use(slot: inner)
            field = next
            place = Place(slot: inner, cell: field.cell)
        }
        return Target(steps: steps, place: place, kind: field.kind)
    }

    /// The shape behind a reference, made once; mistakes in the model itself are reported here.
    mutating func shape(_ reference: ShapeReference, at offset: Int, _ context: Context) -> Shape {
        if let shape = shapes[reference.id] { return shape }
        let shape = Shape(reference)
        shapes[reference.id] = shape
        for key in shape.repeated {
            report("\(shape.name) declares “\(key)” twice", at: offset, context)
        }
        for key in shape.keys.sorted() where statics[key] != nil {
            report("\(shape.name) declares “\(key)”, which is the name of a static section", at: offset, context)
        }
        return shape
    }

    /// Enters the models on the way; the places to `land` when one is missing.
    mutating func enter(_ target: Target) -> [Int] {
        target.steps.map { step in
            builder.add(.enter(step.place, slot: UInt16(step.slot), otherwise: 0))
        }
    }
}

extension Compiler {
    mutating func variable(_ name: Name, isRaw: Bool, _ context: Context) {
        isMidLine = false
        guard isStrict else {
            builder.add(.printValue(path: builder.index(of: name.path), isRaw: isRaw))
            return
        }
        if statics[name.text] != nil {
            return report("“\(name.text)” is a static section: write {{#\(name.text)}}…", at: name.offset, context)
        }
        guard let target = resolve(name, context) else { return }
        if let objection = objection(to: target.kind, isRaw: isRaw) {
            return report("“\(name.text)” is \(objection)", at: name.offset, context)
        }
        let misses = enter(target)
        print(target.place, misses: misses)
    }

    private func objection(to kind: FieldKind, isRaw: Bool) -> String? {
        switch kind {
        case .html: isRaw ? nil : "HTML: print it with {{{…}}}"
        case .text, .template, .number, .flag: isRaw ? "\(kind.title), not SafeHTML: print it with {{…}}" : nil
        case .texts, .list, .model: "\(kind.title) and cannot be printed"
        }
    }
}
