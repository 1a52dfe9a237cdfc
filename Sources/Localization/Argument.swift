/// A value for a placeholder.
package enum Argument: Sendable, Equatable {
    /// Put in as it is.
    case text(String)
    /// Written with the digits and groups of the language; as `count` it chooses the plural form.
    case number(Int)

    func text(in language: Language) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): language.text(of: number)
        }
    }
}

extension Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
}
