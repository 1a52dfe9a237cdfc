import Dispatch
import HTTP
import SQLite

/// Looks now and then whether another program has written to the database: the commands of whoever runs the server.
/// The writer tells of its own writes at once.
final class LiveWatch: Sendable {
    private static let pause = DispatchTimeInterval.seconds(2)

    private let isOver: DispatchSemaphore
    private let thread: SystemThread

    init(databasePath: String, live: LiveHub) throws {
        let isOver = DispatchSemaphore(value: 0)
        self.isOver = isOver
        thread = try SystemThread(name: "live") {
            var look: LiveLook?
            while isOver.wait(timeout: .now() + Self.pause) == .timedOut {
                do {
                    if look == nil { look = try LiveLook(Connection(path: databasePath, mode: .readOnly), live) }
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

/// Who may go on listening, after somebody else has written.
final class LiveLook {
    private let db: Connection
    private let live: LiveHub
    private var version: Int

    init(_ db: Connection, _ live: LiveHub) throws {
        self.db = db
        self.live = live
        version = try db.dataVersion()
    }

    func look() throws {
        guard live.isHeard else { return }
        let now = try db.dataVersion()
        guard now != version else { return }
        version = now
        try db.snapshot {
            try live.end { try !mayListen($0) }
            try live.announce(db)
        }
    }

    private func mayListen(_ stream: LiveStream) throws -> Bool {
        guard try Session.identity(of: stream.member, in: db)?.household.id == stream.household else { return false }
        switch stream.key {
        case .session(let id):
            return try db.first("SELECT 1 FROM session WHERE id = \(id)") { try $0.int(0) } != nil
        case .token(let id):
            return try db.first("SELECT 1 FROM access_token WHERE id = \(id)") { try $0.int(0) } != nil
        }
    }
}
