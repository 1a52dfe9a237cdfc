/// What a route table says about a request.
package enum RouteMatch<Handler> {
    case found(Handler, PathParameters)
    /// The path exists, for other methods.
    case methodNotAllowed(allow: [Method])
    /// `OPTIONS` for a path that exists (RFC 9110 §9.3.7), or `OPTIONS *`.
    case options(allow: [Method])
    case notFound
}

extension Response {
    /// 405 with the methods that the path has (RFC 9110 §15.5.6).
    package static func methodNotAllowed(allow methods: [Method]) -> Response {
        var response = Response(.methodNotAllowed)
        response.headers.append("Allow", methods.map(\.name).joined(separator: ", "))
        return response
    }

    /// 204 with the methods that the path has.
    package static func options(allow methods: [Method]) -> Response {
        var response = Response(.noContent)
        response.headers.append("Allow", methods.map(\.name).joined(separator: ", "))
        return response
    }
}
