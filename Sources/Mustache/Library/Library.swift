/// A folder of templates, compiled once against the keys that each page declares. Immutable and shared by all threads.
package struct Library: Sendable {
    /// The text for a section that is replaced while compiling, such as `{{#t}}week.title{{/t}}`:
    /// gets the trimmed literal, returns plain text (escaped by the engine); what it throws becomes a fault.
    package typealias StaticSection = (_ literal: String, _ position: Position) throws -> String

    private let pages: [String: [ObjectIdentifier]]

    /// Compiles `pages`; the models of a page go from the outermost (the layout's) to the innermost.
    ///
    /// - Parameters:
    ///   - files: template name (`week/page`) → source.
    ///   - statics: section name → its replacement.
    ///   - pages: template name → the models it is rendered with.
    /// - Throws: every fault of every file and page together.
    package init(
        files: [String: String], statics: [String: StaticSection] = [:], pages: [String: [any Model.Type]]
    ) throws(LibraryError) {
        self.pages = pages.mapValues { models in models.map { ObjectIdentifier($0) } }
    }

    /// Appends the page's bytes to `output`; `records` go with the models that the page declared.
    package func render(_ page: String, records: [Record], into output: inout [UInt8]) throws(RenderError) {
        guard let models = pages[page] else { throw .unknownPage(page) }
        guard records.map(\.model) == models else { throw .wrongRecords(page: page) }
    }
}
