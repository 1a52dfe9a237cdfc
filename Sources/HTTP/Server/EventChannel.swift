import Synchronization

/// One open stream of octets to one client, such as server-sent events (WHATWG HTML §9.2).
///
/// The application makes a channel, answers with `Response.Body.events(channel)` and may send from any thread, also
/// before the answer goes out. Octets wait in the channel until the connection's reactor takes them; a client that
/// lets more than `EventChannel.pendingLimit` octets wait is dropped and is expected to come back.
package final class EventChannel: Sendable {
    /// Octets that may wait for a slow client.
    package static let pendingLimit = 64 * 1024

    private struct State {
        var pending: [[UInt8]] = []
        var pendingBytes = 0
        var closing = false
        var ended = false
        var tooSlow = false
        var wake: (@Sendable () -> Void)?
        var endActions: [@Sendable () -> Void] = []

        mutating func giveUp() {
            closing = true
            pending = []
            pendingBytes = 0
        }

        mutating func end() -> [@Sendable () -> Void] {
            closing = true
            ended = true
            wake = nil
            defer { endActions = [] }
            return endActions
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether nothing more can be sent: closed here, gone there, or too slow.
    package var isClosed: Bool { state.withLock { $0.closing } }

    /// Queues octets that make up whole events. The array is shared, not copied, so one event made once can go to
    /// thousands of channels. Without effect after the end.
    package func send(_ event: [UInt8]) {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.closing, !event.isEmpty else { return nil }
            let wasIdle = state.pending.isEmpty
            state.pending.append(event)
            state.pendingBytes += event.count
            let overflow = state.pendingBytes > EventChannel.pendingLimit
            if overflow {
                state.tooSlow = true
                state.giveUp()
            }
            return wasIdle || overflow ? state.wake : nil
        }
        wake?()
    }

    /// Ends the stream after what was sent before.
    package func close() {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.closing else { return nil }
            state.closing = true
            return state.wake
        }
        if let wake { wake() } else { endUnattached() }
    }

    /// Calls `action` once when the stream has ended, whoever ended it; at once if that has already happened.
    /// It runs on any thread and must be quick.
    package func onClose(_ action: @escaping @Sendable () -> Void) {
        let ended = state.withLock { state in
            if !state.ended { state.endActions.append(action) }
            return state.ended
        }
        if ended { action() }
    }

    /// Takes what waits; `closed` says that nothing will follow. For whoever delivers the stream: the reactor, or a
    /// test that looks at what was sent.
    package func take() -> (events: [[UInt8]], closed: Bool) {
        state.withLock { state in
            defer {
                state.pending = []
                state.pendingBytes = 0
            }
            return (state.pending, state.closing)
        }
    }

    /// Calls `wake` whenever octets begin to wait or the stream is closed; at once if that is so already.
    func attach(wake: @escaping @Sendable () -> Void) {
        let due = state.withLock { state in
            state.wake = wake
            return !state.pending.isEmpty || state.closing
        }
        if due { wake() }
    }

    /// Whether more waited than a client may let wait.
    var isTooSlow: Bool { state.withLock { $0.tooSlow } }

    /// The delivering side is done with the stream.
    func end() {
        let actions = state.withLock { state in
            state.giveUp()
            return state.end()
        }
        for action in actions { action() }
    }

    /// What was sent stays for `take`.
    private func endUnattached() {
        let actions = state.withLock { $0.wake == nil ? $0.end() : [] }
        for action in actions { action() }
    }
}
