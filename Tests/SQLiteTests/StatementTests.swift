import SQLite
import Testing

@Suite struct StatementTests {
    private struct Stop: Error {}

    @Test func aStatementIsUsedAgain() throws {
        let connection = try Connection.sample()
        for number in 0..<500 { try connection.execute("INSERT INTO dish (name) VALUES (\("dish \(number)"))") }
        #expect(connection.statistics.prepared == 1)
        #expect(connection.lastInsertRowID == 500)
        #expect(try connection.dishNames().count == 500)
    }

    @Test func parametersDoNotLingerInAStatement() throws {
        let connection = try Connection.inMemory()
        let text: (String?) -> SQL = { "SELECT \($0)" }
        #expect(try connection.first(text("a")) { row in try row.textOrNil(0) } == "a")
        #expect(try connection.first(text(nil)) { row in try row.isNull(0) } == true)
    }

    @Test func theCacheHasABound() throws {
        var settings = ConnectionSettings()
        settings.statementLimit = 3
        let connection = try Connection.inMemory(settings: settings)
        let before = connection.statistics.prepared
        for number in 0..<10 {
            #expect(try connection.count("SELECT \(raw: String(number))") == number)
            #expect(try connection.count("SELECT 'kept' = 'lost'") == 0)
        }
        #expect(connection.statistics.prepared - before == 11)
        #expect(connection.statistics.cached == 3)
    }

    @Test func theSameStatementNests() throws {
        let connection = try Connection.sample()
        for name in ["a", "b", "c"] { try connection.execute("INSERT INTO dish (name) VALUES (\(name))") }
        var pairs: [String] = []
        let sql: SQL = "SELECT name FROM dish ORDER BY id"
        try connection.forEach(sql) { row in
            let outer = try row.text(0)
            try connection.forEach(sql) { row in pairs.append(outer + (try row.text(0))) }
            #expect(try row.text(0) == outer)
        }
        #expect(pairs == ["aa", "ab", "ac", "ba", "bb", "bc", "ca", "cb", "cc"])
        #expect(try connection.dishNames() == ["a", "b", "c"])
    }

    @Test func aStatementIsFreeAfterAnError() throws {
        let connection = try Connection.sample()
        try connection.execute("INSERT INTO dish (name) VALUES (\("a"))")
        #expect(throws: Stop.self) { try connection.forEach("SELECT name FROM dish") { _ in throw Stop() } }
        #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO dish (name) VALUES (\("a"))") }
        try connection.execute("INSERT INTO dish (name) VALUES (\("b"))")
        try connection.script("DROP TABLE dish")  // refused while a statement still reads it
        #expect(connection.isInTransaction == false)
    }

    @Test func firstLeavesNothingOpen() throws {
        let connection = try Connection.sample()
        for name in ["a", "b"] { try connection.execute("INSERT INTO dish (name) VALUES (\(name))") }
        #expect(try connection.first("SELECT name FROM dish ORDER BY id") { row in try row.text(0) } == "a")
        #expect(try connection.first("SELECT name FROM dish WHERE id = 9") { row in try row.text(0) } == nil)
        try connection.script("DROP TABLE dish")
    }

    @Test func returningRunsToItsEnd() throws {
        let connection = try Connection.sample()
        let sql: SQL = "INSERT INTO dish (name) VALUES (\("a")), (\("b")) RETURNING name"
        #expect(try connection.first(sql) { row in try row.text(0) } == "a")
        #expect(try connection.dishNames() == ["a", "b"])
        #expect(connection.changes == 2)
    }

    @Test func aStatementSurvivesAChangedSchema() throws {
        let connection = try Connection.sample()
        try connection.execute("INSERT INTO dish (name) VALUES (\("a"))")
        let width: () throws -> Int? = { try connection.first("SELECT * FROM dish") { row in row.count } }
        #expect(try width() == 2)
        try connection.script("ALTER TABLE dish ADD COLUMN note TEXT")
        #expect(try width() == 3)
    }

    @Test func changesAreCounted() throws {
        let connection = try Connection.sample()
        try connection.execute("INSERT INTO dish (name) VALUES (\("a")), (\("b")), (\("c"))")
        #expect(connection.changes == 3)
        try connection.execute("DELETE FROM dish WHERE name > \("a")")
        #expect(connection.changes == 2)
        try connection.execute("UPDATE dish SET name = name WHERE id = \(99)")
        #expect(connection.changes == 0)
    }
}
