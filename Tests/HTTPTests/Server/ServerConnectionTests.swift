import Testing

@testable import HTTP

@Suite struct ServerConnectionTests {
    @Test(arguments: Way.allCases)
    func connectionServesOneRequestAfterAnother(way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            for path in ["/a", "/b", "/c"] {
                client.send("GET \(path)?q HTTP/1.1\r\nHost: x\r\n\r\n")
                let answer = try client.answer()
                #expect(answer.status == 200)
                #expect(answer.body == "GET \(path) q ")
                #expect(answer.field("Connection") == nil)
                #expect(answer.field("Date")?.hasSuffix("GMT") == true)
            }
        }
    }

    @Test(arguments: Way.allCases)
    func pipelinedRequestsAreAnsweredInOrder(way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            let paths = (0..<50).map { "/\($0)" }
            client.send(paths.map { "POST \($0) HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab" }.joined())
            for path in paths { #expect(try client.answer().body == "POST \(path)  ab") }
        }
    }

    @Test(arguments: Way.allCases)
    func requestMayComeOctetByOctet(way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            let chunks = "2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\nX: y\r\n\r\n"
            for byte in "\r\nPOST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)".unicodeScalars
            {
                client.send(String(byte))
            }
            #expect(try client.answer().body == "POST /x  hello")
        }
    }

    static let lastRequests: [(request: String, connection: String?, closes: Bool)] = [
        ("GET / HTTP/1.1\r\nHost: x\r\nConnection: foo, Close\r\n\r\n", "close", true),
        ("GET / HTTP/1.0\r\n\r\n", "close", true),
        ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "keep-alive", false),
        ("GET / HTTP/1.2\r\nHost: x\r\n\r\n", nil, false),
        ("GET / HTTP/1.1\r\n\r\n", "close", true),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "close", true),
    ]

    @Test(arguments: lastRequests, Way.allCases)
    func endOfConnectionIsSaid(last: (request: String, connection: String?, closes: Bool), way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            client.send(last.request)
            #expect(try client.answer().field("Connection") == last.connection)
            client.send("GET /again HTTP/1.1\r\nHost: x\r\n\r\n")
            if last.closes {
                #expect(try client.rest() == "")
            } else {
                #expect(try client.answer().body == "GET /again  ")
            }
        }
    }

    @Test(arguments: Way.allCases)
    func clientThatStopsSendingStillGetsItsAnswers(way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            client.send("GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n")
            client.finishSending()
            #expect(try client.answer().body == "GET /1  ")
            #expect(try client.answer().body == "GET /2  ")
            #expect(try client.rest() == "")
        }
    }

    @Test(arguments: Way.allCases)
    func connectionsBeyondTheCapAreClosed(way: Way) throws {
        var limits = ServerLimits.quick
        limits.connections = 2
        try withServer(.echo, limits: limits) { server in
            let first = try (0..<2).map { _ in try SocketClient(server, way) }
            for client in first {
                client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try client.answer().status == 200)
            }
            #expect(try SocketClient(port: server.port).rest() == "")
        }
    }

    @Test(arguments: Way.allCases)
    func largeAnswersToASlowReaderArriveWhole(way: Way) throws {
        let page = String(repeating: "0123456789", count: 300_000)
        let application = ClosureApplication { _, _ in .ready(.text(page)) }
        try withServer(application) { server in
            let client = try SocketClient(server, way, receiveBuffer: 4096)
            for _ in 0..<3 { client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n") }
            for _ in 0..<3 { #expect(try client.answer().body == page) }
        }
    }
}
