import Crypto
import HTTP

/// The secret of a form that begins a session, made with its page: the form sent twice begins one.
enum EntranceKey {
    /// For the field `key` of a new form.
    static func fresh() -> String { Token().text }

    static func read(_ request: Request) throws -> Token? {
        try request.form().first("key").flatMap(Token.init(text:))
    }
}

extension VisitorContext {
    /// Signs this browser in as somebody and leads on; the session that it had before ends.
    ///
    /// - Parameter form: the secret of the form that was sent.
    func enter(as person: MemberID, form: Token?, to location: String) throws -> Response {
        try endSession()
        let token = try Session.start(for: person, on: device.stored, form: form, at: now, in: db)
        var response = Response.redirect(to: location)
        response.setCookie(SessionCookie.made(token, for: request))
        return response
    }

    /// Ends the session that the request came by, if any.
    func endSession() throws {
        if let session = identity?.session { try end(session: session) }
    }
}
