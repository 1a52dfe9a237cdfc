import HTTP

/// The way of a member's request whose content is big or takes work: it is read on a worker, so that neither a reactor
/// nor the writer waits for it; what came of it goes on to the writer as a request like any other.
struct Preparation: Sendable {
    typealias Handler = @Sendable (MemberContext) throws -> Response

    /// Octets of content that the route takes.
    let bodyLimit: Int
    /// Answers who sends more than that; nil for the page that says so for every route.
    let tooLarge: Handler?
    private let prepare: @Sendable (inout Request) throws -> Handler

    /// - Parameters:
    ///   - read: works without database and clock. It takes what is big out of the request (`takeForm`, `takeContent`):
    ///     the rest is what the writer gets, and what tells a repeated request from another.
    ///   - respond: runs on the writer with what was read.
    init<Value: Sendable>(
        bodyLimit: Int, tooLarge: Handler? = nil, read: @escaping @Sendable (inout Request) throws -> Value,
        respond: @escaping @Sendable (MemberContext, Value) throws -> Response
    ) {
        self.bodyLimit = bodyLimit
        self.tooLarge = tooLarge
        prepare = { request in
            let value = try read(&request)
            return { try respond($0, value) }
        }
    }

    /// What is left of a request, and what is to be done with it. A fault is thrown there, where errors meet their page.
    func run(_ request: Request) -> (rest: Request, endpoint: Endpoint) {
        var rest = request
        do {
            let handler = try prepare(&rest)
            return (rest, .member(handler))
        } catch {
            rest.body = []
            return (rest, .member { _ in throw error })
        }
    }
}
