import Synchronization

/// Counts the commits of the writer, the only one who writes: what a reactor read at one count holds until the next.
final class Generation: Sendable {
    private let commits = Atomic<Int>(0)

    var now: Int { commits.load(ordering: .acquiring) }

    func advance() { commits.add(1, ordering: .releasing) }
}
