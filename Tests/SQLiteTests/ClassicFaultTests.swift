import SQLite
import Testing

/// The four faults of the thin wrapper that everybody writes first.
@Suite struct ClassicFaultTests {
    @Test(arguments: [0, 1, -1, 2_147_483_648, -2_147_483_649, 4_294_967_297, Int64.max, Int64.min])
    func integersKeepTheir64Bits(value: Int64) throws {
        let connection = try Connection.inMemory()
        #expect(try connection.first("SELECT \(value)") { row in try row.int64(0) } == value)
        #expect(try connection.first("SELECT \(Int(value))") { row in try row.int(0) } == Int(value))
    }

    @Test(arguments: [[], [0], [0, 0, 0], [1, 0, 2], Array(0...255)] as [[UInt8]])
    func blobsAreBoundWithTheirLength(bytes: [UInt8]) throws {
        let connection = try Connection.inMemory()
        let length = try connection.first("SELECT length(\(bytes)), typeof(\(bytes))") { row in
            (try row.int(0), try row.text(1))
        }
        #expect(length?.0 == bytes.count)
        #expect(length?.1 == "blob")
    }

    @Test func blobsAreCopiedByteForByte() throws {
        let connection = try Connection.sample()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try connection.execute("INSERT INTO anything VALUES (\(bytes))")
        let kept = try connection.first("SELECT value FROM anything") { row in try row.blob(0) }
        try connection.execute("DELETE FROM anything")
        #expect(kept == bytes)
    }

    @Test func errorsSpeakTheConnectionsOwnWords() throws {
        let connection = try Connection.sample()
        let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT nonsense FROM dish") }
        #expect(error?.message == "no such column: nonsense")
        #expect(error?.sql == "SELECT nonsense FROM dish")
    }
}
