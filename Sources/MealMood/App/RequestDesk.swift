import HTTP
import Localization
import SQLite

/// Builds one request's context, and its answer when the context or the handler throws.
struct RequestDesk {
    let services: Services
    let db: Connection
    let libraries: LibraryCache

    func visitor(_ request: Request, _ parameters: PathParameters) throws -> VisitorContext {
        visitor(request, parameters, try identity(request))
    }

    func identity(_ request: Request) throws -> Session.Identity? {
        guard var identity = try sender(of: request) else { return nil }
        let store = LicenceStore(account: identity.member.id, db: db)
        identity.member.licences = try store.licences(by: services.licenceKeys)
        return identity
    }

    private func sender(of request: Request) throws -> Session.Identity? {
        switch Credential(request) {
        case nil: return nil
        case .session(let token): return try Session.identity(token: token, at: services.clock.now(), in: db)
        case .token(let text):
            guard let use = try AccessTokenUse(of: text, at: services.clock.now(), in: db) else {
                throw AppError.unauthorized
            }
            return use.identity
        }
    }

    /// Errors meet their page here and nowhere else.
    func errorResponse(to request: Request, _ error: any Error) -> Response {
        // The page must still be made when the database is what failed.
        errorResponse(to: request, error, identity: (try? identity(request)) ?? nil)
    }

    func errorResponse(to request: Request, _ error: any Error, identity: Session.Identity?) -> Response {
        let context = visitor(request, PathParameters(), identity)
        return ErrorAnswer(context: context).response(to: error)
    }

    func visitor(
        _ request: Request, _ parameters: PathParameters, _ identity: Session.Identity?
    ) -> VisitorContext {
        var identity = identity
        let now = services.clock.now()
        if let licences = identity?.member.licences {
            identity?.member.plan = services.isPremiumForAll ? .everybody : licences.plan(at: now)
        }
        return VisitorContext(
            request: request, parameters: parameters, services: services, db: db, libraries: libraries,
            identity: identity, language: LanguageChoice.language(for: request, member: identity?.member),
            now: now)
    }
}
