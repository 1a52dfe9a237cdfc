import Testing

@testable import HTTP

@Suite struct ServerTicketTests {
    /// Hands tickets out to the test for `/later`.
    private static func application(_ tickets: JobQueue<Ticket>) -> ClosureApplication {
        ClosureApplication { request, reply in
            if request.path == "/later" {
                _ = tickets.push(reply.ticket())
                return .later
            }
            return request.path == "/forgotten" ? .later : .ready(.text(request.path))
        }
    }

    @Test(arguments: Way.allCases)
    func requestsBehindADeferredOneWaitForIt(way: Way) throws {
        let tickets = JobQueue<Ticket>()
        try withServer(ServerTicketTests.application(tickets)) { server in
            let client = try SocketClient(server, way)
            for path in ["/later", "/a", "/later", "/b"] { client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n") }
            for name in ["first", "second"] {
                let ticket = try #require(tickets.pop())
                let other = try SocketClient(server, way)
                other.send("GET /other HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try other.answer().body == "/other")
                ticket.complete(.text(name))
                ticket.complete(.text("twice"))
                #expect(try client.answer().body == name)
                #expect(try client.answer().body == (name == "first" ? "/a" : "/b"))
            }
        }
    }

    @Test(arguments: Way.allCases)
    func forgottenRequestsAreAnsweredWithAnError(way: Way) throws {
        let tickets = JobQueue<Ticket>()
        try withServer(ServerTicketTests.application(tickets)) { server in
            let client = try SocketClient(server, way)
            client.send("GET /later HTTP/1.1\r\nHost: x\r\n\r\nGET /forgotten HTTP/1.1\r\nHost: x\r\n\r\n")
            var ticket = tickets.pop()
            #expect(ticket != nil)
            ticket = nil
            #expect(try client.answer().status == 500)
            #expect(try client.answer().status == 500)
        }
    }

    @Test(arguments: Way.allCases)
    func answerForAClientThatIsGoneGoesNowhere(way: Way) throws {
        let tickets = JobQueue<Ticket>()
        try withServer(ServerTicketTests.application(tickets)) { server in
            var gone: SocketClient? = try SocketClient(server, way)
            gone?.send("GET /later HTTP/1.1\r\nHost: x\r\n\r\n")
            let ticket = try #require(tickets.pop())
            gone = nil
            let client = try SocketClient(server, way)
            client.send("GET /later HTTP/1.1\r\nHost: x\r\n\r\n")
            let second = try #require(tickets.pop())
            let channel = EventChannel()
            let ended = JobQueue<Bool>()
            channel.onClose { _ = ended.push(true) }
            ticket.complete(Response(.ok, body: .events(channel)))
            #expect(ended.pop() == true)
            second.complete(.text("mine"))
            #expect(try client.answer().body == "mine")
        }
    }

    @Test(arguments: Way.allCases)
    func clientThatStopsSendingStillGetsADeferredAnswer(way: Way) throws {
        let tickets = JobQueue<Ticket>()
        try withServer(ServerTicketTests.application(tickets)) { server in
            let client = try SocketClient(server, way)
            client.send("GET /later HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
            client.finishSending()
            try #require(tickets.pop()).complete(.text("a"))
            #expect(try client.answer().body == "a")
            #expect(try client.answer().body == "/b")
            #expect(try client.rest() == "")
        }
    }
}
