import Testing

@testable import HTTP

@Suite struct ServerTLSFaultTests {
    private static let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    /// The head of a handshake record and of a ClientHello that does not come.
    private static let beginning: [UInt8] = [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]

    @Test func plainRequestIsSentToTheEncryptedAddress() throws {
        try withServer(.echo) { server in
            let port = try #require(server.securePort)
            for method in ["GET", "HEAD"] {
                let client = try SocketClient(port: port)
                client.send("\(method) /week/2026?a=b HTTP/1.1\r\nHost: kitchen.local:\(port)\r\n\r\n")
                let answer = try client.answer()
                #expect(answer.status == 307)
                #expect(answer.field("Location") == "https://kitchen.local:\(port)/week/2026?a=b")
                #expect(try client.rest() == "")
            }
        }
    }

    @Test(arguments: [
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nsecret", "GET / HTTP/1.0\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "SSH-2.0-x\r\n\r\n", "\u{1}\r\n\r\n",
    ])
    func whatCannotBeSentThereIsRefused(request: String) throws {
        let isAsked = JobQueue<Bool>()
        let application = ClosureApplication { _, _ in
            _ = isAsked.push(true)
            return .ready(.text("never"))
        }
        try withServer(application) { server in
            let client = try SocketClient(port: #require(server.securePort))
            client.send(request)
            #expect(try client.answer().status == 400)
            #expect(try client.rest() == "")
        }
        isAsked.close()
        #expect(isAsked.pop() == nil)
    }

    @Test func handshakeThatStallsIsCutOff() throws {
        var limits = ServerLimits.quick
        limits.handshake = .milliseconds(50)
        try withServer(.echo, limits: limits) { server in
            let port = try #require(server.securePort)
            let silent = try SocketClient(port: port)
            let stalled = try SocketClient(port: port)
            stalled.sendPlainly(ServerTLSFaultTests.beginning)
            #expect(try silent.rest() == "")
            #expect(try stalled.rest() == "")
        }
    }

    @Test func handshakeThatIsBrokenOffIsForgottenAtOnce() throws {
        try withServer(.echo) { server in
            for count in [1, 5, 11] {
                let client = try SocketClient(port: #require(server.securePort))
                client.sendPlainly(Array(ServerTLSFaultTests.beginning.prefix(count)))
                client.finishSending()
                _ = try client.octets()
            }
        }
    }

    /// 21 is the record of an alert, 2 a fatal one (RFC 8446 §6).
    @Test func garbageInsteadOfAHandshakeIsAnsweredWithAnAlert() throws {
        try withServer(.echo) { server in
            let client = try SocketClient(port: #require(server.securePort))
            for octet: UInt8 in [22, 3, 1, 0, 4, 0xff, 0xff, 0xff, 0xff] { client.sendPlainly([octet]) }
            let answer = try client.octets()
            #expect(answer.first == 21)
            #expect(answer.count == 7)
            #expect(answer.count > 5 && answer[5] == 2)
        }
    }

    @Test(arguments: [[23, 3, 3, 0, 32] + [UInt8](repeating: 7, count: 32), Array("GET / HTTP/1.1\r\n\r\n".utf8)])
    func garbageBetweenRecordsEndsTheConnectionAlone(garbage: [UInt8]) throws {
        try withServer(.echo) { server in
            let other = try SocketClient(server, .encrypted)
            let client = try SocketClient(server, .encrypted)
            client.send(ServerTLSFaultTests.get)
            #expect(try client.answer().status == 200)
            client.sendPlainly(garbage)
            #expect(try client.rest() == "")
            other.send(ServerTLSFaultTests.get)
            #expect(try other.answer().status == 200)
        }
    }

    @Test func clientsThatVanishAreForgotten() throws {
        var limits = ServerLimits.quick
        limits.connections = 2
        limits.handshake = .seconds(60)
        let channel = EventChannel()
        let ended = JobQueue<Bool>()
        channel.onClose { _ = ended.push(true) }
        let application = ClosureApplication { request, _ in
            .ready(request.path == "/events" ? Response(.ok, body: .events(channel)) : .text("here"))
        }
        try withServer(application, limits: limits) { server in
            var gone: SocketClient? = try SocketClient(port: #require(server.securePort))
            gone?.sendPlainly(ServerTLSFaultTests.beginning)
            gone = try SocketClient(server, .encrypted)
            gone?.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = try gone?.answer()
            gone = nil
            #expect(ended.pop() == true)
            let clients = try (0..<2).map { _ in try SocketClient(server, .encrypted) }
            for client in clients {
                client.send(ServerTLSFaultTests.get)
                #expect(try client.answer().body == "here")
            }
        }
    }

    @Test func stopEndsHandshakesAndConnections() throws {
        try withServer(.echo) { server in
            let begun = try SocketClient(port: #require(server.securePort))
            begun.sendPlainly(ServerTLSFaultTests.beginning)
            let idle = try SocketClient(server, .encrypted)
            idle.send(ServerTLSFaultTests.get)
            #expect(try idle.answer().status == 200)
            server.stop()
            #expect(try begun.rest() == "")
            #expect(try idle.rest() == "")
            #expect(idle.tls?.isEnded == true)
        }
    }
}
