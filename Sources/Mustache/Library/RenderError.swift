/// Why a page could not be rendered. All but `tooDeep` and `lambda` are programming errors.
package enum RenderError: Error, Sendable {
    /// No page of this name was declared.
    case unknownPage(String)
    /// The records are not those that the page was declared with.
    case wrongRecords(page: String)
    /// Templates call each other more than 64 levels deep.
    case tooDeep(page: String)
    /// The text that a lambda returned is not a template.
    case lambda(LibraryError)
}
