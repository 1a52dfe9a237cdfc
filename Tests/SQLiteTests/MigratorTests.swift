import SQLite
import Testing

@Suite struct MigratorTests {
    private struct Stop: Error {}

    private static let first = Migration(
        "0001-dishes", script: "CREATE TABLE dish (id INTEGER PRIMARY KEY, name TEXT);")
    private static let second = Migration(
        "0002-slots",
        script: """
            CREATE TABLE slot (day INTEGER PRIMARY KEY, dish INTEGER REFERENCES dish (id));
            INSERT INTO dish (id, name) VALUES (1, 'Lentejas');
            INSERT INTO slot VALUES (5, 1);
            """)

    private func migrate(_ connection: Connection, _ migrations: [Migration]) throws -> Migrator.Report {
        try Migrator(migrations).migrate(connection, appliedAt: 1_789, copyName: "before.db")
    }

    private func recorded(_ connection: Connection) throws -> [String] {
        try connection.rows("SELECT name, applied_at FROM migration ORDER BY name") { row in
            "\(try row.text(0)) \(try row.int(1))"
        }
    }

    @Test func stepsAreAppliedOnceAndInOrder() throws {
        let connection = try Connection.inMemory()
        let migrator = Migrator([Self.first, Self.second])
        #expect(try migrator.pendingNames(connection) == ["0001-dishes", "0002-slots"])
        #expect(try migrate(connection, [Self.first]).applied == ["0001-dishes"])
        #expect(try migrate(connection, [Self.first, Self.second]).applied == ["0002-slots"])
        #expect(try migrate(connection, [Self.first, Self.second]).applied == [])
        #expect(try recorded(connection) == ["0001-dishes 1789", "0002-slots 1789"])
        #expect(try connection.dishNames() == ["Lentejas"])
    }

    @Test func aDatabaseOfANewerProgramIsLeftAlone() throws {
        let connection = try Connection.inMemory()
        _ = try migrate(connection, [Self.first, Self.second])
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [Self.first]) }
        #expect(error.map { "\($0)" } == "the database is newer than this program: it knows 0002-slots")
        guard case .newerDatabase(["0002-slots"]) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
    }

    @Test func anotherProgramsDatabaseIsLeftAlone() throws {
        let connection = try Connection.sample()
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [Self.first]) }
        #expect(error.map { "\($0)" } == "the database belongs to another program")
        #expect(try connection.count("SELECT count(*) FROM sqlite_schema WHERE name = 'migration'") == 0)
    }

    @Test func aStepIsNotSlippedInBeforeOthers() throws {
        let connection = try Connection.inMemory()
        _ = try migrate(connection, [Self.first, Self.second])
        let late = Migration("0001b-late", script: "CREATE TABLE late (id INTEGER);")
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [Self.first, late, Self.second]) }
        #expect(error.map { "\($0)" } == "migration 0001b-late comes before ones that the database already has")
    }

    @Test func aStepThatFailsLeavesNothing() throws {
        let connection = try Connection.inMemory()
        let bad = Migration("0002-bad", script: "CREATE TABLE half (id INTEGER); INSERT INTO absent VALUES (1);")
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [Self.first, bad]) }
        #expect(
            error.map { "\($0)".contains("migration 0002-bad failed: SQLite error 1: no such table: absent") } == true)
        #expect(try recorded(connection) == ["0001-dishes 1789"])
        #expect(try connection.count("SELECT count(*) FROM sqlite_schema WHERE name = 'half'") == 0)
        #expect(try connection.count("PRAGMA foreign_keys") == 1)
        #expect(try migrate(connection, [Self.first, Self.second]).applied == ["0002-slots"])
    }

    @Test func aStepOfSwiftMayThrow() throws {
        let connection = try Connection.inMemory()
        let bad = Migration("0001-swift") { connection in
            try connection.execute("CREATE TABLE half (id INTEGER)")
            throw Stop()
        }
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [bad]) }
        guard case .failed("0001-swift", let cause) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(cause is Stop)
        #expect(try connection.count("SELECT count(*) FROM sqlite_schema") == 0)
    }

    @Test func brokenReferencesAreNotCommitted() throws {
        let connection = try Connection.inMemory()
        let bad = Migration("0003-bad", script: "DELETE FROM dish;")
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [Self.first, Self.second, bad]) }
        let sentence = "migration 0003-bad leaves broken references: slot row 5 refers to a missing dish"
        #expect(error.map { "\($0)" } == sentence)
        #expect(try connection.dishNames() == ["Lentejas"])
        #expect(try connection.count("SELECT count(*) FROM slot WHERE dish = 1") == 1)
    }

    @Test func aTableMayBeRebuilt() throws {
        let connection = try Connection.inMemory()
        let rebuild = Migration(
            "0003-rebuild",
            script: """
                CREATE TABLE new_dish (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
                INSERT INTO new_dish SELECT id, name FROM dish;
                DROP TABLE dish;
                ALTER TABLE new_dish RENAME TO dish;
                """)
        _ = try migrate(connection, [Self.first, Self.second, rebuild])
        #expect(try connection.count("SELECT count(*) FROM slot WHERE dish = 1") == 1)
        let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM dish") }
        #expect(error?.isForeignKeyViolation == true)
    }

    @Test func aStepMayNotEndItsTransaction() throws {
        let connection = try Connection.inMemory()
        let bad = Migration("0001-commit", script: "CREATE TABLE half (id INTEGER); COMMIT;")
        let error = #expect(throws: MigrationError.self) { try migrate(connection, [bad]) }
        #expect(error.map { "\($0)" } == "migration 0001-commit ended its transaction")
        #expect(!connection.isInTransaction)
    }

    @Test func aCopyIsMadeBeforeAnUpgrade() throws {
        let scratch = try ScratchDatabase()
        let connection = try scratch.connect()
        #expect(try migrate(connection, [Self.first]).copy == nil)
        let report = try migrate(connection, [Self.first, Self.second])
        let path = try #require(report.copy)
        #expect(path == scratch.path(of: "before.db"))
        #expect(try scratch.mode(of: path) == 0o600)
        let copy = try Connection(path: path)
        #expect(try recorded(copy) == ["0001-dishes 1789"])
        let third = Migration("0003-more", script: "CREATE TABLE more (id INTEGER);")
        let again = try migrate(connection, [Self.first, Self.second, third])
        #expect(again.copy == path + "-2")
        #expect(try migrate(connection, [Self.first, Self.second, third]).copy == nil)
    }

    @Test func twoProgramsApplyEachStepOnce() async throws {
        let scratch = try ScratchDatabase()
        let path = scratch.path
        let migrations = [Self.first, Self.second]
        let applied = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let connection = try Connection(path: path)
                    return try Migrator(migrations).migrate(connection, appliedAt: 1, copyName: "copy.db").applied
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(applied.sorted() == ["0001-dishes", "0002-slots"])
    }
}
