/// Parses all files and compiles pages, collecting every fault.
struct PageLoader {
    private(set) var templates: [String: Template] = [:]
    private(set) var pages: [String: Page] = [:]
    private let statics: [String: Library.StaticSection]
    private let rooting: Rooting?
    private var faults: [Fault] = []

    init(files: [String: String], statics: [String: Library.StaticSection] = [:], rooting: Rooting? = nil) {
        self.statics = statics
        self.rooting = rooting
        for (name, text) in files {
            templates[name] = Template(name: name, text: text, faults: &faults)
        }
    }

    /// Compiles a page; nil `models` are data of any shape.
    mutating func load(_ name: String, models: [ShapeReference]?) {
        guard let template = templates[name] else {
            let position = Position(file: name, line: 1, column: 1)
            faults.append(Fault(position: position, message: "no template for the page “\(name)”"))
            return
        }
        var compiler = Compiler(
            templates: templates, statics: statics, rooting: rooting, isStrict: models != nil)
        let program = compiler.compile(template, models: models ?? [])
        faults += compiler.faults
        pages[name] = Page(program, models: models.map { $0.map(\.id) })
    }

    /// Throws what was found, each fault once, ordered by place.
    func throwFaults() throws(LibraryError) {
        guard !faults.isEmpty else { return }
        let ordered = Set(faults).sorted {
            let (left, right) = ($0.position, $1.position)
            return (left.file, left.line, left.column, $0.message) < (right.file, right.line, right.column, $1.message)
        }
        throw LibraryError(faults: ordered)
    }
}
