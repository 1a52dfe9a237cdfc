/// Walks through a template and all that it includes, noting the blocks.
struct BlockCollector {
    private let templates: [String: Template]
    private var visited: Set<String> = []
    private(set) var blocks = BlockNames()

    init(templates: [String: Template]) {
        self.templates = templates
    }

    mutating func visit(_ name: String) {
        guard visited.insert(name).inserted, let template = templates[name] else { return }
        visit(template.nodes)
    }

    private mutating func visit(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .line, .text, .variable: continue
            case .section(let section): visit(section.body)
            case .partial(let tag): visit(tag)
            case .parent(let tag, let arguments, _):
                visit(tag)
                for argument in arguments { visit(argument.body) }
            case .block(let block):
                blocks.names.insert(block.name)
                visit(block.body)
            }
        }
    }

    private mutating func visit(_ tag: Inclusion) {
        switch tag.target {
        case .template(let name): visit(name)
        case .dynamic: blocks.isOpen = true
        }
    }
}
