import Crypto
import HTTP

/// The cookie of a browser that is signed in. On https it has another name than on http, so that neither shadows the
/// other.
enum SessionCookie {
    static let name = "mm"
    static let secureName = "__Host-mm"

    static func token(in request: Request) -> String? { request.cookie(name(for: request)) }

    static func made(_ token: Token, for request: Request) -> SetCookie {
        SetCookie(name(for: request), token.text, maxAge: Session.lifetime, isSecure: request.isSecure)
    }

    static func removal(for request: Request) -> SetCookie {
        .removal(of: name(for: request), isSecure: request.isSecure)
    }

    private static func name(for request: Request) -> String { request.isSecure ? secureName : name }
}
