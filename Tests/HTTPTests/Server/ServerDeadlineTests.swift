import Testing

@testable import HTTP

@Suite struct ServerDeadlineTests {
    @Test(arguments: Way.allCases)
    func deadlineOfAHeadIsNotExtendedByWhatDripsIn(way: Way) throws {
        var limits = ServerLimits.quick
        limits.headDeadline = .milliseconds(200)
        try withServer(.echo, limits: limits) { server in
            let client = try SocketClient(server, way)
            let other = try SocketClient(server, way)
            let clock = ContinuousClock()
            let start = clock.now
            client.send("GET / HTTP/1.1\r\nHost: x\r\nX: ")
            while start.duration(to: clock.now) < .milliseconds(300) {
                client.send("a")
                other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try other.answer().status == 200)
            }
            #expect(try client.answer().status == 408)
        }
    }

    @Test(arguments: Way.allCases)
    func silentConnectionIsClosedWithoutAWord(way: Way) throws {
        var limits = ServerLimits.quick
        limits.headDeadline = .milliseconds(50)
        limits.idle = .milliseconds(50)
        try withServer(.echo, limits: limits) { server in
            #expect(try SocketClient(server, way).rest() == "")
            let used = try SocketClient(server, way)
            used.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try used.answer().status == 200)
            #expect(try used.rest() == "")
        }
    }

    @Test(arguments: Way.allCases)
    func contentThatStallsIsCutOff(way: Way) throws {
        var limits = ServerLimits.quick
        limits.bodyGrace = .milliseconds(80)
        try withServer(.echo, limits: limits) { server in
            let client = try SocketClient(server, way)
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nabc")
            #expect(try client.answer().status == 408)
            #expect(try client.rest() == "")
        }
    }

    @Test(arguments: Way.allCases)
    func clientThatTakesNothingIsDropped(way: Way) throws {
        var limits = ServerLimits.quick
        limits.writeStall = .milliseconds(80)
        limits.drain = .seconds(60)
        let page = String(repeating: "x", count: 16_000_000)
        try withServer(ClosureApplication { _, _ in .ready(.text(page)) }, limits: limits) { server in
            let client = try SocketClient(server, way, receiveBuffer: 4096)
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            let clock = ContinuousClock()
            let took = clock.measure { server.stop() }
            #expect(took < .seconds(20))
            #expect(throws: SocketClient.Failure.self) { try client.answer() }
        }
    }
}
