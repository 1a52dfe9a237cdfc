/// Nests the tags of a source.
struct TreeBuilder {
    private let source: SourceText
    private let tags: [Tag]
    private let matcher: TagMatcher
    private let extents: TagExtents
    private(set) var problems: [Problem] = []

    init(_ source: SourceText, _ tags: [Tag], _ matcher: TagMatcher) {
        self.source = source
        self.tags = tags
        self.matcher = matcher
        extents = TagExtents(source, tags, matcher)
    }

    mutating func nodes() -> [Node] {
        nodes(of: tags.indices, in: 0..<source.bytes.count)
    }

    private mutating func nodes(of indices: Range<Int>, in range: Range<Int>) -> [Node] {
        var nodes: [Node] = []
        var cursor = range.lowerBound
        var index = indices.lowerBound
        while index < indices.upperBound {
            appendText(cursor..<max(cursor, extents.ranges[index].lowerBound), to: &nodes)
            appendLineStart(before: index, to: &nodes)
            let last = matcher.partners[index] ?? index
            if let node = node(index) { nodes.append(node) }
            cursor = extents.ranges[last].upperBound
            index = last + 1
        }
        appendText(cursor..<max(cursor, range.upperBound), to: &nodes)
        return nodes
    }

    /// The nodes between an opening tag and its close tag.
    private mutating func body(of index: Int) -> [Node] {
        guard let close = matcher.partners[index] else { return [] }
        var nodes = nodes(of: index + 1..<close, in: contentRange(of: index, to: close))
        appendLineStart(before: close, to: &nodes)
        return nodes
    }

    private func contentRange(of index: Int, to close: Int) -> Range<Int> {
        let start = extents.ranges[index].upperBound
        return start..<max(start, extents.ranges[close].lowerBound)
    }

    private func appendText(_ range: Range<Int>, to nodes: inout [Node]) {
        for line in source.lines(in: range) {
            var start = line.lowerBound
            if source.isLineStart(start) {
                let end = min(source.endOfBlanks(from: start), line.upperBound)
                nodes.append(.line(start..<end))
                start = end
            }
            if start < line.upperBound { nodes.append(.text(start..<line.upperBound)) }
        }
    }

    private func appendLineStart(before index: Int, to nodes: inout [Node]) {
        let start = tags[index].range.lowerBound
        guard source.isLineStart(start), !extents.takesLineStart[index] else { return }
        nodes.append(.line(start..<start))
    }
}

extension TreeBuilder {
    private mutating func node(_ index: Int) -> Node? {
        let tag = tags[index]
        switch tag.kind {
        case .comment, .delimiters, .close:
            return nil
        case .variable, .raw:
            return .variable(name(tag.name, index), isRaw: tag.kind == .raw)
        case .section, .inverted:
            return .section(section(index))
        case .partial:
            return .partial(inclusion(index))
        case .parent:
            return parent(index)
        case .block:
            return .block(block(index))
        }
    }

    private mutating func name(_ text: String, _ index: Int) -> Name {
        let offset = tags[index].range.lowerBound
        guard text != "." else { return Name(path: [], offset: offset) }
        let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if !text.isEmpty, path.contains("") {
            problems.append(Problem(offset: offset, message: "“\(text)” has an empty step between its dots"))
        }
        return Name(path: path, offset: offset)
    }

    private mutating func section(_ index: Int) -> Section {
        let tag = tags[index]
        let close = matcher.partners[index].map { tags[$0].range.lowerBound } ?? tag.range.upperBound
        return Section(
            name: name(tag.name, index), isInverted: tag.kind == .inverted, body: body(of: index),
            raw: tag.range.upperBound..<close, delimiters: tag.delimiters)
    }

    private mutating func inclusion(_ index: Int) -> Inclusion {
        let tag = tags[index]
        let takesLine = extents.takesLineStart[index]
        let indentation = takesLine ? extents.ranges[index].lowerBound..<tag.range.lowerBound : nil
        let isDynamic = tag.name.hasPrefix("*")
        let target: Inclusion.Target =
            isDynamic ? .dynamic(name(String(tag.name.dropFirst()), index)) : .template(tag.name)
        return Inclusion(target: target, indentation: indentation, offset: tag.range.lowerBound)
    }

    private mutating func block(_ index: Int) -> Block {
        let tag = tags[index]
        let start = tag.range.lowerBound
        let startsLine = extents.ranges[index].upperBound > tag.range.upperBound
        var inner: Range<Int>?
        if startsLine, let close = matcher.partners[index] {
            inner = source.firstIndentation(in: contentRange(of: index, to: close))
        }
        return Block(
            name: tag.name, body: body(of: index), offset: start, startsLine: startsLine,
            leading: source.lineStart(ifBlankBefore: start).map { $0..<start }, inner: inner)
    }

    private mutating func parent(_ index: Int) -> Node {
        let head = inclusion(index)
        guard let close = matcher.partners[index] else { return .parent(head, arguments: [], stray: nil) }
        var arguments: [Block] = []
        var stray: Int?
        var cursor = tags[index].range.upperBound
        var child = index + 1
        while child < close {
            let tag = tags[child]
            if source.hasInk(in: cursor..<tag.range.lowerBound) { stray = stray ?? cursor }
            let last = matcher.partners[child] ?? child
            if tag.kind == .block {
                arguments.append(block(child))
            } else if tag.kind != .comment, tag.kind != .delimiters {
                stray = stray ?? tag.range.lowerBound
            }
            cursor = tags[last].range.upperBound
            child = last + 1
        }
        if source.hasInk(in: cursor..<tags[close].range.lowerBound) { stray = stray ?? cursor }
        return .parent(head, arguments: arguments, stray: stray)
    }
}
