import Synchronization

/// The context that new connections get. Those that are open keep theirs.
final class CurrentTLSContext: Sendable {
    /// Milliseconds after which the keys of tickets are others, so that who gets hold of them cannot read what was said
    /// days before (RFC 9325 §3.4).
    static let ticketLife: Int64 = 86_400_000

    private struct State {
        var context: TLSContext
        var end: Int64?
    }

    private let state: Mutex<State>

    init(_ context: TLSContext) { state = Mutex(State(context: context)) }

    /// - Parameter now: on the coarse clock, in milliseconds.
    func value(at now: Int64) -> TLSContext {
        state.withLock { state in
            let end = state.end ?? now + CurrentTLSContext.ticketLife
            state.end = end
            if end <= now {
                state = State(context: state.context.withFreshTicketKeys(), end: now + CurrentTLSContext.ticketLife)
            }
            return state.context
        }
    }

    func replace(by other: TLSContext) { state.withLock { $0 = State(context: other) } }
}
