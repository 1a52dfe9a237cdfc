import Crypto
import HTTP
import Localization

/// All that a member's page depends on. While it stays the same the page need not be made again, nor sent again.
struct PageKey: Hashable {
    let text: String
    let etag: ETag

    init?(_ visitor: VisitorContext) {
        guard let identity = visitor.identity else { return nil }
        let today = Clock.day(at: visitor.now, timeZone: identity.household.timeZone)
        text = [
            visitor.services.build, identity.household.id.text, String(identity.household.changeNumber),
            identity.member.id.text, visitor.language.code, identity.member.theme?.rawValue ?? "",
            identity.member.isPremium ? "premium" : "", String(today.number),
            visitor.request.path, visitor.request.query,
        ].joined(separator: " ")
        etag = ETag(Hex.encode(Array(sha256(Array(text.utf8)).prefix(8))))
    }

    static func == (a: PageKey, b: PageKey) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The answer to a browser that has the page already; nil when it must be sent.
    func notModified(_ request: Request) -> Response? {
        // A mere `*` says nothing about this page, which may not even exist.
        guard request.headers["If-None-Match"]?.contains(etag.opaque) == true,
            case .notModified(let tag) = request.evaluate(Validators(etag: etag))
        else { return nil }
        var response = marked(Response(.notModified))
        if let tag { response.headers.set("ETag", tag.headerValue) }
        return response
    }

    func marked(_ response: Response) -> Response {
        var response = response
        guard response.status == .ok || response.status == .notModified else { return response }
        response.headers.set("ETag", etag.headerValue)
        response.headers.set("Cache-Control", "private, no-cache")
        response.headers.set("Vary", "Cookie, Accept-Language, Accept-Encoding")
        return response
    }
}
