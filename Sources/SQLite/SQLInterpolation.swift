/// Gathers the text and the parameters of an `SQL` literal.
package struct SQLInterpolation: StringInterpolationProtocol {
    private(set) var text = ""
    private(set) var arguments: [SQLValue] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount)
        arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// `\(value)`: one parameter.
    package mutating func appendInterpolation(_ value: some SQLBindable) {
        text += "?"
        arguments.append(value.sqlValue)
    }

    /// `\(value)` of an optional: NULL for nil.
    package mutating func appendInterpolation<Value: SQLBindable>(_ value: Value?) {
        text += "?"
        arguments.append(value.sqlValue)
    }

    /// `IN (\(list: values))`: one parameter for each value; an empty list matches nothing.
    package mutating func appendInterpolation<Value: SQLBindable>(list values: some Sequence<Value>) {
        var isFirst = true
        for value in values {
            text += isFirst ? "?" : ", ?"
            arguments.append(value.sqlValue)
            isFirst = false
        }
    }

    /// `\(literal: condition)`: a part of the statement with parameters of its own.
    package mutating func appendInterpolation(literal: SQL) {
        text += literal.text
        arguments += literal.arguments
    }

    /// `\(raw: "ASC")`: text of the program's own that becomes part of the statement.
    package mutating func appendInterpolation(raw: String) {
        text += raw
    }
}
