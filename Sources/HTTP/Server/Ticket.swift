import Synchronization

/// The right to answer one request later, from any thread, once.
///
/// A ticket that is thrown away without an answer answers `500`, so that no client waits for ever.
package final class Ticket: Sendable {
    private let deliver: Mutex<(@Sendable (Response) -> Void)?>

    /// A ticket whose answer goes to `deliver` (a connection's reactor, or a test).
    package init(_ deliver: @escaping @Sendable (Response) -> Void) {
        self.deliver = Mutex(deliver)
    }

    deinit { complete(Response(.internalServerError)) }

    /// Answers the request. The first call counts; later ones are without effect.
    package func complete(_ response: Response) {
        let deliver = self.deliver.withLock { held in
            defer { held = nil }
            return held
        }
        deliver?(response)
    }
}
