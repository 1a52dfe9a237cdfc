import Testing

@testable import HTTP

@Suite struct ServerTargetTests {
    static let targets: [(line: String, path: String, query: String, host: String)] = [
        ("GET /a%20b?c=d%zz HTTP/1.1", "/a%20b", "c=d%zz", "x"),
        ("GET http://Example.org:81/a?b HTTP/1.1", "/a", "b", "Example.org:81"),
        ("GET http://example.org HTTP/1.1", "/", "", "example.org"),
        ("GET http://example.org?q HTTP/1.1", "/", "q", "example.org"),
        ("OPTIONS * HTTP/1.1", "*", "", "x"),
        ("OPTIONS http://example.org:80 HTTP/1.1", "*", "", "example.org:80"),
    ]

    @Test(arguments: targets)
    func targetIsTakenApart(line: String, path: String, query: String, host: String) throws {
        let application = ClosureApplication { request, _ in
            let hosts = request.headers.values(of: "host").joined(separator: "|")
            return .ready(.text("\(request.path) \(request.query) \(hosts) \(request.peer)"))
        }
        try withServer(application) { server in
            let client = try SocketClient(port: server.port)
            client.send("\(line)\r\nHost: x\r\n\r\n")
            #expect(try client.answer().body == "\(path) \(query) \(host) 127.0.0.1")
        }
    }

    @Test func logTellsOfEachAnswerOnce() throws {
        let seen = JobQueue<AccessRecord>()
        let log: ServerConfiguration.Log = { record, _ in _ = seen.push(record) }
        try withServer(.echo, log: log) { server in
            let client = try SocketClient(port: server.port)
            client.send("GET /a?secret HTTP/1.1\r\nHost: x\r\n\r\nGET /\r\n")
            _ = try client.answer()
            _ = try client.answer()
        }
        let records = seen.popAll()
        #expect(records.map(\.path) == ["/a", "-"])
        #expect(records.map(\.status) == [.ok, .badRequest])
        #expect(records.map(\.bytes) == [14, 16])
        #expect(Set(records.map(\.requestID)).count == 2)
    }
}
