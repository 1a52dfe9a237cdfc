/// Data whose names are looked up while rendering: for templates that are not declared with models.
package enum Value: Sendable {
    case null
    case flag(Bool)
    /// Whole numbers print without a fraction; zero is false as a section.
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])
    /// Called with the unprocessed text of its section (empty for `{{name}}`); the answer is a template.
    case lambda(@Sendable (_ section: String) -> String)
}
