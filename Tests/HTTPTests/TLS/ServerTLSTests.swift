import COpenSSL
import Testing

@testable import HTTP

@Suite struct ServerTLSTests {
    private static let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test(arguments: [(TLS1_2_VERSION, "TLSv1.2"), (TLS1_3_VERSION, "TLSv1.3")])
    func bothVersionsWorkAndTheWholeChainIsShown(maximum: Int32, name: String) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(port: #require(server.securePort))
            try client.shakeHands(maximum: maximum)
            let tls = try #require(client.tls)
            #expect(tls.version == name)
            #expect(tls.certificates.count == 2)
            #expect(tls.certificates.first == TestIdentity.kitchen.certificate)
            client.send(ServerTLSTests.get)
            #expect(try client.answer().body == "GET /  ")
        }
    }

    @Test(arguments: [TLS1_VERSION, TLS1_1_VERSION])
    func oldVersionsAreRefused(maximum: Int32) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(port: #require(server.securePort))
            #expect(throws: SocketClient.Failure.self) {
                try client.shakeHands(maximum: maximum, ciphers: "ALL:@SECLEVEL=0")
            }
        }
    }

    @Test(arguments: ["AES128-GCM-SHA256", "ECDHE-ECDSA-AES128-SHA256", "aNULL:eNULL"])
    func weakCiphersAreRefused(ciphers: String) throws {
        try withServer(.echo) { server in
            let client = try SocketClient(port: #require(server.securePort))
            #expect(throws: SocketClient.Failure.self) {
                try client.shakeHands(maximum: TLS1_2_VERSION, ciphers: ciphers + ":@SECLEVEL=0")
            }
        }
    }

    @Test func protocolIsAgreedOn() throws {
        try withServer(.echo) { server in
            let port = try #require(server.securePort)
            let browser = try SocketClient(port: port)
            try browser.shakeHands(protocols: Array("\u{2}h2\u{8}http/1.1".utf8))
            #expect(browser.tls?.applicationProtocol == "http/1.1")
            let stranger = try SocketClient(port: port)
            #expect(throws: SocketClient.Failure.self) { try stranger.shakeHands(protocols: Array("\u{2}h2".utf8)) }
        }
    }

    @Test(arguments: Way.allCases)
    func requestKnowsHowItCame(way: Way) throws {
        try withServer(ClosureApplication { request, _ in .ready(.text("\(request.isSecure)")) }) { server in
            let client = try SocketClient(server, way)
            client.send(ServerTLSTests.get)
            #expect(try client.answer().body == (way == .encrypted ? "true" : "false"))
        }
    }

    @Test(arguments: ["Content-Length: 3000000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n2DC6C0\r\n"])
    func muchContentGoesBothWays(framing: String) throws {
        var application = ClosureApplication { request, _ in .ready(Response(type: "text/plain", request.body)) }
        application.admit = { _ in .accept(bodyLimit: 4_000_000) }
        let content = String(repeating: "0123456789", count: 300_000)
        try withServer(application) { server in
            let client = try SocketClient(server, .encrypted)
            for _ in 0..<2 {
                client.send("POST / HTTP/1.1\r\nHost: x\r\n\(framing)\(content)")
                if framing.hasPrefix("T") { client.send("\r\n0\r\n\r\n") }
                #expect(try client.answer().body == content)
            }
        }
    }

    @Test func keysMayBeChangedInTheMiddle() throws {
        try withServer(.echo) { server in
            let client = try SocketClient(server, .encrypted)
            for _ in 0..<3 {
                client.send(ServerTLSTests.get)
                #expect(try client.answer().status == 200)
                client.tls?.changeKeys()
            }
        }
    }

    @Test func manyMayComeAtOnce() throws {
        try withServer(.echo) { server in
            let clients = try (0..<24).map { number in
                try SystemThread(name: "client-\(number)") {
                    #expect(throws: Never.self) {
                        let client = try SocketClient(server, .encrypted)
                        client.send(ServerTLSTests.get)
                        #expect(try client.answer().status == 200)
                    }
                }
            }
            for client in clients { client.join() }
        }
    }

    @Test func endIsSaid() throws {
        var limits = ServerLimits.quick
        limits.idle = .milliseconds(50)
        try withServer(.echo, limits: limits) { server in
            let last = try SocketClient(server, .encrypted)
            last.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(try last.answer().status == 200)
            #expect(try last.rest() == "")
            #expect(last.tls?.isEnded == true)
            let idle = try SocketClient(server, .encrypted)
            idle.send(ServerTLSTests.get)
            #expect(try idle.answer().status == 200)
            #expect(try idle.rest() == "")
            #expect(idle.tls?.isEnded == true)
        }
    }

    @Test func newCertificateIsForNewConnections() throws {
        try withServer(.echo) { server in
            let old = try SocketClient(server, .encrypted)
            old.send(ServerTLSTests.get)
            #expect(try old.answer().status == 200)
            server.use(TestIdentity.pantry.context)
            let new = try SocketClient(server, .encrypted)
            #expect(new.tls?.certificates.first == TestIdentity.pantry.certificate)
            for client in [old, new] {
                client.send(ServerTLSTests.get)
                #expect(try client.answer().status == 200)
            }
        }
    }
}
