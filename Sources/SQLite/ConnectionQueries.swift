import CSQLite

extension Connection {
    /// Runs a statement to its end. Rows, if it has any, are dropped.
    package func execute(_ sql: SQL) throws(SQLiteError) {
        let statement = try start(sql)
        defer { cache.giveBack(statement) }
        while try statement.step() {}
    }

    /// All rows, each made into a value.
    package func rows<T>(_ sql: SQL, _ make: (borrowing Row) throws -> T) throws -> [T] {
        var values: [T] = []
        try forEach(sql) { row in values.append(try make(row)) }
        return values
    }

    /// The first row made into a value, or nil when there is none. A statement that writes (`… RETURNING`) still runs
    /// to its end.
    package func first<T>(_ sql: SQL, _ make: (borrowing Row) throws -> T) throws -> T? {
        let statement = try start(sql)
        defer { cache.giveBack(statement) }
        guard try statement.step() else { return nil }
        let value = try make(Row(statement))
        if !statement.isReading { while try statement.step() {} }
        return value
    }

    /// Lends each row in turn; nothing is allocated for it. The statement may run again, also with the same text,
    /// inside `body`.
    package func forEach(_ sql: SQL, _ body: (borrowing Row) throws -> Void) throws {
        let statement = try start(sql)
        defer { cache.giveBack(statement) }
        guard try statement.step() else { return }
        let row = Row(statement)
        repeat { try body(row) } while try statement.step()
    }

    /// Runs the statements of a migration. Only text of the program's own can get here, and it has no parameters.
    package func script(_ text: StaticString) throws(SQLiteError) {
        try run(text.description)
    }

    private func start(_ sql: SQL) throws(SQLiteError) -> Statement {
        let statement = try cache.take(sql.text, database: handle)
        do {
            try statement.bind(sql.arguments)
            return statement
        } catch {
            cache.giveBack(statement)
            throw error
        }
    }
}
