import SQLite
import Testing

@Suite struct RowTests {
    private static let select: SQL = """
        SELECT 1 AS integer, 2.5 AS real, 'text' AS text, x'0102' AS blob, NULL AS absent, 9007199254740993 AS big
        """

    private func read<T: Sendable>(_ make: (borrowing Row) throws -> T) throws -> T {
        let connection = try Connection.inMemory()
        return try #require(try connection.first(Self.select, make))
    }

    private func refusal(_ make: (borrowing Row) throws -> Void) throws -> SQLiteError? {
        #expect(throws: SQLiteError.self) { try read(make) }
    }

    @Test func valuesAreRead() throws {
        #expect(try read { row in try row.int(0) } == 1)
        #expect(try read { row in try row.int64(0) } == 1)
        #expect(try read { row in try row.bool(0) })
        #expect(try read { row in try row.double(0) } == 1)
        #expect(try read { row in try row.double(1) } == 2.5)
        #expect(try read { row in try row.text(2) } == "text")
        #expect(try read { row in try row.blob(3) } == [1, 2])
        #expect(try read { row in row.count } == 6)
        #expect(try read { row in try row.bytes(2) { Array($0) } } == Array("text".utf8))
        #expect(try read { row in try row.bytes(3) { $0.count } } == 2)
    }

    @Test func absenceIsAskedFor() throws {
        #expect(try read { row in try row.isNull(4) && !row.isNull(0) })
        #expect(try read { row in try row.intOrNil(4) } == nil)
        #expect(try read { row in try row.int64OrNil(4) } == nil)
        #expect(try read { row in try row.doubleOrNil(4) } == nil)
        #expect(try read { row in try row.boolOrNil(4) } == nil)
        #expect(try read { row in try row.textOrNil(4) } == nil)
        #expect(try read { row in try row.blobOrNil(4) } == nil)
        #expect(try read { row in try row.intOrNil(0) } == 1)
        #expect(try read { row in try row.textOrNil(2) } == "text")
        #expect(try read { row in try row.blobOrNil(3) } == [1, 2])
    }

    @Test func otherTypesAreRefused() throws {
        for column in 1...4 { #expect(try refusal { row in _ = try row.int(column) }?.isMismatch == true) }
        for column in 2...5 { #expect(try refusal { row in _ = try row.double(column) }?.isMismatch == true) }
        for column in 1...5 { #expect(try refusal { row in _ = try row.bool(column) }?.isMismatch == true) }
        for column in [0, 1, 3, 4, 5] { #expect(try refusal { row in _ = try row.text(column) }?.isMismatch == true) }
        for column in [0, 1, 2, 4, 5] { #expect(try refusal { row in _ = try row.blob(column) }?.isMismatch == true) }
        for column in [0, 1, 4, 5] {
            #expect(try refusal { row in _ = try row.bytes(column) { $0.count } }?.isMismatch == true)
        }
        #expect(try refusal { row in _ = try row.textOrNil(0) }?.isMismatch == true)
    }

    @Test func refusalsNameTheColumn() throws {
        let error = try refusal { row in _ = try row.int(4) }
        #expect(error?.message == "column 4 (absent) holds NULL, which is not an integer")
        #expect(error?.sql == Self.select.text)
    }

    @Test(arguments: [-1, 6, 4_294_967_296])
    func columnsThatAreNotThereAreRefused(column: Int) throws {
        let error = try refusal { row in _ = try row.textOrNil(column) }
        #expect(error?.code == 25)
        #expect(error?.message == "column \(column) of a row of 6")
    }

    @Test func textThatIsNotUTF8IsRefusedButItsBytesCanBeRead() throws {
        let connection = try Connection.inMemory()
        let damaged: [UInt8] = [0x61, 0xC3, 0x28]
        let sql: SQL = "SELECT CAST(\(damaged) AS TEXT)"
        let error = #expect(throws: SQLiteError.self) { try connection.first(sql) { row in try row.text(0) } }
        #expect(error?.isMismatch == true)
        #expect(try connection.first(sql) { row in try row.bytes(0) { Array($0) } } == damaged)
    }

    @Test func emptyValuesAreNotNull() throws {
        let connection = try Connection.inMemory()
        let empty: [UInt8] = []
        let values = try connection.first("SELECT \(""), \(empty)") { row in
            (try row.text(0), try row.blob(1), try row.bytes(1) { $0.count })
        }
        #expect(values?.0 == "")
        #expect(values?.1 == [])
        #expect(values?.2 == 0)
    }
}
