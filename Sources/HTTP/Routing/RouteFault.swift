/// A mistake in a route table.
package struct RouteFault: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Reason: Error, Equatable, Sendable {
        case startsWithoutSlash
        case emptySegment
        case badParameter
        case badLiteral
        case repeatedParameter
        case duplicate
        /// The same place has another parameter name in an earlier pattern.
        case otherName(String)
    }

    package let method: Method
    package let pattern: String
    package let reason: Reason

    package var description: String { "route \(method) \(pattern): \(explanation)" }

    private var explanation: String {
        switch reason {
        case .startsWithoutSlash: "must start with a slash"
        case .emptySegment: "has an empty segment or a slash at the end"
        case .badParameter: "has a parameter whose name is not made of letters and digits"
        case .badLiteral: "has a segment with characters that paths show escaped, or braces in the middle"
        case .repeatedParameter: "has two parameters of the same name"
        case .duplicate: "stands in the table twice"
        case .otherName(let name): "calls a parameter otherwise that an earlier route calls {\(name)}"
        }
    }
}

/// All mistakes of a route table together.
package struct RouteFaults: Error, Equatable, Sendable, CustomStringConvertible {
    package let faults: [RouteFault]

    package var description: String { faults.map(\.description).joined(separator: "\n") }
}
