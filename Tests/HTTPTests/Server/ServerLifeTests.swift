import Testing

@testable import HTTP

@Suite struct ServerLifeTests {
    @Test func takenPortIsSaidClearly() throws {
        try withServer(.echo) { server in
            let second = Server(ClosureApplication.echo, ServerConfiguration(port: server.port, reactors: 1))
            #expect(throws: ServerError.portTaken(host: "127.0.0.1", port: server.port)) { try second.start() }
        }
    }

    @Test func addressThatIsNotOneIsSaidClearly() {
        let server = Server(ClosureApplication.echo, ServerConfiguration(hosts: ["nowhere"], port: 0))
        #expect(throws: ServerError.self) { try server.start() }
    }

    private struct Unready: Application {
        struct Reason: Error {}

        func makeLocal() throws { throw Reason() }
        func admit(_ head: Request, local: Void) -> Admission { .accept(bodyLimit: 0) }
        func respond(to request: Request, local: Void, reply: Reply) -> Outcome { .later }
    }

    @Test func applicationThatCannotBeginFailsTheStart() {
        let server = Server(Unready(), ServerConfiguration(port: 0, reactors: 2))
        #expect(throws: Unready.Reason.self) { try server.start() }
    }

    @Test func stopAnswersWhatIsUnderWayAndEndsTheRest() throws {
        let tickets = JobQueue<Ticket>()
        let channel = EventChannel()
        let application = ClosureApplication { request, reply in
            if request.path == "/events" { return .ready(Response(.ok, body: .events(channel))) }
            if request.path == "/idle" { return .ready(.text("idle")) }
            _ = tickets.push(reply.ticket())
            return .later
        }
        let server = Server(application, ServerConfiguration(port: 0, reactors: 1, limits: .quick))
        try server.start()
        let clients = try ["/idle", "/events", "/later"].map { path in
            let client = try SocketClient(port: server.port)
            client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
            return client
        }
        #expect(try clients[0].answer().body == "idle")
        _ = try clients[1].answer()
        let ticket = try #require(tickets.pop())
        let stopping = try SystemThread(name: "stop") { server.stop() }
        #expect(try clients[0].rest() == "")
        #expect(try clients[1].rest() == "")
        #expect(channel.isClosed)
        ticket.complete(.text("late"))
        let last = try clients[2].answer()
        #expect(last.body == "late")
        #expect(last.field("Connection") == "close")
        #expect(try clients[2].rest() == "")
        stopping.join()
        server.wait()
        #expect(throws: SocketClient.Failure.self) { try SocketClient(port: server.port) }
    }

    @Test func stopDoesNotWaitForEver() throws {
        var limits = ServerLimits.quick
        limits.drain = .milliseconds(50)
        let tickets = JobQueue<Ticket>()
        let application = ClosureApplication { _, reply in
            _ = tickets.push(reply.ticket())
            return .later
        }
        try withServer(application, limits: limits) { server in
            let client = try SocketClient(port: server.port)
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            let ticket = tickets.pop()
            server.stop()
            #expect(try client.rest() == "")
            ticket?.complete(.text("too late"))
        }
    }
}
