extension Compiler {
    /// `{{<template}}` with arguments for its blocks.
    mutating func inherit(_ tag: Inclusion, _ arguments: [Block], stray: Int?, _ context: Context) {
        if isStrict { check(tag, arguments, stray: stray, context) }
        let environment =
            arguments.isEmpty
            ? context.environment
            : environments.extend(context.environment, with: arguments, of: context.template)
        include(tag, environment: environment, context)
    }

    /// `{{$name}}`: the argument when there is one, otherwise the default.
    mutating func expand(_ block: Block, _ context: Context) {
        guard let argument = environments.argument(block.name, in: context.environment) else {
            return compile(block.body, context)
        }
        var inner = context
        inner.template = argument.template
        inner.environment = argument.environment
        inner.dedent = argument.block.inner?.count ?? 0
        let shift = block.startsLine ? block.inner ?? block.leading : block.leading
        if let shift { inner.indentation += context.blanks(shift) }
        let wasMidLine = isMidLine
        if !block.startsLine {
            isMidLine = isMidLine || argument.block.startsLine
        } else if !argument.block.startsLine {
            startLine([], inner)
        }
        compile(argument.block.body, inner)
        // An argument that printed nothing must not swallow the indentation of what follows.
        isMidLine = isMidLine && wasMidLine
    }
}

extension Compiler {
    private mutating func check(_ tag: Inclusion, _ arguments: [Block], stray: Int?, _ context: Context) {
        if let stray {
            report("a parent tag holds only blocks; anything else in it is not shown", at: stray, context)
        }
        var given: Set<String> = []
        for argument in arguments where !given.insert(argument.name).inserted {
            report("the block “\(argument.name)” is given twice", at: argument.offset, context)
        }
        guard case .template(let name) = tag.target, templates[name] != nil else { return }
        let offered = blocks(of: name)
        for argument in arguments where !offered.isOpen && !offered.names.contains(argument.name) {
            report("“\(name)” has no block “\(argument.name)”", at: argument.offset, context)
        }
    }

    private mutating func blocks(of name: String) -> BlockNames {
        if let known = parameters[name] { return known }
        var collector = BlockCollector(templates: templates)
        collector.visit(name)
        parameters[name] = collector.blocks
        return collector.blocks
    }
}
