import Testing

@testable import HTTP

@Suite struct HeadParserTests {
    private static func parse(_ bytes: [UInt8], _ parser: HeadParser = HeadParser()) -> (HeadStep, RequestHead) {
        var head = RequestHead()
        let step = bytes.withUnsafeBytes { parser.parse($0, into: &head) }
        return (step, head)
    }

    /// Latin-1, so that any octet can be written.
    private static func octets(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }

    static let lines: [(line: String, step: HeadStep)] = [
        ("GET / HTTP/1.1", .done),
        ("GET / HTTP/1.7", .done),
        ("GET /?a=[b]{c}|%2 HTTP/1.1", .done),
        ("GET /%C3%B1 HTTP/1.1", .done),
        ("M-SEARCH / HTTP/1.1", .done),
        ("OPTIONS * HTTP/1.1", .done),
        ("GET https://a.b/c HTTP/1.1", .done),
        ("GET http://[::1]:8080/ HTTP/1.1", .done),
        ("GET", .failed(.badRequest)),
        ("GET /", .failed(.badRequest)),
        ("GET  / HTTP/1.1", .failed(.badRequest)),
        ("GET / HTTP/1.1 ", .failed(.badRequest)),
        ("GET /  HTTP/1.1", .failed(.badRequest)),
        (" GET / HTTP/1.1", .failed(.badRequest)),
        ("GET\t/ HTTP/1.1", .failed(.badRequest)),
        ("G(T / HTTP/1.1", .failed(.badRequest)),
        ("GET * HTTP/1.1", .failed(.badRequest)),
        ("GET a HTTP/1.1", .failed(.badRequest)),
        ("GET /a#b HTTP/1.1", .failed(.badRequest)),
        ("GET /a\\b HTTP/1.1", .failed(.badRequest)),
        ("GET /\u{e9} HTTP/1.1", .failed(.badRequest)),
        ("GET /%zz HTTP/1.1", .failed(.badRequest)),
        ("GET /%00 HTTP/1.1", .failed(.badRequest)),
        ("GET /%2 HTTP/1.1", .failed(.badRequest)),
        ("GET /?\u{0}", .failed(.badRequest)),
        ("GET /?a#b HTTP/1.1", .failed(.badRequest)),
        ("GET ftp://a/ HTTP/1.1", .failed(.badRequest)),
        ("GET http:///a HTTP/1.1", .failed(.badRequest)),
        ("GET http://u@a/ HTTP/1.1", .failed(.badRequest)),
        ("GET http://a:99999/ HTTP/1.1", .failed(.badRequest)),
        ("CONNECT a:443 HTTP/1.1", .failed(.notImplemented)),
        ("GET / http/1.1", .failed(.badRequest)),
        ("GET / HTTP/1.10", .failed(.badRequest)),
        ("GET / HTTP/01.1", .failed(.badRequest)),
        ("GET / HTTP/11", .failed(.badRequest)),
        ("GET / HTTP/2.0", .failed(.unknownVersion)),
        ("PRI * HTTP/2.0", .failed(.unknownVersion)),
        ("PRI * HTTP/1.1", .failed(.badRequest)),
        (String(repeating: "A", count: 41) + " / HTTP/1.1", .failed(.notImplemented)),
    ]

    @Test(arguments: lines)
    func requestLine(line: String, step: HeadStep) {
        #expect(HeadParserTests.parse(HeadParserTests.octets("\(line)\r\nHost: a\r\n\r\n")).0 == step)
    }

    static let fields: [(fields: String, step: HeadStep)] = [
        ("Host: a", .done),
        ("hOST:a:80\t", .done),
        ("Host: [fe80::1]", .done),
        ("Host: xn--a.example", .done),
        ("Host: a\r\nX:", .done),
        ("Host: a\r\nX: \u{e9}\t\u{80}", .done),
        ("X: y", .failed(.badRequest)),
        ("Host:", .failed(.badRequest)),
        ("Host: a b", .failed(.badRequest)),
        ("Host: a@b", .failed(.badRequest)),
        ("Host: a/b", .failed(.badRequest)),
        ("Host: [::1", .failed(.badRequest)),
        ("Host: a:b", .failed(.badRequest)),
        ("Host: :80", .failed(.badRequest)),
        ("Host: a:70000", .failed(.badRequest)),
        ("Host: a\r\nhost: a", .failed(.badRequest)),
        ("Host : a", .failed(.badRequest)),
        (" Host: a", .failed(.badRequest)),
        ("Host: a\r\n b", .failed(.badRequest)),
        ("Host: a\r\n\tb: c", .failed(.badRequest)),
        ("Host: a\nX: b", .failed(.badRequest)),
        ("Host: a\rX: b", .failed(.badRequest)),
        ("Host: a\r\n: b", .failed(.badRequest)),
        ("Host: a\r\nb", .failed(.badRequest)),
        ("Host: a\r\nX\u{e9}: b", .failed(.badRequest)),
        ("Host: a\r\nX: \u{0}", .failed(.badRequest)),
        ("Host: a\r\nX: \u{7f}", .failed(.badRequest)),
        ("Host: a\r\nContent-Type: b\r\nContent-Type: c", .failed(.badRequest)),
        ("Host: a\r\nExpect: 100-Continue", .done),
        ("Host: a\r\nExpect: magic", .failed(.unknownExpectation)),
    ]

    @Test(arguments: fields)
    func fieldLines(fields: String, step: HeadStep) {
        #expect(HeadParserTests.parse(HeadParserTests.octets("GET / HTTP/1.1\r\n\(fields)\r\n\r\n")).0 == step)
    }

    static let framing: [(fields: String, step: HeadStep, length: Int, chunked: Bool)] = [
        ("Content-Length: 12", .done, 12, false),
        ("Content-Length: 0", .done, 0, false),
        ("Transfer-Encoding: Chunked", .done, 0, true),
        ("Content-Length: 1\r\nContent-Length: 1", .failed(.badRequest), 0, false),
        ("Content-Length: 1\r\nContent-Length: 2", .failed(.badRequest), 0, false),
        ("Content-Length: 1, 1", .failed(.badRequest), 0, false),
        ("Content-Length: +1", .failed(.badRequest), 0, false),
        ("Content-Length: -1", .failed(.badRequest), 0, false),
        ("Content-Length: 0x1", .failed(.badRequest), 0, false),
        ("Content-Length: 01", .failed(.badRequest), 0, false),
        ("Content-Length: 1 1", .failed(.badRequest), 0, false),
        ("Content-Length:", .failed(.badRequest), 0, false),
        ("Content-Length: 12345678901234567", .failed(.contentTooLarge), 0, false),
        ("Content_Length: 1", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: chunked\r\nContent-Length: 1", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: chunked, chunked", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: chunked, gzip", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: gzip, chunked", .failed(.notImplemented), 0, false),
        ("Transfer-Encoding: gzip", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: , chunked", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: chunked;a=b", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: \"chunked\"", .failed(.badRequest), 0, false),
        ("Transfer-Encoding: xchunked", .failed(.badRequest), 0, false),
        ("Transfer-Encoding:", .failed(.badRequest), 0, false),
    ]

    @Test(arguments: framing)
    func messageLength(fields: String, step: HeadStep, length: Int, chunked: Bool) {
        let text = "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n"
        let (found, head) = HeadParserTests.parse(HeadParserTests.octets(text))
        #expect(found == step)
        guard step == .done else { return }
        #expect(head.contentLength == length)
        #expect(head.isChunked == chunked)
        #expect(head.length == text.utf8.count)
    }

    @Test func oldVersionCannotHaveTransferCodings() {
        let text = "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(HeadParserTests.parse(HeadParserTests.octets(text)).0 == .failed(.badRequest))
    }

    static let limits: [(text: String, step: HeadStep)] = [
        ("GET /\(String(repeating: "a", count: 8192 - 14)) HTTP/1.1\r\nHost: a\r\n\r\n", .done),
        ("GET /\(String(repeating: "a", count: 8192 - 13)) HTTP/1.1\r\nHost: a\r\n\r\n", .failed(.targetTooLong)),
        ("GET /\(String(repeating: "a", count: 9000))", .failed(.targetTooLong)),
        ("GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 17000))", .failed(.fieldsTooLarge)),
        ("GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "a: b\r\n", count: 99))\r\n", .done),
        (
            "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "a: b\r\n", count: 100))\r\n",
            .failed(.fieldsTooLarge)
        ),
        ("\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", .done),
        ("\r\n\r\n\r\n\r\n\r\n", .failed(.badRequest)),
    ]

    @Test(arguments: limits)
    func sizes(text: String, step: HeadStep) {
        #expect(HeadParserTests.parse(HeadParserTests.octets(text)).0 == step)
    }

    @Test func cutAnywhereTheResultIsTheSame() {
        let all =
            HeadParserTests.lines.map { "\($0.line)\r\nHost: a\r\n\r\nrest" }
            + HeadParserTests.framing.map { "POST / HTTP/1.1\r\nHost: a\r\n\($0.fields)\r\n\r\nrest" }
        for text in all {
            let octets = HeadParserTests.octets(text)
            let whole = HeadParserTests.parse(octets)
            for end in octets.indices {
                let part = HeadParserTests.parse(Array(octets[..<end]))
                if part.0 != .needMore { #expect(part == whole, "\(text.debugDescription), \(end)") }
            }
        }
    }
}
