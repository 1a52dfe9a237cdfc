/// Finds the close tag of each opening tag.
struct TagMatcher {
    private let tags: [Tag]
    /// For each opening tag the index of its close tag; nil when it has none.
    private(set) var partners: [Int?]
    /// Block tags that stand directly inside a parent tag.
    private(set) var arguments: Set<Int> = []
    private(set) var problems: [Problem] = []
    private var open: [Int] = []

    init(_ tags: [Tag]) {
        self.tags = tags
        partners = Array(repeating: nil, count: tags.count)
    }

    mutating func match() {
        for (index, tag) in tags.enumerated() {
            if tag.isOpening {
                if tag.kind == .block, let outer = open.last, tags[outer].kind == .parent {
                    arguments.insert(index)
                }
                open.append(index)
            } else if tag.kind == .close {
                close(index)
            }
        }
        for index in open {
            report(index, "“\(tags[index].name)” is not closed")
        }
    }

    private mutating func close(_ index: Int) {
        let name = tags[index].name
        guard let opener = open.last else {
            return report(index, "“\(name)” is closed but was not opened")
        }
        if tags[opener].name == name {
            open.removeLast()
            partners[opener] = index
            return
        }
        report(index, "“\(tags[opener].name)” is open here but “\(name)” is closed")
        // Going on with the outer tag of that name keeps one slip from causing many messages.
        guard let outer = open.lastIndex(where: { tags[$0].name == name }) else { return }
        partners[open[outer]] = index
        open.removeSubrange(outer...)
    }

    private mutating func report(_ index: Int, _ message: String) {
        problems.append(Problem(offset: tags[index].range.lowerBound, message: message))
    }
}
