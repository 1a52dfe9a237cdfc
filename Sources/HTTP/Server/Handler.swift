/// An application as a reactor sees it, whatever its types.
protocol Handler: AnyObject {
    func admit(_ head: Request) -> Admission
    func tooLarge(_ head: Request) -> Response
    func respond(to request: Request, reply: Reply) -> Outcome
}

/// An application with the `Local` of one reactor.
final class LocalHandler<App: Application>: Handler {
    private let application: App
    private let local: App.Local

    /// - Throws: what `makeLocal` throws.
    init(_ application: App) throws {
        self.application = application
        local = try application.makeLocal()
    }

    func admit(_ head: Request) -> Admission { application.admit(head, local: local) }

    func tooLarge(_ head: Request) -> Response { application.tooLarge(head, local: local) }

    func respond(to request: Request, reply: Reply) -> Outcome {
        application.respond(to: request, local: local, reply: reply)
    }
}
