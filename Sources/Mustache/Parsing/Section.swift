/// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
struct Section: Sendable {
    let name: Name
    let isInverted: Bool
    let body: [Node]
    /// The unprocessed text between the two tags.
    let raw: Range<Int>
    /// In force where the section begins.
    let delimiters: Delimiters
}
