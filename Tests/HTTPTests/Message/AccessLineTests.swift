import HTTP
import Testing

@Suite struct AccessLineTests {
    private func line(path: String, id: String = "a1", method: String = "GET") -> String {
        let record = AccessRecord(
            method: Method(method), path: path, status: .ok, bytes: 5120, microseconds: 830,
            peer: PeerAddress("192.168.1.4", isLoopback: false), requestID: id)
        var bytes: [UInt8] = []
        AccessLine.append(record, time: 1_789_380_000, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func hasEverythingOnOneLine() {
        #expect(line(path: "/week") == "2026-09-14T10:00:00Z 192.168.1.4 GET /week 200 5120B 830us a1\n")
    }

    @Test(arguments: [
        ("/a\nb", "/a\\x0ab"), ("/a b", "/a\\x20b"), ("/\u{1b}[2J", "/\\x1b[2J"), ("/\\", "/\\x5c"),
        ("/ñ", "/\\xc3\\xb1"),
        ("", "-"), ("/\u{7f}", "/\\x7f"),
    ])
    func cannotBeForged(path: String, written: String) {
        #expect(line(path: path) == "2026-09-14T10:00:00Z 192.168.1.4 GET \(written) 200 5120B 830us a1\n")
    }

    @Test func escapesMethodAndIdentifierToo() {
        #expect(line(path: "/", id: "x\r\ny", method: "A B").contains(" A\\x20B / 200 5120B 830us x\\x0d\\x0ay\n"))
    }

    @Test func cutsLongPaths() {
        let path = "/" + String(repeating: "a", count: 5000)
        #expect(line(path: path).utf8.count < 700)
        #expect(line(path: path).contains("aaa... 200"))
    }

    @Test func writesTheTimeOfNow() {
        let record = AccessRecord(
            method: .get, path: "/", status: .notFound, bytes: 0, microseconds: 1, peer: .loopback, requestID: "")
        var bytes = Array("before\n".utf8)
        AccessLine.write(record, to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("before\n2"))
        #expect(text.hasSuffix("Z 127.0.0.1 GET / 404 0B 1us -\n"))
    }
}
