import Dispatch
import HTTP
import SQLite

/// Looks now and then whether another program has written to the database, the commands of whoever runs the server, and
/// whether a session or an access token has come to its end. The writer tells of its own writes at once.
final class LiveWatch: Sendable {
    private static let pause = DispatchTimeInterval.seconds(2)

    private let isOver: DispatchSemaphore
    private let thread: SystemThread

    init(databasePath: String, live: LiveHub, clock: Clock) throws {
        let isOver = DispatchSemaphore(value: 0)
        self.isOver = isOver
        thread = try SystemThread(name: "live") {
            var look: LiveLook?
            while isOver.wait(timeout: .now() + Self.pause) == .timedOut {
                do {
                    if look == nil { look = try LiveLook(Connection(path: databasePath, mode: .readOnly), live, clock) }
                    try look?.look()
                } catch {
                    Log.fault("live: \(error)", request: "-")
                }
            }
        }
    }

    func end() {
        isOver.signal()
        thread.join()
    }
}

/// Who may go on listening, after somebody else has written or time has passed.
final class LiveLook {
    private let db: Connection
    private let live: LiveHub
    private let clock: Clock
    private var version: Int
    private var minute: Int64

    init(_ db: Connection, _ live: LiveHub, _ clock: Clock) throws {
        self.db = db
        self.live = live
        self.clock = clock
        version = try db.dataVersion()
        minute = clock.now() / 60
    }

    func look() throws {
        guard live.isHeard else { return }
        let (present, now) = (try db.dataVersion(), clock.now())
        guard present != version || now / 60 != minute else { return }
        (version, minute) = (present, now / 60)
        try db.snapshot {
            try live.end { try !$0.isAllowed(at: now, in: db) }
            try live.announce(db)
        }
    }
}
