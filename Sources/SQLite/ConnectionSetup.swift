import CSQLite

extension Connection {
    func configure(_ settings: ConnectionSettings) throws {
        sqlite3_busy_timeout(handle, settings.busyTimeout)
        try set(SQLITE_DBCONFIG_DQS_DML, to: false)
        try set(SQLITE_DBCONFIG_DQS_DDL, to: false)
        try set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, to: false)
        try set(SQLITE_DBCONFIG_DEFENSIVE, to: true)
        try setForeignKeys(enforced: true)
        try run("PRAGMA cache_size = -\(settings.cacheSize)")
        try run("PRAGMA mmap_size = \(settings.memoryMap)")
        try run("PRAGMA temp_store = MEMORY")
        try run("PRAGMA synchronous = FULL")
        if !isReadOnly, path != nil { try useWriteAheadLog(limit: settings.journalSizeLimit) }
    }

    /// Does nothing inside a transaction, so it is an error there (sqlite.org/pragma.html#pragma_foreign_keys).
    func setForeignKeys(enforced: Bool) throws(SQLiteError) {
        guard !isInTransaction else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "foreign keys are switched outside of transactions")
        }
        try set(SQLITE_DBCONFIG_ENABLE_FKEY, to: enforced)
    }

    private func useWriteAheadLog(limit: Int) throws {
        try run("PRAGMA journal_size_limit = \(limit)")
        let mode = try first("PRAGMA journal_mode = WAL") { row in try row.text(0) }
        guard mode == "wal" else {
            throw SQLiteError(code: SQLITE_CANTOPEN, message: "no write-ahead log for \(path ?? "memory")")
        }
    }

    private func set(_ option: Int32, to value: Bool) throws(SQLiteError) {
        var now: Int32 = -1
        let code = csqlite_db_config(handle, option, value ? 1 : 0, &now)
        guard code == SQLITE_OK, now == (value ? 1 : 0) else {
            throw SQLiteError(
                code: code == SQLITE_OK ? SQLITE_ERROR : code, message: "option \(option) is not available")
        }
    }

    /// Runs text of the engine's own without keeping it in the cache. All of its statements run; rows are dropped.
    func run(_ text: String) throws(SQLiteError) {
        guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else { throw fault(sql: text) }
    }
}
