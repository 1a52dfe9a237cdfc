/// One mistake in a template.
package struct Fault: Sendable, Hashable {
    package let position: Position
    package let message: String
}

extension Fault: CustomStringConvertible {
    /// `week/page.mustache:12:5: no key "monady" in WeekPage, Layout`
    package var description: String { "\(position): \(message)" }
}
