extension Compiler {
    /// Puts the template that `tag` names here.
    mutating func include(_ tag: Inclusion, environment: Int, _ context: Context) {
        if tag.indentation == nil { isMidLine = false }
        switch tag.target {
        case .template(let name):
            guard let template = template(name, tag, context) else { return }
            let inclusion = Context.Inclusion(template: name, environment: environment)
            if !context.inclusions.contains(inclusion), mayInline(inclusion, context) {
                descend(tag, context) { compiler in
                    let inner = context.entering(template, environment: environment, tag: tag)
                    compiler.compile(template.nodes, inner)
                }
            } else {
                builder.add(call(template, tag, environment: environment, context))
                isMidLine = false
            }
        case .dynamic(let name):
            choose(name, tag, environment: environment, context)
        }
    }

    /// The named template; reported when missing in strict mode.
    private mutating func template(_ name: String, _ tag: Inclusion, _ context: Context) -> Template? {
        if let template = templates[name] { return template }
        if isStrict { report("no template “\(name)”", at: tag.offset, context) }
        return nil
    }

    /// Whether one more copy of the same may be written. Copies are faster than calls, but templates that include
    /// each other in many ways would have millions.
    private mutating func mayInline(_ inclusion: Context.Inclusion, _ context: Context) -> Bool {
        let key = FunctionKey(inclusion: inclusion, scopes: context.scopes.reachable.map(\.key))
        copies[key, default: 0] += 1
        return copies[key, default: 0] <= Self.maximumCopies
    }

    /// Runs `body` unless templates are nested too deeply.
    private mutating func descend(_ tag: Inclusion, _ context: Context, _ body: (inout Compiler) -> Void) {
        guard depth < Self.maximumDepth else {
            let message = "templates are nested more than \(Self.maximumDepth) levels deep"
            return report(message, at: tag.offset, context)
        }
        depth += 1
        body(&self)
        depth -= 1
    }

    private mutating func call(
        _ template: Template, _ tag: Inclusion, environment: Int, _ context: Context
    ) -> Program.Call {
        let scopes = context.scopes.reachable
        let inclusion = Context.Inclusion(template: template.name, environment: environment)
        let key = FunctionKey(inclusion: inclusion, scopes: scopes.map(\.key))
        let function: Int
        if let known = functions[key] {
            function = known
        } else {
            function = builder.reserveFunction()
            functions[key] = function
            compile(template, as: function, inclusion, scopes, tag, context)
        }
        let entered = context.entering(template, environment: environment, tag: tag)
        return Program.Call(
            function: function, arguments: scopes.map { UInt16($0.slot) }, indentation: entered.indentation,
            keepsIndentation: entered.isCalled)
    }

    private mutating func compile(
        _ template: Template, as function: Int, _ inclusion: Context.Inclusion, _ scopes: [Scope],
        _ tag: Inclusion, _ context: Context
    ) {
        var inner = Context(template: template, environment: inclusion.environment)
        inner.scopes = scopes.enumerated().map { slot, scope in scope.moved(to: slot) }
        inner.nextSlot = scopes.count
        inner.isCalled = true
        inner.inclusions = [inclusion]
        let wasMidLine = isMidLine
        isMidLine = false
        builder.begin(function, slotCount: scopes.count)
        descend(tag, context) { compiler in compiler.compile(template.nodes, inner) }
        builder.end()
        isMidLine = wasMidLine
    }
}

extension Compiler {
    /// A template whose name is a value: all that it can be are compiled.
    private mutating func choose(_ name: Name, _ tag: Inclusion, environment: Int, _ context: Context) {
        guard isStrict else {
            let choice = choice(templates.keys.sorted(), tag, environment: environment, context)
            builder.add(.chooseByValue(path: builder.index(of: name.path), choice: builder.index(of: choice)))
            return
        }
        guard let target = resolve(name, context) else { return }
        guard case .template(let names) = target.kind else {
            let message = "“\(name.text)” is \(target.kind.title): declare it with .template(_:of:) to use it here"
            return report(message, at: tag.offset, context)
        }
        let misses = enter(target)
        let choice = choice(names, tag, environment: environment, context)
        builder.add(.choose(target.place, choice: builder.index(of: choice)))
        for miss in misses { builder.land(miss) }
    }

    private mutating func choice(
        _ names: [String], _ tag: Inclusion, environment: Int, _ context: Context
    ) -> Program.Choice {
        var found: [String] = []
        var calls: [Program.Call] = []
        for name in names {
            guard let template = template(name, tag, context) else { continue }
            found.append(name)
            calls.append(call(template, tag, environment: environment, context))
        }
        return Program.Choice(templates: found, calls: calls)
    }
}
