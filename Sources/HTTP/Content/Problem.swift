/// The details of an error for programs (RFC 9457).
package struct Problem: Sendable {
    package var status: Status
    /// A URI that names the kind of problem; `about:blank` says no more than the status.
    package var type: String
    package var title: String
    /// What went wrong this time, for people.
    package var detail: String?
    /// A URI of this occurrence.
    package var instance: String?

    /// - Parameter title: the status' own phrase when nil.
    package init(
        _ status: Status, type: String = "about:blank", title: String? = nil, detail: String? = nil,
        instance: String? = nil
    ) {
        self.status = status
        self.type = type
        self.title = title ?? "\(status.reason)"
        self.detail = detail
        self.instance = instance
    }

    /// The answer, `application/problem+json`.
    package func response() -> Response { response { _ in } }

    /// The answer with more members than the usual ones.
    ///
    /// - Parameter extra: writes extension members (§3.2) into the object.
    package func response(_ extra: (inout JSONWriter) throws -> Void) rethrows -> Response {
        let bytes = try JSONWriter.write { json in
            try json.object { problem in
                problem.member("type", type)
                problem.member("title", title)
                problem.member("status", status.code)
                if let detail { problem.member("detail", detail) }
                if let instance { problem.member("instance", instance) }
                try extra(&problem)
            }
        }
        return Response(status, type: "application/problem+json", bytes)
    }
}
