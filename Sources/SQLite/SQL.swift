/// An SQL statement whose interpolated values are parameters.
///
///     let sql: SQL = "SELECT name FROM dish WHERE id = \(id) AND kind IN (\(list: kinds))"
///
/// `\(value)` binds, `\(list: values)` binds each value with commas between them, `\(literal: sql)` nests another
/// literal with its parameters. Only `\(raw: text)` puts text into the statement itself; never give it what a person
/// typed.
package struct SQL: Sendable, ExpressibleByStringInterpolation {
    /// The statement with a `?` for each parameter. It is the key of the statement cache.
    package let text: String
    /// The parameters in order. They are kept out of every description, because they may be private.
    let arguments: [SQLValue]

    package init(stringLiteral value: String) {
        text = value
        arguments = []
    }

    package init(stringInterpolation: SQLInterpolation) {
        text = stringInterpolation.text
        arguments = stringInterpolation.arguments
    }
}

extension SQL: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { text }
    package var debugDescription: String { text }
    package var customMirror: Mirror { Mirror(self, children: ["text": text]) }
}
