import Foundation
import SQLite

/// A database file in a folder of its own that is gone with this value.
final class ScratchDatabase {
    let folder: URL
    var path: String { path(of: "home.db") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("sqlite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func connect(_ mode: Connection.Mode = .readWrite, busyTimeout: Int32 = 50) throws -> Connection {
        var settings = ConnectionSettings()
        settings.busyTimeout = busyTimeout
        return try Connection(path: path, mode: mode, settings: settings)
    }

    func path(of name: String) -> String { folder.appendingPathComponent(name).path }

    func mode(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }

    func fileNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}

extension Connection {
    /// A database in memory with the tables that the tests talk about.
    static func sample() throws -> Connection {
        let connection = try Connection.inMemory()
        try connection.script(
            """
            CREATE TABLE dish (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
            CREATE TABLE slot (day INTEGER PRIMARY KEY, dish INTEGER REFERENCES dish (id), CHECK (day >= 0)) STRICT;
            CREATE TABLE anything (value ANY);
            """)
        return connection
    }

    func count(_ sql: SQL) throws -> Int {
        try first(sql) { row in try row.int(0) } ?? -1
    }

    func dishNames() throws -> [String] {
        try rows("SELECT name FROM dish ORDER BY id") { row in try row.text(0) }
    }
}
