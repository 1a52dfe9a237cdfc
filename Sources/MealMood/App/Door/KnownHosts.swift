import HTTP
import Synchronization

/// The names and addresses that this server answers to. Any other `Host` is somebody else's name that was pointed at this
/// machine, so that a page of theirs can talk to it (DNS rebinding).
final class KnownHosts: Sendable {
    private let given: HostAllowList
    /// Names and addresses of the machine, which change while it runs; nil when it is not on the network.
    private let machine: Mutex<Reading>?

    private struct Reading {
        var names: HostAllowList
        var readAt: ContinuousClock.Instant

        init() {
            names = HostAllowList(names: MachineNames.all())
            readAt = .now
        }
    }

    /// An unknown name makes the machine's be read again, but not more often than this.
    private static let patience = Duration.seconds(3)

    init(given: [String], isOnNetwork: Bool) {
        self.given = HostAllowList(names: ["localhost", "127.0.0.1", "::1"] + given)
        machine = isOnNetwork ? Mutex(Reading()) : nil
    }

    func allows(_ request: Request) -> Bool {
        if given.allows(request) { return true }
        return machine?.withLock { reading in
            if reading.names.allows(request) { return true }
            guard reading.readAt.duration(to: .now) > Self.patience else { return false }
            reading = Reading()
            return reading.names.allows(request)
        } ?? false
    }
}
