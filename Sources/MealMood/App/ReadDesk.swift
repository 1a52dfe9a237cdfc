import HTTP
import SQLite

/// What one reactor reads with: its own read-only connection, its caches, its compressor. Never leaves its thread.
package final class ReadDesk {
    private let services: Services
    private let db: Connection
    private let libraries = LibraryCache()
    private let pages = PageCache(byteLimit: 4 << 20)
    private let gzip = Gzip(level: 3)
    private let identities: IdentityCache

    init(databasePath: String, services: Services) throws {
        self.services = services
        db = try Connection(path: databasePath, mode: .readOnly)
        identities = IdentityCache(db)
    }

    func respond(to request: Request, endpoint: Endpoint, parameters: PathParameters) -> Response {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        if case .page = endpoint, let page = kept(request, parameters, desk) { return page }
        do {
            let response = try db.snapshot { try made(request, endpoint, parameters, desk) }
            if case .events(let channel) = response.body { try endIfCut(channel) }
            return response
        } catch {
            return finish(desk.errorResponse(to: request, error), for: request)
        }
    }

    /// Now and then it is noted that a session or an access token is used, which is the writer's work. Asked when the
    /// request was answered.
    func isUseToNote(_ request: Request) -> Bool {
        let now = services.clock.now()
        switch Credential(request) {
        case nil: return false
        case .session(let token): return identities.seenAt(token).map { $0 <= now - Session.renewal } ?? false
        case .token(let text):
            return (try? AccessTokenUse(of: text, at: now, in: db))?.isFirst ?? false
        }
    }

    /// A member is answered in their own language; a stranger's request for what does not exist costs no database work.
    func refuse(_ request: Request, _ error: any Error) -> Response {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        var known: Session.Identity?
        if case .session = Credential(request) { known = (try? identity(request, desk)) ?? nil }
        return finish(desk.errorResponse(to: request, error, identity: known), for: request)
    }

    /// The answer to somebody who is no member of a household that is ready; nil for who is.
    func refusalOfStranger(_ request: Request) -> Response? {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        do {
            _ = try db.snapshot { try Endpoint.readyMember(try desk.visitor(request, PathParameters())) }
            return nil
        } catch {
            return finish(desk.errorResponse(to: request, error), for: request)
        }
    }

    /// What comes before a password is worked on; a fault is answered at once.
    func begin(_ hashing: Hashing, _ request: Request, _ parameters: PathParameters) -> Hashing.Step {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        do {
            let step = try db.snapshot { try hashing.begin(try desk.visitor(request, parameters)) }
            guard case .answer(let response) = step else { return step }
            return .answer(finish(response, for: request))
        } catch {
            return .answer(finish(desk.errorResponse(to: request, error), for: request))
        }
    }

    /// The page as it was made before, when nothing that it depends on has changed since.
    private func kept(_ request: Request, _ parameters: PathParameters, _ desk: RequestDesk) -> Response? {
        guard case .session(let token) = Credential(request), let identity = identities[token],
            let key = PageKey(desk.visitor(request, parameters, identity))
        else { return nil }
        if let answer = key.notModified(request) { return answer.leaving(request) }
        return pages[key]?.variant(for: request)
    }

    private func made(
        _ request: Request, _ endpoint: Endpoint, _ parameters: PathParameters, _ desk: RequestDesk
    ) throws -> Response {
        let visitor = desk.visitor(request, parameters, try identity(request, desk))
        guard case .page = endpoint, let key = PageKey(visitor) else {
            return finish(try endpoint.respond(to: visitor).response, for: request)
        }
        if let answer = key.notModified(request) { return answer.leaving(request) }
        let page = key.marked(try endpoint.respond(to: visitor).response).leaving(request)
        return pages.keep(page, key, gzip).variant(for: request)
    }

    /// Whoever was cut after the stream's snapshot, but before the stream was known, is cut now.
    private func endIfCut(_ channel: EventChannel) throws {
        try db.snapshot {
            try services.live.end { stream in
                try stream.channel === channel && !stream.isAllowed(at: services.clock.now(), in: db)
            }
        }
    }

    private func identity(_ request: Request, _ desk: RequestDesk) throws -> Session.Identity? {
        guard case .session(let token) = Credential(request) else { return try desk.identity(request) }
        return try identities.identity(token) { try desk.identity(request) }
    }

    private func finish(_ response: Response, for request: Request) -> Response {
        var response = response
        if response.headers["Cache-Control"] == nil { response.headers.append("Cache-Control", "no-store") }
        return response.leaving(request).conditioned(by: request).compressed(for: request, with: gzip)
    }
}
