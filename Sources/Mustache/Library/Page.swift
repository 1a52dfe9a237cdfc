import Synchronization

/// A compiled page. A class because it remembers its usual size.
final class Page: Sendable {
    let program: Program
    /// The models' types, outermost first; nil for a page with data of any shape.
    let models: [ObjectIdentifier]?
    private let largest = Atomic<Int>(1024)

    init(_ program: Program, models: [ObjectIdentifier]?) {
        self.program = program
        self.models = models
    }

    /// Bytes to reserve: as many as the largest rendering so far.
    var sizeHint: Int { largest.load(ordering: .relaxed) }

    func note(size: Int) {
        _ = largest.max(size, ordering: .relaxed)
    }
}
