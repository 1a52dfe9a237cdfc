import Synchronization

/// The context that new connections get. Those that are open keep theirs.
final class CurrentTLSContext: Sendable {
    private let context: Mutex<TLSContext>

    init(_ context: TLSContext) { self.context = Mutex(context) }

    var value: TLSContext { context.withLock { $0 } }

    func replace(by other: TLSContext) { context.withLock { $0 = other } }
}
