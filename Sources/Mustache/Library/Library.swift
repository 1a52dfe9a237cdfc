/// A folder of templates, compiled once against the keys that each page declares. Immutable and shared by all threads.
///
/// Implements the whole Mustache specification with its optional parts: lambdas (for `Value` data), inheritance and
/// dynamic names. Templates of a page are joined into one flat program; nothing is parsed or looked up by name
/// while a page with models is rendered.
package struct Library: Sendable {
    /// The text for a section that is replaced while compiling, such as `{{#t}}week.title{{/t}}`:
    /// gets the trimmed literal, returns plain text (escaped by the engine); what it throws becomes a fault.
    package typealias StaticSection = (_ literal: String, _ position: Position) throws -> String

    private let templates: [String: Template]
    private let pages: [String: Page]

    /// Compiles `pages`; the models of a page go from the outermost (the layout's) to the innermost.
    ///
    /// - Parameters:
    ///   - files: template name (`week/page`) → source.
    ///   - statics: section name → its replacement.
    ///   - pages: template name → the models it is rendered with.
    ///   - rooting: what is put in front of paths.
    /// - Throws: every fault of every file and page together.
    package init(
        files: [String: String], statics: [String: StaticSection] = [:], pages: [String: [any Model.Type]],
        rooting: Rooting? = nil
    ) throws(LibraryError) {
        var loader = PageLoader(files: files, statics: statics, rooting: rooting)
        for (name, models) in pages {
            loader.load(name, models: models.map { ShapeReference(opening: $0) })
        }
        try loader.throwFaults()
        templates = loader.templates
        self.pages = loader.pages
    }

    /// Compiles each of `files` as a page for data of any shape: unknown names and templates print nothing.
    ///
    /// - Throws: every fault of every file together.
    package init(files: [String: String]) throws(LibraryError) {
        var loader = PageLoader(files: files)
        for name in files.keys {
            loader.load(name, models: nil)
        }
        try loader.throwFaults()
        templates = loader.templates
        pages = loader.pages
    }

    /// Appends the page's bytes to `output`; `records` go with the models that the page declared.
    package func render(_ page: String, records: [Record], into output: inout [UInt8]) throws(RenderError) {
        guard let found = pages[page] else { throw .unknownPage(page) }
        guard let models = found.models, records.map(\.model) == models else { throw .wrongRecords(page: page) }
        defer { withExtendedLifetime(records) {} }
        try render(page, found, blocks: records.map(\.storage.block), values: [], into: &output)
    }

    /// Appends the bytes of a page that was compiled for data of any shape.
    package func render(_ page: String, value: Value, into output: inout [UInt8]) throws(RenderError) {
        guard let found = pages[page] else { throw .unknownPage(page) }
        guard found.models == nil else { throw .wrongRecords(page: page) }
        try render(page, found, blocks: [], values: [value], into: &output)
    }

    private func render(
        _ name: String, _ page: Page, blocks: [UnsafeRawPointer], values: [Value], into output: inout [UInt8]
    ) throws(RenderError) {
        do throws(Stop) {
            try page.program.run(blocks: blocks, values: values, templates: templates, sizeHint: page.sizeHint) {
                page.note(size: $0.count)
                output.append(contentsOf: $0)
            }
        } catch {
            switch error {
            case .tooDeep: throw .tooDeep(page: name)
            case .lambda(let faults): throw .lambda(LibraryError(faults: faults))
            }
        }
    }
}
