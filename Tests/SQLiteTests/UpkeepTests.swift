import Foundation
import SQLite
import Testing

@Suite struct UpkeepTests {
    private let scratch: ScratchDatabase
    private let connection: Connection
    private var copy: String { scratch.path(of: "copy's.db") }

    init() throws {
        scratch = try ScratchDatabase()
        connection = try scratch.connect()
        try connection.script(
            """
            CREATE TABLE dish (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
            CREATE TABLE slot (day INTEGER PRIMARY KEY, dish INTEGER REFERENCES dish (id)) STRICT;
            """)
        try connection.execute("INSERT INTO dish (name) VALUES (\("a"))")
    }

    private func size(_ name: String) throws -> Int {
        let path = scratch.path(of: name)
        return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? -1
    }

    @Test(arguments: [CheckpointMode.passive, .full, .restart])
    func checkpointsMoveTheLog(mode: CheckpointMode) throws {
        try connection.checkpoint(mode)
        #expect(try size("home.db") > 4_096)
    }

    @Test func truncatingEmptiesTheLog() throws {
        #expect(try size("home.db-wal") > 0)
        try connection.checkpoint(.truncate)
        #expect(try size("home.db-wal") == 0)
    }

    @Test func aReaderKeepsTheLogFromBeingEmptied() throws {
        let reader = try scratch.connect(.readOnly)
        try reader.snapshot {
            #expect(try reader.dishNames() == ["a"])
            try connection.execute("INSERT INTO dish (name) VALUES (\("b"))")
            let error = #expect(throws: SQLiteError.self) { try connection.checkpoint(.truncate) }
            #expect(error?.isBusy == true)
        }
        try connection.checkpoint(.truncate)
    }

    @Test func theLastConnectionTidiesUp() throws {
        let other = try ScratchDatabase()
        do {
            let first = try other.connect()
            try first.script("CREATE TABLE dish (name TEXT)")
            #expect(try first.count("SELECT count(*) FROM dish") == 0)
        }
        #expect(try other.fileNames() == ["home.db"])
    }

    @Test func aBackupIsAWholeDatabase() throws {
        try connection.backup(to: copy)
        #expect(try scratch.mode(of: copy) == 0o600)
        let opened = try Connection(path: copy, mode: .readOnly)
        #expect(try opened.dishNames() == ["a"])
        #expect(try opened.integrityCheck() == [])
        #expect(try scratch.fileNames().filter { $0.hasSuffix(".partial") } == [])
    }

    @Test func aBackupOverwritesNothing() throws {
        try "precious".write(toFile: copy, atomically: true, encoding: .utf8)
        #expect(throws: SQLiteError.self) { try connection.backup(to: copy) }
        #expect(try String(contentsOfFile: copy, encoding: .utf8) == "precious")
    }

    @Test func aBackupThatFailsLeavesNoFile() throws {
        #expect(throws: SQLiteError.self) { try connection.transaction { try connection.backup(to: copy) } }
        #expect(try scratch.fileNames() == ["home.db", "home.db-shm", "home.db-wal"])
    }

    @Test func memoryCanBeBackedUp() throws {
        try Connection.sample().backup(to: copy)
        #expect(try Connection(path: copy).dishNames() == [])
    }

    @Test func readersCanBackUp() throws {
        try scratch.connect(.readOnly).backup(to: copy)
        #expect(try Connection(path: copy).dishNames() == ["a"])
    }

    @Test func brokenReferencesAreFound() throws {
        #expect(try connection.integrityCheck() == [])
        try connection.execute("PRAGMA foreign_keys = OFF")
        try connection.execute("INSERT INTO slot VALUES (3, 9)")
        #expect(try connection.integrityCheck() == ["slot row 3 refers to a missing dish"])
    }

    @Test func damageIsFound() throws {
        try connection.execute("CREATE INDEX dish_name ON dish (name)")
        for number in 0..<300 { try connection.execute("INSERT INTO dish (name) VALUES (\("dish \(number)"))") }
        try connection.checkpoint(.truncate)
        let file = try #require(FileHandle(forWritingAtPath: scratch.path))
        try file.seek(toOffset: try file.seekToEnd() - 4_096)
        try file.write(contentsOf: Data(repeating: 0x5A, count: 4_096))
        try file.close()
        let reader = try scratch.connect(.readOnly)
        let faults = try reader.integrityCheck()
        #expect(!faults.isEmpty)
    }

    @Test func optimiseRuns() throws { try connection.optimise() }
}
