import Testing

@testable import HTTP

@Suite struct ServerContentTests {
    private static let post = "POST /p HTTP/1.1\r\nHost: x\r\n"

    static let beyondTheLimit = [
        "Content-Length: 1001\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n3E9\r\n",
        "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n3E8\r\n",
    ]

    @Test(arguments: beyondTheLimit + ["Content-Length: 99999999999999999999\r\n\r\n"], Way.allCases)
    func contentBeyondTheLimitIsRefusedUnread(rest: String, way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            client.send(ServerContentTests.post + rest)
            let answer = try client.answer()
            #expect(answer.status == 413)
            #expect(answer.field("Connection") == "close")
        }
    }

    @Test(arguments: beyondTheLimit, Way.allCases)
    func applicationSaysThatContentIsTooLarge(rest: String, way: Way) throws {
        var application = ClosureApplication.echo
        application.tooLarge = { Response(.contentTooLarge, type: "text/plain", Array("\($0.path) is small".utf8)) }
        try withServer(application) { server in
            let client = try SocketClient(server, way)
            client.send(ServerContentTests.post + rest)
            #expect(try client.answer().body == "/p is small")
        }
    }

    @Test(arguments: Way.allCases)
    func answerSurvivesContentThatIsStillBeingSent(way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            client.send(ServerContentTests.post + "Content-Length: 3000000\r\n\r\n")
            client.send(String(repeating: "x", count: 3_000_000))
            #expect(try client.answer().status == 413)
        }
    }

    @Test(arguments: Way.allCases)
    func contentIsAskedForOnceTheHeadIsAdmitted(way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            client.send(ServerContentTests.post + "Content-Length: 5\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.answer().head == "HTTP/1.1 100 Continue\r\n\r\n")
            client.send("hello")
            #expect(try client.answer().body == "POST /p  hello")
        }
    }

    static let withoutInterim = [
        "POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nhello",
        "POST /p HTTP/1.0\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nhello",
    ]

    @Test(arguments: withoutInterim, Way.allCases)
    func contentThatIsThereIsNotAskedFor(request: String, way: Way) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, way)
            client.send(request)
            #expect(try client.answer().body == "POST /p  hello")
        }
    }

    @Test(arguments: Way.allCases)
    func refusedHeadEndsTheConnectionWhenContentIsStillToCome(way: Way) throws {
        var application = ClosureApplication.echo
        application.admit = { _ in .refuse(Response(.forbidden)) }
        try withServer(application) { server in
            let client = try SocketClient(server, way)
            client.send(ServerContentTests.post + "Content-Length: 1\r\n\r\nx")
            let whole = try client.answer()
            #expect(whole.status == 403)
            #expect(whole.field("Connection") == nil)
            client.send(ServerContentTests.post + "Content-Length: 5\r\nExpect: 100-continue\r\n\r\n")
            let partial = try client.answer()
            #expect(partial.status == 403)
            #expect(partial.field("Connection") == "close")
            #expect(try client.rest() == "")
        }
    }

    @Test(arguments: Way.allCases)
    func headHasTheFieldsOfGetAndNoContent(way: Way) throws {
        try withServer(ClosureApplication { _, _ in .ready(.text("content")) }) { server in
            let client = try SocketClient(server, way)
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            let get = try client.answer()
            client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nHEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
            for _ in 0..<2 {
                let head = try client.answer(hasBody: false)
                #expect(head.field("Content-Length") == get.field("Content-Length"))
                #expect(head.field("Content-Type") == get.field("Content-Type"))
            }
        }
    }

    @Test(arguments: [Status.noContent, .notModified], Way.allCases)
    func answerWithoutContentHasNoLength(status: Status, way: Way) throws {
        let application = ClosureApplication { _, _ in .ready(Response(status, type: "text/plain", [1])) }
        try withServer(application) { server in
            let client = try SocketClient(server, way)
            client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let answer = try client.answer()
            #expect(answer.status == status.code)
            #expect(answer.field("Content-Length") == nil)
            #expect(try client.rest() == "")
        }
    }

    @Test(arguments: Way.allCases)
    func fieldsCannotBeSmuggledIntoAnAnswer(way: Way) throws {
        let application = ClosureApplication { request, _ in
            var response = Response.text("x")
            response.headers.append("X-Name", "a\r\nSet-Cookie: b=c")
            response.headers.append("Content-Length", "99")
            response.headers.append("Connection", "upgrade")
            return .ready(response)
        }
        try withServer(application) { server in
            let client = try SocketClient(server, way)
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            let answer = try client.answer()
            #expect(answer.field("X-Name") == "a  Set-Cookie: b=c")
            #expect(answer.field("Set-Cookie") == nil)
            #expect(answer.field("Content-Length") == "1")
            #expect(answer.field("Connection") == nil)
        }
    }
}
