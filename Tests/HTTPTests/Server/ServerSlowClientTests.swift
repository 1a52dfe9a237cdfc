import Testing

@testable import HTTP

@Suite struct ServerSlowClientTests {
    private static let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    private static let beginnings: [(way: Way, octets: [UInt8])] = [
        (.plain, Array("GET / HTTP/1.1\r\nHost: x\r\nX: ".utf8)), (.plain, []),
        (.encrypted, [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), (.encrypted, Array("GET / HTTP/1.1\r\nX: ".utf8)),
        (.encrypted, []),
    ]

    @Test func crowdThatStallsIsCutOffAndOthersAreServedMeanwhile() throws {
        var limits = ServerLimits.quick
        limits.headDeadline = .milliseconds(500)
        limits.handshake = .milliseconds(500)
        try withServer(.echo, limits: limits) { server in
            let other = try SocketClient(server, .plain)
            other.send(ServerSlowClientTests.get)
            #expect(try other.answer().status == 200)
            let crowd = try (0..<300).map { number in
                let beginning = ServerSlowClientTests.beginnings[number % 5]
                let client = try SocketClient(port: beginning.way == .plain ? server.port : server.securePort ?? 0)
                client.sendPlainly(beginning.octets)
                return client
            }
            for _ in 0..<20 {
                other.send(ServerSlowClientTests.get)
                #expect(try other.answer().status == 200)
            }
            for client in crowd { _ = try client.rest() }
            for way in Way.allCases {
                let client = try SocketClient(server, way)
                client.send(ServerSlowClientTests.get)
                #expect(try client.answer().status == 200)
            }
        }
    }
}
