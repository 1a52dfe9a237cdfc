import CSQLite

/// One connection to a database file or to a database in memory.
///
/// It is opened without SQLite's own lock and belongs to one thread at a time; it is not `Sendable`, so the compiler
/// keeps it so. Foreign keys are enforced, a commit survives a power cut (WAL, `synchronous=FULL`), a text in double
/// quotes is an error, and the schema of a file is not trusted with more than plain functions.
///
///     let connection = try Connection(path: "mealmood.db")
///     try connection.execute("INSERT INTO dish (name) VALUES (\(name))")
///     let names = try connection.rows("SELECT name FROM dish") { row in try row.text(0) }
package final class Connection {
    let handle: OpaquePointer
    /// Where the database lies; nil in memory.
    package let path: String?
    /// Refuses every change, and shares the file with the one connection that writes.
    package let isReadOnly: Bool
    @exclusivity(unchecked) var cache: StatementCache

    /// What a connection to a file may do.
    package enum Mode: Sendable {
        case readOnly
        case readWrite
    }

    /// Opens a file. One that may write creates what is missing, readable for its owner alone (mode 0600); one that
    /// may only read throws when there is nothing to open.
    package convenience init(
        path: String, mode: Mode = .readWrite, settings: ConnectionSettings = ConnectionSettings()
    ) throws {
        let path = try DatabaseFile.name(path)
        if mode == .readWrite { try DatabaseFile.create(path) }
        let access = mode == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        try self.init(name: path, path: path, flags: access, settings: settings)
    }

    /// A database of its own that is gone with the connection.
    package static func inMemory(settings: ConnectionSettings = ConnectionSettings()) throws -> Connection {
        // Not SQLITE_OPEN_MEMORY: the file of a backup would inherit it.
        try Connection(name: ":memory:", path: nil, flags: SQLITE_OPEN_READWRITE, settings: settings)
    }

    private init(name: String, path: String?, flags: Int32, settings: ConnectionSettings) throws {
        var database: OpaquePointer?
        let code = sqlite3_open_v2(name, &database, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let database else {
            let message = database == nil ? "out of memory" : String(cString: sqlite3_errmsg(database))
            sqlite3_close(database)
            throw SQLiteError(code: code, message: "\(message): \(name)")
        }
        handle = database
        self.path = path
        isReadOnly = flags & SQLITE_OPEN_READONLY != 0
        cache = StatementCache(limit: settings.statementLimit)
        try configure(settings)
    }

    deinit {
        cache.removeAll()
        sqlite3_close_v2(handle)
    }

    /// The rows that the latest INSERT, UPDATE or DELETE changed, without those of triggers and foreign key actions.
    package var changes: Int { Int(sqlite3_changes64(handle)) }

    /// The row id of the latest INSERT; 0 before any. Tables without row ids do not move it.
    package var lastInsertRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// True between BEGIN (or an outermost savepoint) and its end. SQLite itself may end a transaction after a fault
    /// such as a full disk.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    func fault(sql: String? = nil) -> SQLiteError { SQLiteError(database: handle, sql: sql) }
}
