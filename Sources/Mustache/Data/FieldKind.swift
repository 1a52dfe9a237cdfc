/// What the compiler must know about a field.
enum FieldKind: Sendable {
    /// Printed escaped; as a section it is true when not empty, and `{{.}}` is the text.
    case text
    /// Printed as `true` or `false`.
    case flag
    /// Printed in decimal; as a section it is true when not zero.
    case number
    /// Printed only raw.
    case html
    /// A text that is the name of one of these templates, for `{{>*name}}`.
    case template([String])
    /// A list of texts: each is `{{.}}`.
    case texts
    /// A list of models.
    case list(ShapeReference)
    /// A model that may be missing.
    case model(ShapeReference)

    /// How messages call it.
    var title: String {
        switch self {
        case .text: "a text"
        case .flag: "a flag"
        case .number: "a number"
        case .html: "HTML"
        case .template: "a template name"
        case .texts, .list: "a list"
        case .model: "a model"
        }
    }
}
