package import HTTP
import SQLite

/// The product as the HTTP engine sees it. One request goes down this page: host, assets, origin, route, handler.
package final class Site: Application {
    let services: Services
    let router: Router<Endpoint>
    let databasePath: String
    let writer: Writer<WriteDesk>
    package let workers: Workers
    /// Apart from the others, so that whoever guesses passwords keeps nobody from anything else.
    package let hashers: Workers
    /// Octets of content that a request may have unless its route says otherwise.
    static let bodyLimit = 65_536

    init(
        services: Services, router: Router<Endpoint>, databasePath: String, writer: Writer<WriteDesk>, workers: Workers,
        hashers: Workers
    ) {
        self.services = services
        self.router = router
        self.databasePath = databasePath
        self.writer = writer
        self.workers = workers
        self.hashers = hashers
    }

    package func makeLocal() throws -> ReadDesk { try ReadDesk(databasePath: databasePath, services: services) }

    /// Long content, and the work that it makes, is for members only: who is not is answered before it is read.
    package func admit(_ head: Request, local: ReadDesk) -> Admission {
        let head = services.door.received(head)
        guard !head.method.isSafe, case .found(.prepared(let preparation), _) = router.match(head.method, head.path)
        else { return .accept(bodyLimit: Self.bodyLimit) }
        if let refusal = refusal(head, local) ?? local.refusalOfStranger(head) { return .refuse(refusal) }
        return .accept(bodyLimit: preparation.bodyLimit)
    }

    package func tooLarge(_ head: Request, local: ReadDesk) -> Response {
        let head = services.door.received(head)
        guard case .found(.prepared(let preparation), let parameters) = router.match(head.method, head.path),
            let answer = preparation.tooLarge
        else { return local.refuse(head, FormError.tooLarge) }
        return local.respond(to: head, endpoint: .member(answer), parameters: parameters)
    }

    package func respond(to request: Request, local: ReadDesk, reply: Reply) -> Outcome {
        let request = services.door.received(request)
        let outcome = answer(to: request, local, reply)
        guard let secure = services.secure, case .ready(var response) = outcome else { return outcome }
        TrustingDevice.remember(request, secure, at: services.clock.now(), in: &response)
        return .ready(response)
    }

    private func answer(to request: Request, _ local: ReadDesk, _ reply: Reply) -> Outcome {
        if let file = services.door.hosts.allows(request) ? services.assets.response(to: request) : nil {
            return .ready(file.leaving(request))
        }
        if let refusal = refusal(request, local) { return .ready(refusal) }
        if let redirect = services.secure.flatMap({ TrustingDevice.redirect(request, $0) }) {
            return .ready(redirect.leaving(request))
        }
        switch router.match(request.method, request.path) {
        case .found(.prepared(let preparation), let parameters):
            return prepare(request, preparation, parameters, local, reply.ticket())
        case .found(.hashing(let hashing), let parameters):
            return hash(request, hashing, parameters, local, reply)
        case .found(let endpoint, let parameters) where request.method.isSafe:
            if case .long = endpoint {
                if local.isUseToNote(request) { noteUse(request) }
                return read(request, endpoint, parameters, local, reply.ticket())
            }
            let response = local.respond(to: request, endpoint: endpoint, parameters: parameters)
            guard local.isUseToNote(request) else { return .ready(response) }
            noteUse(request)
            return .ready(SessionCookie.renewed(response, to: request))
        case .found(let endpoint, let parameters):
            write(request, endpoint, parameters, reply.ticket())
            return .later
        case .options(let allowed):
            return .ready(Response.options(allow: allowed).leaving(request))
        case .methodNotAllowed(let allowed):
            return .ready(local.refuse(request, AppError.methodNotAllowed(allowed)))
        case .notFound:
            return .ready(local.refuse(request, AppError.notFound))
        }
    }

    private func refusal(_ request: Request, _ local: ReadDesk) -> Response? {
        guard services.door.hosts.allows(request) else { return local.refuse(request, AppError.unknownHost) }
        guard services.door.isOwnPage(request) || Credential.isTokenAlone(request) else {
            return local.refuse(request, AppError.forbiddenOrigin)
        }
        return nil
    }

    private func write(_ request: Request, _ endpoint: Endpoint, _ parameters: PathParameters, _ ticket: Ticket) {
        writer.submit(ticket: ticket) { desk in
            desk.respond(to: request, endpoint: endpoint, parameters: parameters)
        }
    }

    /// Nobody waits for it: what was read is true without it.
    private func noteUse(_ request: Request) {
        writer.submit(ticket: Ticket { _ in }) { desk in desk.noteUse(request) }
    }

    /// Beside the reactors, in a snapshot of its own.
    private func read(
        _ request: Request, _ endpoint: Endpoint, _ parameters: PathParameters, _ local: ReadDesk, _ ticket: Ticket
    ) -> Outcome {
        let isQueued = workers.submit { [self] in
            do {
                ticket.complete(try makeLocal().respond(to: request, endpoint: endpoint, parameters: parameters))
            } catch {
                Log.fault("reading on a worker: \(error)", request: request.id)
            }
        }
        if !isQueued { ticket.complete(local.refuse(request, AppError.busy)) }
        return .later
    }

    private func prepare(
        _ request: Request, _ preparation: Preparation, _ parameters: PathParameters, _ local: ReadDesk,
        _ ticket: Ticket
    ) -> Outcome {
        let isQueued = workers.submit { [self] in
            let (rest, endpoint) = preparation.run(request)
            write(rest, endpoint, parameters, ticket)
        }
        if !isQueued { ticket.complete(local.refuse(request, AppError.busy)) }
        return .later
    }

    private func hash(
        _ request: Request, _ hashing: Hashing, _ parameters: PathParameters, _ local: ReadDesk, _ reply: Reply
    ) -> Outcome {
        let work: Hashing.Work
        switch local.begin(hashing, request, parameters) {
        case .answer(let response): return .ready(response)
        case .work(let next): work = next
        }
        let ticket = reply.ticket()
        let isQueued = hashers.submit { [self] in
            let handler: Hashing.Handler
            do {
                handler = try work()
            } catch {
                handler = { _ in throw error }
            }
            write(Hashing.rest(of: request), .visitor(handler), parameters, ticket)
        }
        if !isQueued { ticket.complete(local.refuse(request, AppError.busy)) }
        return .later
    }
}
