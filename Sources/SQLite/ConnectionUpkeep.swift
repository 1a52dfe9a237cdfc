import CSQLite

/// How far a checkpoint goes (sqlite.org/pragma.html#pragma_wal_checkpoint).
package enum CheckpointMode: Sendable {
    /// As much as is possible without waiting for anyone.
    case passive
    /// All of it, waiting for writers and readers.
    case full
    /// All of it, and the next writer starts at the log's beginning.
    case restart
    /// All of it, and the log file is emptied.
    case truncate
}

extension Connection {
    /// Moves the write-ahead log into the database file. Throws `isBusy` when others kept it from finishing.
    package func checkpoint(_ mode: CheckpointMode) throws(SQLiteError) {
        let code = sqlite3_wal_checkpoint_v2(handle, nil, mode.code, nil, nil)
        guard code == SQLITE_OK else { throw fault(sql: "PRAGMA wal_checkpoint") }
    }

    /// Writes a compact copy of the database as it is now to a new file (mode 0600), which has its name only when it is
    /// complete and on the disk. Others may read and write meanwhile. Not within a transaction.
    package func backup(to path: String) throws(SQLiteError) {
        let path = try DatabaseFile.name(path)
        guard !DatabaseFile.exists(path) else {
            throw SQLiteError(code: SQLITE_CANTOPEN, message: "there is already a file \(path)")
        }
        let partial = path + ".partial"
        DatabaseFile.remove(partial)
        try DatabaseFile.create(partial)
        do {
            try execute("VACUUM INTO \(partial)")
            try DatabaseFile.publish(partial, as: path)
        } catch {
            DatabaseFile.remove(partial)
            throw error
        }
    }

    /// What is wrong with the database, one line for each fault; empty when all is well. Reads all of it.
    package func integrityCheck() throws -> [String] {
        do {
            let lines = try rows("PRAGMA integrity_check") { row in try row.text(0) }
            let faults = lines.filter { $0 != "ok" }
            return try faults.isEmpty ? brokenForeignKeys() : faults
        } catch let error as SQLiteError where error.isCorrupt {
            return [error.message]
        }
    }

    /// Changes when another connection has committed since it was last asked for; cheap.
    package func dataVersion() throws -> Int {
        try first("PRAGMA data_version") { row in try row.int(0) } ?? 0
    }

    /// Lets SQLite refresh its statistics where that pays; for the end of a long run.
    package func optimise() throws(SQLiteError) {
        try run("PRAGMA optimize")
    }

    func brokenForeignKeys() throws -> [String] {
        try rows("PRAGMA foreign_key_check") { row in
            let table = try row.text(0)
            let parent = try row.text(2)
            let rowID = try row.int64OrNil(1).map { " row \($0)" } ?? ""
            return "\(table)\(rowID) refers to a missing \(parent)"
        }
    }
}

extension CheckpointMode {
    fileprivate var code: Int32 {
        switch self {
        case .passive: SQLITE_CHECKPOINT_PASSIVE
        case .full: SQLITE_CHECKPOINT_FULL
        case .restart: SQLITE_CHECKPOINT_RESTART
        case .truncate: SQLITE_CHECKPOINT_TRUNCATE
        }
    }
}
