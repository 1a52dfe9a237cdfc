import Crypto
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

    func begin() throws {
        try db.execute("BEGIN IMMEDIATE")
        try NewestTime.note(services.clock.now(), in: db)
    }

    func commit() throws {
        do {
            try db.execute("COMMIT")
        } catch {
            libraries.forget()
            try? db.execute("ROLLBACK")
            throw error
        }
        do {
            try services.live.committed(db)
        } catch {
            // What was written is written; pages learn of it when they next come.
            Log.fault("live: \(error)", request: "-")
        }
    }

    func respond(to request: Request, endpoint: Endpoint, parameters: PathParameters) -> Response {
        let desk = RequestDesk(services: services, db: db, libraries: libraries)
        var response: Response
        do {
            // A full disk ends the whole batch's transaction; a savepoint would then commit by itself.
            guard db.isInTransaction else { throw AppError.storeFailed }
            try note(useIn: request)
            response = try db.savepoint {
                let visitor = try desk.visitor(request, parameters)
                let response = try Repeats(visitor: visitor).answer { try endpoint.respond(to: visitor) }
                return try renewed(response, visitor)
            }
        } catch {
            libraries.forget()
            response = desk.errorResponse(to: request, error)
        }
        if response.headers["Cache-Control"] == nil { response.headers.append("Cache-Control", "no-store") }
        return response.leaving(request).compressed(for: request, with: gzip)
    }

    /// That a request came which only read.
    func noteUse(_ request: Request) -> Response {
        do {
            try note(useIn: request)
            if case .session(let text) = Credential(request), let token = Token(text: text) {
                _ = try Session.renew(token, at: services.clock.now(), in: db)
            }
        } catch {
            Log.fault("use of a session or token: \(error)", request: request.id)
        }
        return Response(.noContent)
    }

    /// Once a day: when somebody last used an access token, whatever is answered.
    private func note(useIn request: Request) throws {
        guard case .token(let text) = Credential(request) else { return }
        try AccessTokenUse(of: text, at: services.clock.now(), in: db)?.note(in: db)
    }

    /// A browser that is used stays signed in.
    private func renewed(_ response: Response, _ visitor: VisitorContext) throws -> Response {
        guard visitor.identity != nil, case .session(let text) = Credential(visitor.request),
            let token = Token(text: text)
        else { return response }
        let isUseNoted = try Session.renew(token, at: visitor.now, in: db)
        if SessionCookie.isOfHTTP(in: visitor.request) {
            return try SessionCookie.exchanged(response, token, to: visitor.request, in: db)
        }
        return isUseNoted ? SessionCookie.renewed(response, to: visitor.request) : response
    }
}
