import Foundation
import HTTP

enum SignInURL {
    static let path = "/sign-in"

    /// The page to sign in at, which leads back to where somebody wanted to go. What a form wanted to do is not done: its
    /// page is where to go on.
    static func leadingBack(from request: Request) -> String {
        guard let place = LocalPath.safe(request.method.isSafe ? target(of: request) : page(of: request)), place != "/"
        else { return path }
        return "\(path)?return=\(PercentEncoding.encode(place))"
    }

    private static func target(of request: Request) -> String {
        request.query.isEmpty ? request.path : "\(request.path)?\(request.query)"
    }

    /// The page of this server that a form stands on, as far as the browser tells.
    private static func page(of request: Request) -> String? {
        guard let host = request.headers["Host"], let referer = request.headers["Referer"],
            let start = referer.range(of: "://\(host)/")
        else { return nil }
        return BasePath(checked: request.mount).stripped("/" + referer[start.upperBound...])
    }
}
