/// A text was asked for in a way that cannot be answered: a mistake of the program.
package enum TextError: Error, Equatable, CustomStringConvertible {
    case unknownKey(String)
    case missingArgument(key: String, name: String)
    /// A text with plural forms was given a `count` that is no number.
    case countIsNoNumber(key: String)

    package var description: String {
        switch self {
        case .unknownKey(let key): "no text \(key)"
        case .missingArgument(let key, let name): "text \(key) lacks its argument {\(name)}"
        case .countIsNoNumber(let key): "text \(key) needs a number as {count}"
        }
    }
}
