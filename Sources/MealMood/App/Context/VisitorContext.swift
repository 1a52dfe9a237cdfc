import HTTP
import Localization
import Planner
import SQLite

/// One request with all that a handler for anybody needs. Handlers of members get a `MemberContext`.
struct VisitorContext {
    let request: Request
    let parameters: PathParameters
    let services: Services
    /// Read-only in `GET`, inside a transaction that is committed before the answer otherwise.
    let db: Connection
    let libraries: LibraryCache
    let identity: Session.Identity?
    let language: Language
    /// Seconds since 1970, the same for the whole request.
    let now: Int64

    func text(_ key: String, _ arguments: [String: Argument] = [:]) -> String {
        services.texts(key, language, arguments)
    }

    /// A field of the query, empty when it is not there.
    func query(_ name: String) throws -> String { try request.queryForm.first(name) ?? "" }
}
