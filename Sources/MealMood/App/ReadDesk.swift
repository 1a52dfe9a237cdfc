import HTTP
import SQLite

/// What one reactor reads with: its own read-only connection, its caches, its compressor. Never leaves its thread.
package final class ReadDesk {
    private let services: Services
    private let db: Connection
    private let libraries = LibraryCache()
    private let pages = PageCache(byteLimit: 4 << 20)
    private let gzip = Gzip(level: 3)

    init(databasePath: String, services: Services) throws {
        self.services = services
        db = try Connection(path: databasePath, mode: .readOnly)
    }

    func respond(to request: Request, endpoint: Endpoint, parameters: PathParameters) -> Response {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        do {
            return try db.snapshot { try cached(request, endpoint, parameters, desk) }
        } catch {
            return finish(desk.errorResponse(to: request, error), for: request)
        }
    }

    /// An answer that needs no database: what asks for nothing that exists costs nothing.
    func refuse(_ request: Request, _ error: AppError) -> Response {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        return finish(desk.errorResponse(to: request, error, identity: nil), for: request)
    }

    private func cached(
        _ request: Request, _ endpoint: Endpoint, _ parameters: PathParameters, _ desk: RequestDesk
    ) throws -> Response {
        let visitor = try desk.visitor(request, parameters)
        guard case .page = endpoint, let key = PageKey(visitor) else {
            return finish(try endpoint.respond(to: visitor), for: request)
        }
        if let answer = key.notModified(request) { return SecurityHeaders.added(to: answer) }
        let page = try pages.page(key, gzip) {
            SecurityHeaders.added(to: key.marked(try endpoint.respond(to: visitor)))
        }
        return page.variant(for: request).conditioned(by: request)
    }

    private func finish(_ response: Response, for request: Request) -> Response {
        SecurityHeaders.added(to: response).conditioned(by: request).compressed(for: request, with: gzip)
    }
}
