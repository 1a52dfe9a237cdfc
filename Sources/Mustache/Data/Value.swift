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

extension Value {
    /// Whether a section is shown.
    var isTruthy: Bool {
        switch self {
        case .null: false
        case .flag(let flag): flag
        case .number(let number): number != 0
        case .text(let text): !text.isEmpty
        case .list(let elements): !elements.isEmpty
        case .object, .lambda: true
        }
    }

    /// What a variable prints; nil for what cannot be printed.
    var printed: String? {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .text(let text): text
        case .null, .list, .object, .lambda: nil
        }
    }
}
