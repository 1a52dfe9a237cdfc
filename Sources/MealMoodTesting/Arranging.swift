package import SQLite

extension TestBrowser {
    /// Changes the database behind the server's back, for what no page can do yet, and has everybody notice.
    package func arrange(_ statements: SQL...) throws {
        let db = try Connection(path: "\(app.folder)/mealmood.db", mode: .readWrite)
        try db.transaction {
            for statement in statements { try db.execute(statement) }
            try db.execute("UPDATE household SET change_number = change_number + 1")
            try db.execute("UPDATE household SET library_seq = change_number")
        }
        _ = post("/language", ["language": language])
    }

    /// The first number that a query answers.
    package func number(_ query: SQL) throws -> Int? {
        try reading().first(query) { try $0.intOrNil(0) }.flatMap(\.self)
    }

    /// The first text that a query answers, empty for none.
    package func text(_ query: SQL) throws -> String { try reading().first(query) { try $0.text(0) } ?? "" }

    private func reading() throws -> Connection {
        try Connection(path: "\(app.folder)/mealmood.db", mode: .readOnly)
    }
}
