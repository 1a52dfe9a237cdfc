/// What a catalogue has under one key in one language.
enum Entry: Sendable, Equatable {
    case plain(Pattern)
    /// The form is chosen by the argument `count`.
    case plural([PluralForm: Pattern])

    /// All arguments that the text takes.
    var placeholders: Set<String> {
        switch self {
        case .plain(let pattern): pattern.placeholders
        case .plural(let forms): forms.values.reduce(into: ["count"]) { $0.formUnion($1.placeholders) }
        }
    }

    var isPlural: Bool {
        guard case .plural = self else { return false }
        return true
    }
}
