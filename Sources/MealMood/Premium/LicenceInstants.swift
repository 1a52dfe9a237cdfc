import SQLite

/// Instants as the command reads and writes them.
extension Licence {
    /// `2026-09-16T10:00:00Z`
    package static func text(of instant: Int64) -> String { Clock.text(instant) }

    /// What `text(of:)` writes, or a day such as `2026-09-16`: its first second in UTC.
    package static func instant(_ text: String) -> Int64? { Clock.parse(text) ?? Clock.parse("\(text)T00:00:00Z") }

    /// The clock of this machine.
    package static var now: Int64 { Clock.system.now() }
}

/// The newest time that a server has seen, for whoever looks after its data folder.
package enum LicenceClock {
    package static func seen(dataFolder: String) throws -> Int64 { try NewestTime.seen(in: database(dataFolder)) }

    /// Starts again at a time, once a clock that stood far ahead was put right.
    package static func reset(dataFolder: String, to now: Int64) throws {
        try NewestTime.reset(to: now, in: database(dataFolder))
    }

    private static func database(_ folder: String) throws -> Connection {
        var settings = ServerSettings()
        settings.dataFolder = folder
        return try Connection(path: settings.databasePath, mode: .readWrite)
    }
}
