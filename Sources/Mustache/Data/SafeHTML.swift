/// Markup that is already safe to print as it is: the only type that `{{{name}}}` and `{{&name}}` accept
/// in a page declared with models.
///
/// Making one is a promise that every piece of foreign text in it has been escaped.
package struct SafeHTML: Sendable, Equatable {
    /// The markup.
    package let markup: String

    /// Vouches for `markup`.
    package init(_ markup: String) {
        self.markup = markup
    }

    /// Escapes `text`, so that it shows as written.
    package init(escaping text: String) {
        var bytes: [UInt8] = []
        HTMLEscape.append(text, to: &bytes)
        markup = String(decoding: bytes, as: UTF8.self)
    }
}
