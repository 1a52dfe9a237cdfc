import HTTP

/// By what a request says who sends it.
enum Credential {
    /// The cookie of a browser.
    case session(String)
    /// An access token, or whatever stands in its place.
    case token(String)

    /// `Authorization` counts for programs only: no page opens by it. What a proxy in front asks a browser for is not ours.
    init?(_ request: Request) {
        let field = request.isForProgram ? request.headers["Authorization"] : nil
        if let token = field.flatMap(Self.bearer) {
            self = .token(token)
        } else if let cookie = SessionCookie.token(in: request) {
            self = .session(cookie)
        } else if field != nil {
            self = .token("")
        } else {
            return nil
        }
    }

    /// No page of another site can make a browser send such a request.
    static func isTokenAlone(_ request: Request) -> Bool {
        guard case .token = Credential(request) else { return false }
        return request.headers["Cookie"] == nil
    }

    /// What follows `Bearer` (RFC 6750 §2.1).
    private static func bearer(_ field: String) -> String? {
        let parts = field.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return parts[1].trimmingPrefix { $0 == " " }.description
    }
}

extension Request {
    /// A call of the JSON interface: it is answered in JSON, errors too.
    var isForProgram: Bool { path.hasPrefix("/api/") }
}
