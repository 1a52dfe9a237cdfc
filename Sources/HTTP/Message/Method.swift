/// A request method (RFC 9110 §9). Case-sensitive; any token is possible.
package struct Method: Hashable, Sendable, CustomStringConvertible {
    /// The token as sent.
    package let name: String

    package init(_ name: String) { self.name = name }

    package static let get = Method("GET")
    package static let head = Method("HEAD")
    package static let post = Method("POST")
    package static let put = Method("PUT")
    package static let patch = Method("PATCH")
    package static let delete = Method("DELETE")
    package static let options = Method("OPTIONS")

    /// RFC 9110 §9.2.1: the request asks for nothing to be changed.
    package var isSafe: Bool { self == .get || self == .head || self == .options }

    package var description: String { name }
}
