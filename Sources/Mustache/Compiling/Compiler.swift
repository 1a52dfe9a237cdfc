/// Turns the templates that a page consists of into one program.
///
/// In strict mode (a page with models) each name becomes a frame and a cell; otherwise names stay names and are
/// looked up while rendering. Everything else is the same for both.
struct Compiler {
    /// Templates nested deeper than this are a mistake.
    static let maximumDepth = 100
    /// A template that a page includes more often in the same way is called instead of copied.
    static let maximumCopies = 16

    let templates: [String: Template]
    let statics: [String: Library.StaticSection]
    let rooting: Rooting?
    let isStrict: Bool
    private(set) var faults: [Fault] = []
    var builder: ProgramBuilder
    /// The text just before, as far as it is known.
    var before: ArraySlice<UInt8> = []
    var environments = Environments()
    var functions: [FunctionKey: Int] = [:]
    var copies: [FunctionKey: Int] = [:]
    var parameters: [String: BlockNames] = [:]
    var shapes: [ObjectIdentifier: Shape] = [:]
    var depth = 0
    /// The line's indentation has been written: the next line start is not one.
    var isMidLine = false

    init(
        templates: [String: Template], statics: [String: Library.StaticSection] = [:], rooting: Rooting? = nil,
        isStrict: Bool
    ) {
        self.templates = templates
        self.statics = statics
        self.rooting = rooting
        self.isStrict = isStrict
        builder = ProgramBuilder(root: rooting?.prefix ?? [])
    }

    /// Compiles `template` as a page; `models` go from the outermost to the innermost.
    mutating func compile(_ template: Template, models: [ShapeReference] = []) -> Program {
        var context = Context(template: template)
        for (slot, model) in models.enumerated() {
            context.scopes.append(.record(shape(model, at: 0, context), slot: slot))
        }
        context.nextSlot = models.count
        context.inclusions = [Context.Inclusion(template: template.name, environment: Environments.empty)]
        builder.begin(builder.reserveFunction(), slotCount: models.count)
        compile(template.nodes, context)
        builder.end()
        return builder.link()
    }

    mutating func compile(_ nodes: [Node], _ context: Context) {
        for node in nodes {
            switch node {
            case .line(let blanks): startLine(context.blanks(blanks), context)
            case .text(let range): text(context.template.source.bytes[range])
            case .variable(let name, let isRaw): variable(name, isRaw: isRaw, context)
            case .section(let section):
                let opening = before
                compile(section, context)
                // Nothing may have been printed: what follows can still be what the value begins with.
                before = opening
            case .partial(let tag): include(tag, environment: context.environment, context)
            case .parent(let tag, let arguments, let stray): inherit(tag, arguments, stray: stray, context)
            case .block(let block): expand(block, context)
            }
        }
    }

    mutating func startLine(_ blanks: ArraySlice<UInt8>, _ context: Context) {
        if isMidLine {
            isMidLine = false
            return
        }
        if context.isCalled { builder.add(.indentation) }
        builder.literal(context.indentation)
        builder.literal(blanks)
    }

    mutating func text(_ bytes: ArraySlice<UInt8>) {
        isMidLine = false
        var rest = bytes
        for place in rooting?.places(in: bytes, behind: before) ?? [] {
            builder.literal(rest[..<place])
            builder.literal(rooting?.prefix ?? [])
            rest = rest[place...]
        }
        builder.literal(rest)
        before = bytes
    }

    /// Prints a value; one that stands where an attribute's value begins may be a path.
    mutating func print(_ place: Place, misses: [Int]) {
        builder.add(rooting?.opens(behind: before) == true ? .printPath(place) : .print(place))
        for miss in misses { builder.land(miss) }
        before = []
    }

    mutating func report(_ message: String, at offset: Int, _ context: Context) {
        faults.append(Fault(position: context.template.position(at: offset), message: message))
    }
}
