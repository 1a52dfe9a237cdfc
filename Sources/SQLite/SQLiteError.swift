import CSQLite

/// What SQLite refused, in the connection's own words, with the statement but never with its parameters.
package struct SQLiteError: Error, Sendable, Equatable {
    /// The result code with its detail, such as 2067 for a unique constraint (sqlite.org/rescode.html).
    package let extendedCode: Int32
    /// The connection's message, or this engine's sentence for a fault it found itself.
    package let message: String
    /// The statement's text, with `?` where the parameters were.
    package let sql: String?

    /// The primary result code, such as 19 for any constraint.
    package var code: Int32 { extendedCode & 0xFF }

    package init(code: Int32, message: String, sql: String? = nil) {
        extendedCode = code
        self.message = message
        self.sql = sql
    }

    /// The last fault of a connection. Must be made before another call touches it.
    init(database: OpaquePointer?, sql: String? = nil) {
        extendedCode = sqlite3_extended_errcode(database)
        message = String(cString: sqlite3_errmsg(database))
        self.sql = sql
    }
}

extension SQLiteError {
    package var isConstraint: Bool { code == SQLITE_CONSTRAINT }
    /// A second row with the same unique or primary key.
    package var isUniqueViolation: Bool {
        let codes = [2067, 1555, 2579] as [Int32]  // …_UNIQUE, …_PRIMARYKEY, …_ROWID: macros that Swift cannot see
        return codes.contains(extendedCode)
    }
    package var isForeignKeyViolation: Bool { extendedCode == 787 }
    /// Another connection holds the lock for longer than the busy timeout.
    package var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
    /// The disk (or the permitted size) is full.
    package var isFull: Bool { code == SQLITE_FULL }
    package var isReadOnly: Bool { code == SQLITE_READONLY }
    package var isCorrupt: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
    /// The value read or bound is not of the type asked for.
    package var isMismatch: Bool { code == SQLITE_MISMATCH }
}

extension SQLiteError: CustomStringConvertible {
    package var description: String {
        guard let sql else { return "SQLite error \(extendedCode): \(message)" }
        return "SQLite error \(extendedCode): \(message), in: \(sql)"
    }
}
