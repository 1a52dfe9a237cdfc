/// The way to answer a request later. Lent to `Application.respond` and of no use after it has returned.
package final class Reply {
    private let deliver: () -> @Sendable (Response) -> Void
    private(set) var isTaken = false

    /// A reply whose tickets hand their answer to `deliver`; for tests and other deliverers than a server.
    package convenience init(_ deliver: @escaping @Sendable (Response) -> Void) {
        self.init(each: { deliver })
    }

    init(each deliver: @escaping () -> @Sendable (Response) -> Void) { self.deliver = deliver }

    /// The ticket to complete this request with; return `.later` after taking it.
    package func ticket() -> Ticket {
        isTaken = true
        return Ticket(deliver())
    }

    /// Makes the object ready for the next request.
    func reset() { isTaken = false }
}
