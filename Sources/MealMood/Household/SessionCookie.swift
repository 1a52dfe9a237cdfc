import Crypto
import HTTP
import SQLite

/// The cookie of a browser that is signed in. On https it has another name than on http, so that neither shadows the
/// other, and one that browsers take from no other host (`__Host-`), and never from plain http.
enum SessionCookie {
    static let name = "mm"

    /// Who has come over from http by the same name is still who they were: with the first thing they do they get the
    /// cookie of https, with another token, and the old one opens nothing any more.
    static func token(in request: Request) -> String? {
        request.cookie(name(for: request)) ?? request.cookie(name)
    }

    /// Whether a browser on https has shown the cookie of http alone.
    static func isOfHTTP(in request: Request) -> Bool {
        request.isSecure && request.cookie(name(for: request)) == nil && request.cookie(name) != nil
    }

    static func made(_ token: Token, for request: Request) -> SetCookie {
        SetCookie(
            name(for: request), token.text, path: request.cookiePath, maxAge: Session.lifetime,
            isSecure: request.isSecure)
    }

    /// The cookie of the session that a request came by, once more: it lives as long as the session does. Whoever comes in
    /// or goes was given another, or none.
    static func renewed(_ response: Response, to request: Request) -> Response {
        guard response.headers["Set-Cookie"] == nil, !isOfHTTP(in: request),
            case .session(let text) = Credential(request), let token = Token(text: text)
        else { return response }
        var response = response
        response.setCookie(made(token, for: request))
        return response
    }

    /// The first answer to a change that came with the cookie of http: what was sent there could be read on its way.
    static func exchanged(
        _ response: Response, _ token: Token, to request: Request, in db: Connection
    ) throws -> Response {
        guard response.headers["Set-Cookie"] == nil else { return response }
        var response = response
        response.setCookie(made(try Session.exchange(token, in: db), for: request))
        response.setCookie(.removal(of: name, path: request.cookiePath))
        return response
    }

    /// Of both ways, as far as a browser lets this one reach the other.
    static func removals(for request: Request) -> [SetCookie] {
        Set([name, name(for: request)]).sorted().map { name in
            .removal(of: name, path: request.cookiePath, isSecure: name != Self.name)
        }
    }

    /// Browsers take a `__Host-` cookie for the whole host only, so that below a prefix it must do without.
    private static func name(for request: Request) -> String {
        guard request.isSecure else { return name }
        return request.mount.isEmpty ? "__Host-\(name)" : "__Secure-\(name)"
    }
}
