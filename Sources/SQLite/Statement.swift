import CSQLite

/// A prepared statement. It lives in the connection's cache and is finalised with it.
final class Statement {
    let sql: String
    let handle: OpaquePointer
    private let database: OpaquePointer
    private let parameterCount: Int32
    /// True while a call steps through it: a nested call with the same text then prepares a statement of its own.
    var isBusy = false
    /// The cache's clock at its last use.
    var lastUse = 0

    /// Refuses text that holds no statement, more than one, or a NUL, at which SQLite would stop reading.
    init(_ sql: String, database: OpaquePointer) throws(SQLiteError) {
        self.sql = sql
        self.database = database
        handle = try Self.prepare(sql, database)
        parameterCount = sqlite3_bind_parameter_count(handle)
    }

    deinit { sqlite3_finalize(handle) }

    /// A statement that only reads may be left before its last row.
    var isReading: Bool { sqlite3_stmt_readonly(handle) != 0 }

    /// Advances to the next row; false when there is none.
    func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLiteError(database: database, sql: sql)
        }
    }

    /// Ends the read transaction and forgets the parameters, so that nothing is pinned and nothing private stays.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    func bind(_ arguments: [SQLValue]) throws(SQLiteError) {
        guard Int32(arguments.count) == parameterCount else {
            let message = "\(parameterCount) parameters in the text, \(arguments.count) values"
            throw SQLiteError(code: SQLITE_RANGE, message: message, sql: sql)
        }
        var index: Int32 = 0
        for argument in arguments {
            index += 1
            try bind(argument, at: index)
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) throws(SQLiteError) {
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(handle, index)
        case .integer(let integer): code = sqlite3_bind_int64(handle, index, integer)
        case .real(let real):
            guard !real.isNaN else {
                throw SQLiteError(code: SQLITE_MISMATCH, message: "NaN would be stored as NULL", sql: sql)
            }
            code = sqlite3_bind_double(handle, index, real)
        case .text(var text): code = text.withUTF8 { bindText(UnsafeRawBufferPointer($0), at: index) }
        case .blob(let bytes): code = bytes.withUnsafeBytes { bindBlob($0, at: index) }
        }
        guard code == SQLITE_OK else { throw SQLiteError(database: database, sql: sql) }
    }

    // A null pointer would bind NULL, and an empty buffer may have one.
    private func bindText(_ bytes: UnsafeRawBufferPointer, at index: Int32) -> Int32 {
        guard let start = bytes.baseAddress else { return csqlite_bind_text(handle, index, "", 0) }
        return csqlite_bind_text(handle, index, start, UInt64(bytes.count))
    }

    private func bindBlob(_ bytes: UnsafeRawBufferPointer, at index: Int32) -> Int32 {
        guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
        return csqlite_bind_blob(handle, index, bytes.baseAddress, UInt64(bytes.count))
    }
}

extension Statement {
    private static func prepare(_ sql: String, _ database: OpaquePointer) throws(SQLiteError) -> OpaquePointer {
        var copy = sql
        let result = copy.withUTF8 { text in
            Result { () throws(SQLiteError) in try prepare(UnsafeRawBufferPointer(text), sql, database) }
        }
        return try result.get()
    }

    private static func prepare(
        _ text: UnsafeRawBufferPointer, _ sql: String, _ database: OpaquePointer
    ) throws(SQLiteError) -> OpaquePointer {
        guard !text.contains(0) else { throw SQLiteError(code: SQLITE_MISUSE, message: "NUL in the text", sql: sql) }
        var rest = text
        guard let handle = try prepareFirst(&rest, sql, database) else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "no statement in the text", sql: sql)
        }
        // Blanks and comments may follow the statement; the parser decides what is one.
        let second: OpaquePointer?
        do {
            second = try prepareFirst(&rest, sql, database)
        } catch {
            sqlite3_finalize(handle)
            throw error
        }
        guard second == nil else {
            sqlite3_finalize(handle)
            sqlite3_finalize(second)
            let message = "more than one statement in the text: give each its own call"
            throw SQLiteError(code: SQLITE_MISUSE, message: message, sql: sql)
        }
        return handle
    }

    /// Compiles the first statement of `text` and leaves there what follows it. Nil when there is none.
    private static func prepareFirst(
        _ text: inout UnsafeRawBufferPointer, _ sql: String, _ database: OpaquePointer
    ) throws(SQLiteError) -> OpaquePointer? {
        guard let start = text.baseAddress, !text.isEmpty else { return nil }
        let characters = start.assumingMemoryBound(to: CChar.self)
        var handle: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let code = sqlite3_prepare_v3(database, characters, Int32(clamping: text.count), flags, &handle, &tail)
        guard code == SQLITE_OK else { throw SQLiteError(database: database, sql: sql) }
        let used = tail.map { $0 - characters } ?? text.count
        text = UnsafeRawBufferPointer(rebasing: text[used...])
        return handle
    }
}
