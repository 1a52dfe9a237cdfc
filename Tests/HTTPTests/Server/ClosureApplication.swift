@testable import HTTP

/// An application made of closures.
struct ClosureApplication: Application {
    var admit: @Sendable (Request) -> Admission = { _ in .accept(bodyLimit: 1000) }
    var tooLarge: @Sendable (Request) -> Response = { _ in Response(.contentTooLarge) }
    var respond: @Sendable (Request, Reply) -> Outcome

    func makeLocal() {}
    func admit(_ head: Request, local: Void) -> Admission { admit(head) }
    func tooLarge(_ head: Request, local: Void) -> Response { tooLarge(head) }
    func respond(to request: Request, local: Void, reply: Reply) -> Outcome { respond(request, reply) }

    /// Answers with what it got: method, path, query and content.
    static let echo = ClosureApplication { request, _ in
        let body = String(decoding: request.body, as: UTF8.self)
        return .ready(.text("\(request.method) \(request.path) \(request.query) \(body)"))
    }
}

extension Response {
    static func text(_ text: String) -> Response { Response(type: "text/plain", Array(text.utf8)) }
}

/// How a client comes to the server.
enum Way: CaseIterable {
    case plain
    case encrypted
}

/// Runs the body against a started server of one reactor and stops it.
func withServer<R>(
    _ application: ClosureApplication, limits: ServerLimits = .quick, log: ServerConfiguration.Log? = nil,
    _ body: (Server<ClosureApplication>) throws -> R
) throws -> R {
    let secure = ServerConfiguration.Secure(port: 0, context: TestIdentity.kitchen.context)
    let configuration = ServerConfiguration(
        port: 0, reactors: 1, secure: secure, limits: limits, log: log, logDescriptor: -1)
    let server = Server(application, configuration)
    try server.start()
    defer { server.stop() }
    return try body(server)
}

extension ServerLimits {
    /// Deadlines that a test never meets unless it sets them, and a short drain.
    static var quick: ServerLimits {
        var limits = ServerLimits()
        limits.sweep = .milliseconds(10)
        limits.drain = .seconds(3)
        limits.linger = .milliseconds(500)
        return limits
    }
}
