import Foundation
import SQLite
import Testing

@Suite struct ConstraintTests {
    private func refusal(_ sql: SQL) throws -> SQLiteError {
        let connection = try Connection.sample()
        try connection.execute("INSERT INTO dish (id, name) VALUES (1, \("a"))")
        return try #require(#expect(throws: SQLiteError.self) { try connection.execute(sql) })
    }

    @Test(arguments: ["INSERT INTO dish (name) VALUES ('a')", "INSERT INTO dish (id, name) VALUES (1, 'b')"] as [SQL])
    func uniqueness(sql: SQL) throws {
        let error = try refusal(sql)
        #expect(error.isConstraint && error.isUniqueViolation && !error.isForeignKeyViolation)
        #expect(error.message.hasPrefix("UNIQUE constraint failed: dish."))
        #expect(error.description.hasPrefix("SQLite error \(error.extendedCode): UNIQUE"))
    }

    @Test(
        arguments: [
            "INSERT INTO slot (day, dish) VALUES (1, 2)", "INSERT INTO slot (day, dish) VALUES (1, 1), (2, 3)",
        ] as [SQL])
    func foreignKeys(sql: SQL) throws {
        let error = try refusal(sql)
        #expect(error.isConstraint && error.isForeignKeyViolation && !error.isUniqueViolation)
    }

    @Test(
        arguments: [
            "INSERT INTO dish (name) VALUES (NULL)", "INSERT INTO slot (day) VALUES (-1)",
            "INSERT INTO dish (name) VALUES (x'00')", "UPDATE dish SET id = 'x'",
        ] as [SQL])
    func others(sql: SQL) throws {
        let error = try refusal(sql)
        #expect(error.isConstraint || error.isMismatch)
        #expect(!error.isUniqueViolation && !error.isForeignKeyViolation && !error.isBusy)
    }

    @Test func aFullDatabaseSaysSo() throws {
        let connection = try Connection.sample()
        try connection.execute("PRAGMA max_page_count = 1")
        let error = #expect(throws: SQLiteError.self) {
            try connection.execute("INSERT INTO anything VALUES (zeroblob(1000000))")
        }
        #expect(error?.isFull == true)
    }

    @Test(arguments: ["no database", String(repeating: "x", count: 5_000)])
    func aFileThatIsNoDatabaseSaysSo(content: String) throws {
        let scratch = try ScratchDatabase()
        try content.write(toFile: scratch.path, atomically: true, encoding: .utf8)
        let error = #expect(throws: SQLiteError.self) { _ = try scratch.connect() }
        #expect(error?.isCorrupt == true)
    }
}
