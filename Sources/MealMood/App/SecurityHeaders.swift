import HTTP

/// What every answer says to the browser about what a page of ours may do.
enum SecurityHeaders {
    /// - Parameter isTrusted: whether browsers hold the origin for secure; elsewhere some headers only make them complain.
    static func added(to response: Response, isTrusted: Bool) -> Response {
        var response = response
        response.headers.append("X-Content-Type-Options", "nosniff")
        response.headers.append("Referrer-Policy", "same-origin")
        if isTrusted { response.headers.append("Cross-Origin-Opener-Policy", "same-origin") }
        response.headers.append("Cross-Origin-Resource-Policy", "same-origin")
        response.headers.append("X-Frame-Options", "DENY")
        return response
    }

    /// For documents only. A photo is taken by the system's own camera, for which a page needs no leave.
    static let permissions = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"

    /// For documents only. The import map is the one inline script, allowed by its hash.
    static func contentPolicy(importMapHash: String) -> String {
        [
            "default-src 'self'", "script-src 'self' 'sha256-\(importMapHash)'", "base-uri 'none'", "object-src 'none'",
            "form-action 'self'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }
}
