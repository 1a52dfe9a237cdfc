import Foundation
import SQLite
import Testing

/// Several connections to one file.
@Suite struct SharedFileTests {
    private let scratch: ScratchDatabase
    private let writer: Connection

    init() throws {
        scratch = try ScratchDatabase()
        writer = try scratch.connect()
        try writer.script("CREATE TABLE dish (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
        try writer.execute("INSERT INTO dish (name) VALUES (\("a"))")
    }

    @Test func aNewFileIsItsOwnersAlone() throws {
        for name in try scratch.fileNames() {
            #expect(try scratch.mode(of: scratch.path(of: name)) == 0o600, "\(name)")
        }
        #expect(try scratch.fileNames() == ["home.db", "home.db-shm", "home.db-wal"])
    }

    @Test func theConnectionIsSetUp() throws {
        func text(_ sql: SQL) throws -> String? { try writer.first(sql) { row in try row.text(0) } }
        #expect(try text("PRAGMA journal_mode") == "wal")
        #expect(try writer.count("PRAGMA synchronous") == 2)
        #expect(try writer.count("PRAGMA foreign_keys") == 1)
        #expect(try writer.count("PRAGMA trusted_schema") == 0)
        #expect(try writer.count("PRAGMA cache_size") == -1_024)
        #expect(try writer.count("PRAGMA journal_size_limit") == 4 << 20)
        #expect(try writer.count("PRAGMA busy_timeout") == 50)
    }

    @Test func aReaderRefusesChanges() throws {
        let reader = try scratch.connect(.readOnly)
        let error = #expect(throws: SQLiteError.self) {
            try reader.execute("INSERT INTO dish (name) VALUES (\("b"))")
        }
        #expect(error?.isReadOnly == true)
        #expect(throws: SQLiteError.self) { try reader.script("DROP TABLE dish") }
        #expect(try reader.dishNames() == ["a"])
        #expect(reader.isReadOnly && !writer.isReadOnly)
    }

    @Test func aReaderMakesNoFile() throws {
        let empty = try ScratchDatabase()
        let error = #expect(throws: SQLiteError.self) { _ = try empty.connect(.readOnly) }
        #expect(error?.code == 14)
        #expect(try empty.fileNames() == [])
    }

    @Test func aReaderKeepsItsSnapshotWhileAnotherCommits() throws {
        let reader = try scratch.connect(.readOnly)
        try reader.snapshot {
            #expect(try reader.dishNames() == ["a"])
            try writer.execute("INSERT INTO dish (name) VALUES (\("b"))")
            #expect(try reader.dishNames() == ["a"])
            #expect(try writer.dishNames() == ["a", "b"])
        }
        #expect(try reader.dishNames() == ["a", "b"])
    }

    @Test func whatIsNotCommittedIsNotSeen() throws {
        let reader = try scratch.connect(.readOnly)
        try writer.transaction {
            try writer.execute("INSERT INTO dish (name) VALUES (\("b"))")
            #expect(try reader.dishNames() == ["a"])
        }
        #expect(try reader.dishNames() == ["a", "b"])
    }

    @Test func twoWritersWaitAndGiveUp() throws {
        let second = try scratch.connect(busyTimeout: 10)
        try writer.transaction {
            let error = #expect(throws: SQLiteError.self) { try second.transaction {} }
            #expect(error?.isBusy == true)
        }
        try second.transaction { try second.execute("INSERT INTO dish (name) VALUES (\("b"))") }
        #expect(try writer.dishNames() == ["a", "b"])
    }

    @Test func othersCommitsChangeTheDataVersion() throws {
        let reader = try scratch.connect(.readOnly)
        let before = try reader.dataVersion()
        #expect(try reader.dataVersion() == before)
        try writer.execute("INSERT INTO dish (name) VALUES (\("b"))")
        #expect(try reader.dataVersion() != before)
    }

    @Test func namesAreFilesAndNothingElse() throws {
        #expect(throws: SQLiteError.self) { _ = try Connection(path: "") }
        #expect(throws: SQLiteError.self) { _ = try Connection(path: "\(scratch.folder.path)/a\u{0}b") }
        #expect(throws: SQLiteError.self) { _ = try Connection(path: "\(scratch.folder.path)/missing/home.db") }
        #expect(throws: SQLiteError.self) { _ = try Connection(path: scratch.folder.path) }
        _ = try Connection(path: "\(scratch.folder.path)/día ?mode=ro#1.db")
        #expect(try scratch.fileNames().contains("día ?mode=ro#1.db"))
    }
}
