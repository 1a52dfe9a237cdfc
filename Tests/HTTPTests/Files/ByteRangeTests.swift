import Testing

@testable import HTTP

@Suite struct ByteRangeTests {
    @Test(
        arguments: [
            ("bytes=0-4", .satisfiable(0..<5)), ("bytes=0-0", .satisfiable(0..<1)), ("bytes=9-", .satisfiable(9..<10)),
            ("bytes=0-", .satisfiable(0..<10)), ("bytes=5-99", .satisfiable(5..<10)),
            ("bytes=-3", .satisfiable(7..<10)),
            ("bytes=-99", .satisfiable(0..<10)), ("Bytes= 1-2 ", .satisfiable(1..<3)), ("bytes=10-", .unsatisfiable),
            ("bytes=10-11", .unsatisfiable), ("bytes=-0", .unsatisfiable),
            ("bytes=0-99999999999999999999999", .satisfiable(0..<10)),
            ("bytes=99999999999999999999999-", .unsatisfiable),
            ("bytes=-99999999999999999999999", .satisfiable(0..<10)), ("bytes=4-3", nil), ("bytes=-", nil),
            ("bytes=", nil),
            ("bytes", nil), ("", nil), ("bytes=0-1,3-4", nil), ("bytes=0-1,", nil), ("lines=0-1", nil),
            ("bytes=a-b", nil),
            ("bytes=0--1", nil), ("bytes=+0-1", nil), ("bytes=0 -1", nil), ("bytes 0-1", nil), ("bytes=0-1x", nil),
        ] as [(String, ByteRange?)])
    func reads(value: String, range: ByteRange?) {
        #expect(ByteRange.parse(value, length: 10) == range)
    }

    @Test func nothingHasNoParts() {
        #expect(ByteRange.parse("bytes=0-", length: 0) == nil)
        #expect(ByteRange.parse("bytes=-1", length: 0) == nil)
    }

    @Test func takesOneFieldOnly() {
        let fields = [("Range", "bytes=0-1"), ("Range", "bytes=0-1")]
        #expect(ByteRange.read(.sample(.get, "/", fields), length: 10) == nil)
        #expect(ByteRange.read(.sample(), length: 10) == nil)
    }
}
