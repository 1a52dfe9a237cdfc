import Testing

@testable import HTTP

@Suite struct ServerEventTests {
    private static let get = "GET /events HTTP/1.1\r\nHost: x\r\n\r\n"

    private static func application(_ channel: EventChannel) -> ClosureApplication {
        ClosureApplication { _, _ in
            var response = Response(.ok, body: .events(channel))
            response.headers.append("Content-Type", "text/event-stream")
            return .ready(response)
        }
    }

    @Test(arguments: Way.allCases)
    func eventsArriveInOrderUntilTheStreamIsClosed(way: Way) throws {
        let channel = EventChannel()
        channel.send(Array("data: early\n\n".utf8))
        try withServer(ServerEventTests.application(channel)) { server in
            let client = try SocketClient(server, way)
            client.send(ServerEventTests.get)
            let head = try client.answer()
            #expect(head.field("Content-Length") == nil)
            #expect(head.field("Connection") == "close")
            #expect(try client.text(through: "\n\n") == "data: early\n\n")
            channel.send(Array("data: 1\n\n".utf8))
            #expect(try client.text(through: "\n\n") == "data: 1\n\n")
            for number in 2..<100 { channel.send(Array("data: \(number)\n\n".utf8)) }
            channel.close()
            channel.send(Array("data: late\n\n".utf8))
            #expect(try client.rest() == (2..<100).map { "data: \($0)\n\n" }.joined())
        }
    }

    @Test(arguments: Way.allCases)
    func endOfTheClientIsNoticed(way: Way) throws {
        let channel = EventChannel()
        let ended = JobQueue<Bool>()
        channel.onClose { _ = ended.push(true) }
        try withServer(ServerEventTests.application(channel)) { server in
            var client: SocketClient? = try SocketClient(server, way)
            client?.send(ServerEventTests.get)
            _ = try client?.answer()
            client = nil
            #expect(ended.pop() == true)
            #expect(channel.isClosed)
        }
    }

    @Test(arguments: Way.allCases)
    func silentStreamIsKeptAliveWithAnEventThatScriptsSee(way: Way) throws {
        var limits = ServerLimits.quick
        limits.eventHeartbeat = .milliseconds(20)
        try withServer(ServerEventTests.application(EventChannel()), limits: limits) { server in
            let client = try SocketClient(server, way)
            client.send(ServerEventTests.get)
            _ = try client.answer()
            #expect(try client.text(through: "\n\n") == "event: beat\ndata:\n\n")
            #expect(try client.text(through: "\n\n") == "event: beat\ndata:\n\n")
        }
    }

    @Test(arguments: Way.allCases)
    func clientThatIsTooSlowIsDropped(way: Way) throws {
        let channel = EventChannel()
        let ended = JobQueue<Bool>()
        channel.onClose { _ = ended.push(true) }
        try withServer(ServerEventTests.application(channel)) { server in
            let client = try SocketClient(server, way, receiveBuffer: 4096)
            client.send(ServerEventTests.get)
            _ = try client.answer()
            let event = [UInt8](repeating: 0x61, count: 10_000)
            while !channel.isClosed { channel.send(event) }
            #expect(ended.pop() == true)
        }
    }
}
