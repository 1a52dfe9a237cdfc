/// A final answer. `Date`, `Content-Length` and `Connection` are the connection's business and written by it.
package struct Response: Sendable {
    package var status: Status
    package var headers: HeaderFields
    package var body: Body

    package enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// Stays open and is written to through the channel (server-sent events).
        case events(EventChannel)
    }

    package init(_ status: Status, headers: HeaderFields = HeaderFields(), body: Body = .none) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with content of the given media type.
    package init(_ status: Status = .ok, type: String, _ bytes: [UInt8]) {
        self.init(status, body: .bytes(bytes))
        headers.append("Content-Type", type)
    }

    /// `303 See Other`: the answer to a form, or to a page that lives elsewhere.
    package static func redirect(to location: String, _ status: Status = .seeOther) -> Response {
        var response = Response(status)
        response.headers.append("Location", location)
        return response
    }
}
