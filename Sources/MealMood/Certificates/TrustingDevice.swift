import HTTP

/// A device that passed the test of `/ca` is known by a cookie to trust the certificate: http leads it to https. The cookie
/// is renewed while https is used and ends by itself soon after it ceased to. A page over https proves nothing: somebody
/// may have clicked the warning away.
enum TrustingDevice {
    static let cookieName = "mm-https"
    private static let day: Int64 = 86_400
    private static let life = 30 * 86_400

    /// The same page over https, for a page that a trusting device asks for over http.
    static func redirect(_ request: Request, _ secure: SecureSite) -> Response? {
        guard !request.isSecure, request.method == .get, isPage(request), request.cookie(cookieName) != nil,
            let host = request.host, secure.covers(host), let origin = secure.origin(for: host)
        else { return nil }
        let query = request.query.isEmpty ? "" : "?\(request.query)"
        var response = Response.redirect(to: origin + request.path + query, .temporaryRedirect)
        response.headers.append("Cache-Control", "no-store")
        return response
    }

    /// Goes on remembering a device that uses https, once a day.
    static func remember(_ request: Request, _ secure: SecureSite, at now: Int64, in response: inout Response) {
        let today = String(now / day)
        guard request.isSecure, request.method == .get, isPage(request), let known = request.cookie(cookieName),
            known != today, let host = request.host, secure.covers(host)
        else { return }
        response.setCookie(remembered(request, at: now))
    }

    /// Not `Secure`: http is where it has to be seen.
    static func remembered(_ request: Request, at now: Int64) -> SetCookie {
        SetCookie(cookieName, String(now / day), path: request.cookiePath, maxAge: life, isHTTPOnly: false)
    }

    static func forgotten(_ request: Request) -> SetCookie {
        SetCookie(cookieName, "", path: request.cookiePath, maxAge: 0, isHTTPOnly: false)
    }

    /// Programs and pictures stay where they are, and so does the page that helps when https does not work.
    private static func isPage(_ request: Request) -> Bool {
        let isHelp = request.path == CertificateURL.page || request.path.hasPrefix("\(CertificateURL.page)/")
        let isForPrograms = request.path.hasPrefix("/api/")
        return !isHelp && !isForPrograms && request.headers["Accept"]?.contains("text/html") == true
    }
}
