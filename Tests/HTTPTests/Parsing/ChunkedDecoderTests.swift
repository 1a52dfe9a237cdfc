import Testing

@testable import HTTP

@Suite struct ChunkedDecoderTests {
    private static func decode(_ text: String, step: Int, limit: Int = 100) -> (ChunkStep, String) {
        let octets = text.unicodeScalars.map { UInt8($0.value) }
        var decoder = ChunkedDecoder(limit: limit)
        var body: [UInt8] = []
        var start = 0
        while start < octets.count {
            let end = min(start + step, octets.count)
            let result = octets[start..<end].withUnsafeBytes { decoder.decode($0, into: &body) }
            switch result {
            case .needMore: start = end
            case .done(let consumed):
                return (.done(consumed: start + consumed), String(decoding: body, as: UTF8.self))
            case .failed: return (result, "")
            }
        }
        return (.needMore, String(decoding: body, as: UTF8.self))
    }

    static let good: [(text: String, body: String)] = [
        ("5\r\nhello\r\n0\r\n\r\n", "hello"),
        ("0\r\n\r\n", ""),
        ("000\r\n\r\n", ""),
        ("A\r\n0123456789\r\n00b\r\n0123456789a\r\n0\r\n\r\n", "01234567890123456789a"),
        ("2;a\r\nhi\r\n0\r\n\r\n", "hi"),
        ("2 ;a = b ; c=\"d\\\" e;x\"\r\nhi\r\n0\r\n\r\n", "hi"),
        ("2\r\nhi\r\n0;last\r\nX-Sum: 1\r\nY:\r\n\r\n", "hi"),
    ]

    @Test(arguments: good)
    func contentIsDecoded(text: String, body: String) {
        for step in [1, 2, 7, 1000] {
            let (result, found) = ChunkedDecoderTests.decode(text + "rest", step: step)
            #expect(result == .done(consumed: text.unicodeScalars.count))
            #expect(found == body)
        }
    }

    static let bad: [(text: String, fault: ParseFault)] = [
        ("\r\n", .badRequest), (" 5\r\n", .badRequest), ("5 \r\n", .badRequest), ("+5\r\n", .badRequest),
        ("-1\r\n", .badRequest), ("0x5\r\n", .badRequest), ("g\r\n", .badRequest), ("5\nhello", .badRequest),
        ("5\rhello", .badRequest), ("5\r\nhello!", .badRequest), ("5\r\nhello\n", .badRequest),
        ("5;\r\n", .badRequest), ("5;a=\r\n", .badRequest), ("5;[\r\n", .badRequest), ("5;a \r\n", .badRequest),
        ("5;a=\"b\r\n", .badRequest), ("5;\u{0}\r\n", .badRequest), ("5;a\n", .badRequest),
        ("5;a=\"b\"c\r\n", .badRequest), ("0000000000000001\r\n", .badRequest), ("65\r\n", .contentTooLarge),
        ("60\r\n" + String(repeating: "x", count: 96) + "\r\n5\r\n", .contentTooLarge),
        ("0\r\n\n", .badRequest), ("0\r\nX : y\r\n", .badRequest), ("0\r\n x: y\r\n", .badRequest),
        ("0\r\nX: \u{0}", .badRequest), ("0\r\nContent-Length: 5\r\n", .badRequest),
        ("0\r\nX\r\n", .badRequest),
        ("0\r\nX: " + String(repeating: "y", count: 9000), .fieldsTooLarge),
        ("1;" + String(repeating: "y", count: 5000), .badRequest),
    ]

    @Test(arguments: bad)
    func brokenFramingIsRefused(text: String, fault: ParseFault) {
        for step in [1, 3, 100_000] {
            #expect(ChunkedDecoderTests.decode(text, step: step).0 == .failed(fault))
        }
    }

    @Test func extensionsAreCountedOverTheWholeContent() {
        let text = String(repeating: "1;" + String(repeating: "y", count: 400) + "\r\nx\r\n", count: 20)
        #expect(ChunkedDecoderTests.decode(text, step: 100).0 == .failed(.badRequest))
    }
}
