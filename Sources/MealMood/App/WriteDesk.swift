import HTTP
import SQLite

/// What the writer thread works with: the only connection that writes. Each request is a savepoint of the batch's
/// transaction, so that one that fails takes nothing of its neighbours with it.
package final class WriteDesk {
    private let services: Services
    private let db: Connection
    private let libraries = LibraryCache()
    private let gzip = Gzip(level: 3)

    init(databasePath: String, services: Services) throws {
        self.services = services
        db = try Connection(path: databasePath, mode: .readWrite)
    }

    func begin() throws { try db.execute("BEGIN IMMEDIATE") }

    func commit() throws {
        do {
            try db.execute("COMMIT")
        } catch {
            libraries.forget()
            try? db.execute("ROLLBACK")
            throw error
        }
    }

    func respond(to request: Request, endpoint: Endpoint, parameters: PathParameters) -> Response {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        var response: Response
        do {
            response = try db.savepoint { try endpoint.respond(to: try desk.visitor(request, parameters)) }
        } catch {
            libraries.forget()
            response = desk.errorResponse(to: request, error)
        }
        if response.headers["Cache-Control"] == nil { response.headers.append("Cache-Control", "no-store") }
        return SecurityHeaders.added(to: response).compressed(for: request, with: gzip)
    }
}
