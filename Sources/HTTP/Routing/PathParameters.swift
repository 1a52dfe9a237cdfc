/// The segments of a path that stood for the parameters of its pattern, percent-decoded.
package struct PathParameters: Sendable, Equatable {
    /// The pattern that fitted: the path without what may be secret in it.
    package let pattern: String
    private let names: [String]
    private let values: [String]

    package init(pattern: String = "", names: [String] = [], values: [String] = []) {
        self.pattern = pattern
        self.names = names
        self.values = values
    }

    /// The value of that parameter: never empty, except when the pattern has no parameter of that name.
    package subscript(name: String) -> String {
        names.firstIndex(of: name).map { values[$0] } ?? ""
    }
}
