import SQLite
import Testing

@Suite struct TransactionTests {
    private struct Stop: Error {}

    private let connection: Connection

    init() throws { connection = try Connection.sample() }

    private func insert(_ name: String) throws {
        try connection.execute("INSERT INTO dish (name) VALUES (\(name))")
    }

    @Test(arguments: [TransactionKind.deferred, .immediate, .exclusive])
    func commitsOrLeavesNothing(kind: TransactionKind) throws {
        let value = try connection.transaction(kind) {
            #expect(connection.isInTransaction)
            try insert("a")
            return 7
        }
        #expect(value == 7)
        #expect(throws: Stop.self) {
            try connection.transaction(kind) {
                try insert("b")
                throw Stop()
            }
        }
        #expect(try connection.dishNames() == ["a"])
        #expect(!connection.isInTransaction)
    }

    @Test func transactionsDoNotNest() throws {
        let error = #expect(throws: SQLiteError.self) {
            try connection.transaction { try connection.transaction { try insert("a") } }
        }
        #expect(error?.message == "cannot start a transaction within a transaction")
        #expect(try connection.dishNames() == [])
        #expect(!connection.isInTransaction)
    }

    @Test func aSavepointTakesNothingOfItsNeighboursWithIt() throws {
        try connection.transaction {
            try connection.savepoint { try insert("a") }
            #expect(throws: SQLiteError.self) {
                try connection.savepoint {
                    try insert("b")
                    try insert("a")
                }
            }
            try connection.savepoint { try insert("c") }
        }
        #expect(try connection.dishNames() == ["a", "c"])
    }

    @Test func savepointsNest() throws {
        try connection.savepoint {
            try insert("a")
            #expect(throws: Stop.self) {
                try connection.savepoint {
                    try insert("b")
                    try connection.savepoint { try insert("c") }
                    throw Stop()
                }
            }
            try connection.savepoint { try insert("d") }
        }
        #expect(try connection.dishNames() == ["a", "d"])
        #expect(!connection.isInTransaction)
    }

    @Test func aSavepointAloneIsATransaction() throws {
        #expect(throws: Stop.self) {
            try connection.savepoint {
                try insert("a")
                throw Stop()
            }
        }
        #expect(try connection.dishNames() == [])
        #expect(!connection.isInTransaction)
    }

    @Test func aCommitThatFailsLeavesNothing() throws {
        try connection.script(
            "CREATE TABLE late (dish INTEGER REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED)")
        let error = #expect(throws: SQLiteError.self) {
            try connection.transaction { try connection.execute("INSERT INTO late VALUES (\(5))") }
        }
        #expect(error?.isForeignKeyViolation == true)
        #expect(throws: SQLiteError.self) {
            try connection.savepoint { try connection.execute("INSERT INTO late VALUES (\(5))") }
        }
        #expect(!connection.isInTransaction)
        #expect(try connection.count("SELECT count(*) FROM late") == 0)
    }

    @Test func aTransactionThatSQLiteEndedIsNotCommitted() throws {
        let error = #expect(throws: SQLiteError.self) {
            try connection.transaction {
                try insert("a")
                try? connection.execute("INSERT OR ROLLBACK INTO dish (name) VALUES ('a')")
                #expect(!connection.isInTransaction)
            }
        }
        #expect(error?.message == "cannot commit - no transaction is active")
        #expect(throws: SQLiteError.self) {
            try connection.transaction {
                try connection.savepoint { try connection.execute("INSERT OR ROLLBACK INTO dish (id) VALUES (1)") }
            }
        }
        #expect(try connection.dishNames() == [])
    }

    @Test func aSnapshotRefusesChanges() throws {
        let error = #expect(throws: SQLiteError.self) { try connection.snapshot { try insert("a") } }
        #expect(error?.isReadOnly == true)
        try insert("b")
        #expect(try connection.snapshot { try connection.dishNames() } == ["b"])
        let nested = try connection.transaction {
            try insert("c")
            return try connection.snapshot { try connection.dishNames() }
        }
        #expect(nested == ["b", "c"])
    }
}
