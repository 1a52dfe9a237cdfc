/// How much of its surroundings each tag removes: a tag that has its line for itself takes the whole line.
struct TagExtents {
    private let source: SourceText
    private let tags: [Tag]
    /// What disappears from the text; at least the tag.
    private(set) var ranges: [Range<Int>]
    /// The tag removes the blanks before it: no line of output begins there.
    private(set) var takesLineStart: [Bool]

    init(_ source: SourceText, _ tags: [Tag], _ matcher: TagMatcher) {
        self.source = source
        self.tags = tags
        ranges = tags.map(\.range)
        takesLineStart = Array(repeating: false, count: tags.count)
        for (index, tag) in tags.enumerated() {
            switch tag.kind {
            case .variable, .raw:
                continue
            case .parent:
                takeLinesOfParent(index, matcher.partners[index])
            case .block where matcher.arguments.contains(index):
                takeLinesOfArgument(index, matcher.partners[index])
            case .close where takesLineStart[index] || ranges[index] != tag.range:
                continue
            default:
                takeLine(index)
            }
        }
    }

    private mutating func takeLine(_ index: Int) {
        let range = tags[index].range
        guard let start = source.lineStart(ifBlankBefore: range.lowerBound),
            let end = source.nextLine(ifBlankAfter: range.upperBound)
        else { return }
        ranges[index] = start..<end
        takesLineStart[index] = true
    }

    /// A parent tag with all that is inside counts as one tag.
    private mutating func takeLinesOfParent(_ index: Int, _ partner: Int?) {
        guard let partner else { return }
        let open = tags[index].range
        let close = tags[partner].range
        takesLineStart[partner] = true
        guard let start = source.lineStart(ifBlankBefore: open.lowerBound),
            let end = source.nextLine(ifBlankAfter: close.upperBound)
        else { return }
        ranges[index] = start..<open.upperBound
        ranges[partner] = close.lowerBound..<end
        takesLineStart[index] = true
    }

    /// What is around an argument is ignored anyway: its content begins below its tag and ends above its close tag.
    private mutating func takeLinesOfArgument(_ index: Int, _ partner: Int?) {
        guard let partner else { return }
        let open = tags[index].range
        let close = tags[partner].range
        if let end = source.nextLine(ifBlankAfter: open.upperBound), end <= close.lowerBound {
            ranges[index] = open.lowerBound..<end
        }
        takesLineStart[index] = true
        guard let start = source.lineStart(ifBlankBefore: close.lowerBound), start >= ranges[index].upperBound
        else { return }
        ranges[partner] = start..<close.upperBound
        takesLineStart[partner] = true
    }
}
