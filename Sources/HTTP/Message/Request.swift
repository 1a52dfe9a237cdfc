/// A complete request: its head and its whole content, at most as long as the application allowed.
package struct Request: Sendable {
    package var method: Method
    /// The path of the target as sent, percent-encoded, always starting with "/" ("*" for `OPTIONS *`).
    package var path: String
    /// What follows "?" in the target, as sent; empty without one.
    package var query: String
    package var headers: HeaderFields
    package var body: [UInt8]
    /// The address that the connection came from.
    package var peer: PeerAddress
    /// Whether it came encrypted: over TLS, or so says a proxy that is trusted.
    package var isSecure: Bool
    /// What the client puts before every path of the application, and `path` has no more: empty, or `/meals` where it
    /// lives below another site. The application sets it.
    package var mount = ""
    /// Names this request in the log and on error pages.
    package var id: String

    package init(
        method: Method, path: String, query: String = "", headers: HeaderFields = HeaderFields(),
        body: [UInt8] = [], peer: PeerAddress = .loopback, isSecure: Bool = false, id: String = "-"
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.peer = peer
        self.isSecure = isSecure
        self.id = id
    }
}

/// The numeric address of the other end.
package struct PeerAddress: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    package let isLoopback: Bool

    package init(_ description: String, isLoopback: Bool) {
        self.description = description
        self.isLoopback = isLoopback
    }

    package static let loopback = PeerAddress("127.0.0.1", isLoopback: true)
}
