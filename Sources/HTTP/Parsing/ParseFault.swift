/// Why octets are not a request that this server takes. Each means one status, and the end of the connection.
package enum ParseFault: Error, Equatable, Sendable {
    /// 400: not HTTP, or framed in a way that two readers could read differently.
    case badRequest
    /// 413: content beyond the limit.
    case contentTooLarge
    /// 414: a request line beyond the limit.
    case targetTooLong
    /// 417: an expectation other than 100-continue.
    case unknownExpectation
    /// 431: a head, or trailers, beyond the limits.
    case fieldsTooLarge
    /// 501: a transfer coding or a use of CONNECT that is not known here.
    case notImplemented
    /// 505: another major version.
    case unknownVersion
}

/// Ends a parse early.
enum ParseStop: Error {
    case needMore
    case fault(ParseFault)
}
