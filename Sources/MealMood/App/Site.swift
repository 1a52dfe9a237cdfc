package import HTTP
import SQLite

/// The product as the HTTP engine sees it. One request goes down this page: host, assets, origin, route, handler.
package final class Site: Application {
    let services: Services
    let router: Router<Endpoint>
    let databasePath: String
    let writer: Writer<WriteDesk>
    private let hosts: HostAllowList

    init(services: Services, router: Router<Endpoint>, databasePath: String, writer: Writer<WriteDesk>) {
        self.services = services
        self.router = router
        self.databasePath = databasePath
        self.writer = writer
        hosts = HostAllowList(names: ["localhost", "127.0.0.1", "[::1]"])
    }

    package func makeLocal() throws -> ReadDesk { try ReadDesk(databasePath: databasePath, services: services) }

    package func admit(_ head: Request, local: ReadDesk) -> Admission { .accept(bodyLimit: 65_536) }

    package func respond(to request: Request, local: ReadDesk, reply: Reply) -> Outcome {
        guard hosts.allows(request) else { return .ready(local.refuse(request, AppError.unknownHost)) }
        if let file = services.assets.response(to: request) { return .ready(SecurityHeaders.added(to: file)) }
        guard CrossOrigin.allows(request) else { return .ready(local.refuse(request, AppError.forbiddenOrigin)) }
        switch router.match(request.method, request.path) {
        case .found(let endpoint, let parameters) where request.method.isSafe:
            return .ready(local.respond(to: request, endpoint: endpoint, parameters: parameters))
        case .found(let endpoint, let parameters):
            let ticket = reply.ticket()
            writer.submit(ticket: ticket) { desk in
                desk.respond(to: request, endpoint: endpoint, parameters: parameters)
            }
            return .later
        case .options(let allowed):
            return .ready(Response.options(allow: allowed))
        case .methodNotAllowed(let allowed):
            return .ready(local.refuse(request, AppError.methodNotAllowed(allowed)))
        case .notFound:
            return .ready(local.refuse(request, AppError.notFound))
        }
    }
}
