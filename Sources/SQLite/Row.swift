import CSQLite

/// The current row of a running query. It cannot be copied or kept: read what is wanted and let it go.
///
/// Columns are counted from 0. Each accessor insists on the stored type: NULL, another type or a column that does not
/// exist is an `SQLiteError` (`isMismatch`, or code 25), never a zero or an empty text.
package struct Row: ~Copyable {
    private let statement: Statement
    private let handle: OpaquePointer
    /// How many columns the row has.
    package let count: Int

    /// To be made when the statement stands on its first row, because only the first step may change its columns.
    init(_ statement: Statement) {
        self.statement = statement
        handle = statement.handle
        count = Int(sqlite3_data_count(handle))
    }

    package func isNull(_ column: Int) throws(SQLiteError) -> Bool {
        try storageClass(column) == SQLITE_NULL
    }

    package func int64(_ column: Int) throws(SQLiteError) -> Int64 {
        guard try storageClass(column) == SQLITE_INTEGER else { throw mismatch(column, "an integer") }
        return sqlite3_column_int64(handle, Int32(column))
    }

    package func int(_ column: Int) throws(SQLiteError) -> Int {
        let value = try int64(column)
        guard let int = Int(exactly: value) else { throw mismatch(column, "within Int") }
        return int
    }

    /// A real, or an integer that a Double represents exactly.
    package func double(_ column: Int) throws(SQLiteError) -> Double {
        switch try storageClass(column) {
        case SQLITE_FLOAT: return sqlite3_column_double(handle, Int32(column))
        case SQLITE_INTEGER:
            let value = sqlite3_column_int64(handle, Int32(column))
            guard let double = Double(exactly: value) else { throw mismatch(column, "exact as a Double") }
            return double
        default: throw mismatch(column, "a number")
        }
    }

    /// The integers 0 and 1, and nothing else.
    package func bool(_ column: Int) throws(SQLiteError) -> Bool {
        switch try int64(column) {
        case 0: return false
        case 1: return true
        default: throw mismatch(column, "0 or 1")
        }
    }

    /// A text, with any NUL in it. Text that is not UTF-8 is a mismatch: repairing it would hide damage.
    package func text(_ column: Int) throws(SQLiteError) -> String {
        guard try storageClass(column) == SQLITE_TEXT else { throw mismatch(column, "a text") }
        let bytes = UnsafeRawBufferPointer(try textBytes(column))
        guard let text = String(validating: bytes, as: UTF8.self) else { throw mismatch(column, "valid UTF-8") }
        return text
    }

    package func blob(_ column: Int) throws(SQLiteError) -> [UInt8] {
        guard try storageClass(column) == SQLITE_BLOB else { throw mismatch(column, "a blob") }
        return [UInt8](blobBytes(column))
    }

    /// Lends the bytes of a text or a blob without copying them. They are gone when `body` returns.
    package func bytes<T>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> T) throws -> T {
        switch try storageClass(column) {
        case SQLITE_TEXT: return try body(textBytes(column))
        case SQLITE_BLOB: return try body(blobBytes(column))
        default: throw mismatch(column, "a text or a blob")
        }
    }
}

extension Row {
    package func int64OrNil(_ column: Int) throws(SQLiteError) -> Int64? {
        try isNull(column) ? nil : int64(column)
    }

    package func intOrNil(_ column: Int) throws(SQLiteError) -> Int? {
        try isNull(column) ? nil : int(column)
    }

    package func doubleOrNil(_ column: Int) throws(SQLiteError) -> Double? {
        try isNull(column) ? nil : double(column)
    }

    package func boolOrNil(_ column: Int) throws(SQLiteError) -> Bool? {
        try isNull(column) ? nil : bool(column)
    }

    package func textOrNil(_ column: Int) throws(SQLiteError) -> String? {
        try isNull(column) ? nil : text(column)
    }

    package func blobOrNil(_ column: Int) throws(SQLiteError) -> [UInt8]? {
        try isNull(column) ? nil : blob(column)
    }
}

extension Row {
    private func storageClass(_ column: Int) throws(SQLiteError) -> Int32 {
        guard column >= 0, column < count else {
            let message = "column \(column) of a row of \(count)"
            throw SQLiteError(code: SQLITE_RANGE, message: message, sql: statement.sql)
        }
        return sqlite3_column_type(handle, Int32(column))
    }

    // The length is asked for after the pointer: asking for the pointer may convert the value.
    private func textBytes(_ column: Int) throws(SQLiteError) -> UnsafeRawBufferPointer {
        guard let start = sqlite3_column_text(handle, Int32(column)) else {
            throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory", sql: statement.sql)
        }
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }

    private func blobBytes(_ column: Int) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, Int32(column))
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }

    private func mismatch(_ column: Int, _ wanted: String) -> SQLiteError {
        let name = sqlite3_column_name(handle, Int32(column)).map { String(cString: $0) } ?? "?"
        let classes = ["?", "INTEGER", "REAL", "TEXT", "BLOB", "NULL"]
        let found = classes[Int(sqlite3_column_type(handle, Int32(column)))]
        let message = "column \(column) (\(name)) holds \(found), which is not \(wanted)"
        return SQLiteError(code: SQLITE_MISMATCH, message: message, sql: statement.sql)
    }
}
