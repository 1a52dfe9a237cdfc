/// What a server serves. One value is shared by all reactors; each reactor makes its own `Local`,
/// which never leaves that thread (read-only database connection, scratch buffers, caches).
package protocol Application: Sendable {
    associatedtype Local

    /// Called once on each reactor's thread before it accepts connections.
    func makeLocal() throws -> Local

    /// Called when a head is complete and before any content is read.
    /// Returns how many octets of content the request may have, or the answer that ends it here.
    func admit(_ head: Request, local: Local) -> Admission

    /// The answer to a request whose content is longer than `admit` allowed; it ends the connection.
    func tooLarge(_ head: Request, local: Local) -> Response

    /// Called on the reactor with the whole request; must return within about a millisecond.
    /// For slow work take `reply.ticket()` to another thread, complete it there, and return `.later`.
    func respond(to request: Request, local: Local, reply: Reply) -> Outcome
}

extension Application {
    package func tooLarge(_ head: Request, local: Local) -> Response { .plain(.contentTooLarge) }
}

package enum Admission: Sendable {
    case accept(bodyLimit: Int)
    case refuse(Response)
}

package enum Outcome: Sendable {
    case ready(Response)
    case later
}
