import HTTP
import Testing

@testable import MealMood

/// What a request was before a proxy passed it on.
@Suite struct FrontDoorTests {
    private static func door(_ arguments: String...) throws -> FrontDoor {
        try FrontDoor(ServerSettings(arguments: arguments, environment: [:]))
    }

    private static func request(
        _ path: String = "/week", from peer: String = "127.0.0.1", _ fields: [String: String] = [:]
    ) -> Request {
        var headers = HeaderFields()
        headers.append("Host", "localhost:8080")
        for (name, value) in fields { headers.set(name, value) }
        return Request(
            method: .get, path: path, headers: headers,
            peer: PeerAddress(peer, isLoopback: peer == "127.0.0.1" || peer == "::1"))
    }

    @Test(arguments: [
        ("/meals/week", "/week"), ("/meals", "/"), ("/meals/", "/"), ("/week", "/week"), ("/", "/"),
        ("/mealsweek", "/mealsweek"), ("/meals/meals/week", "/meals/week"), ("*", "*"),
    ])
    func thePrefixMayComeOrNot(path: String, known: String) throws {
        let request = try Self.door("--public-url", "https://home.example/meals/").received(Self.request(path))
        #expect(request.path == known)
        #expect(request.mount == "/meals")
    }

    @Test(arguments: [
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"), ("127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "203.0.113.9, 10.0.0.2, ::1", "203.0.113.9"), ("127.0.0.1", "2001:db8::9", "2001:db8::9"),
        ("127.0.0.1", "203.0.113.9:4711", "203.0.113.9"), ("127.0.0.1", "evil, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "203.0.113.9, <script>", "127.0.0.1"), ("192.168.1.50", "203.0.113.9", "192.168.1.50"),
        ("10.0.0.2", "203.0.113.9", "203.0.113.9"), ("::ffff:10.0.0.2", "203.0.113.9", "203.0.113.9"),
    ])
    func onlyTrustedProxiesSayWhoAsks(peer: String, heard: String, client: String) throws {
        let door = try Self.door("--trusted-proxy", "127.0.0.1,::1,10.0.0.2", "--public-url", "https://home.example")
        let request = door.received(Self.request(from: peer, ["X-Forwarded-For": heard]))
        #expect(request.peer.description == client)
        #expect(request.peer.isLoopback == (client == "127.0.0.1"))
    }

    @Test(arguments: [
        ("127.0.0.1", ["X-Forwarded-Proto": "https", "X-Forwarded-Host": "home.example"], true, "home.example"),
        ("127.0.0.1", ["X-Forwarded-Proto": "http"], false, "localhost:8080"),
        ("127.0.0.1", ["Host": "home.example"], true, "home.example"), ("127.0.0.1", [:], false, "localhost:8080"),
        ("192.168.1.50", ["X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil"], false, "localhost:8080"),
        ("192.168.1.50", ["Host": "home.example"], false, "home.example"),
    ])
    func onlyTrustedProxiesSayHowItCame(
        peer: String, fields: [String: String], isSecure: Bool, host: String
    ) throws {
        let request = try Self.door("--public-url", "https://home.example").received(Self.request(from: peer, fields))
        #expect(request.isSecure == isSecure)
        #expect(request.headers["Host"] == host)
    }

    @Test func withoutAProxyNothingThatARequestSaysCounts() throws {
        let request = Self.request(["X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"])
        let received = try Self.door().received(request)
        #expect(received.peer == request.peer && !received.isSecure && received.mount.isEmpty)
    }

    @Test(arguments: [
        ("https://home.example", "https://home.example", ""), ("HTTPS://Home.Example:443/", "https://home.example", ""),
        ("http://home.example:8080/a/b/", "http://home.example:8080", "/a/b"), ("http://[::1]/m", "http://[::1]", "/m"),
    ])
    func publicAddressesAreRead(text: String, origin: String, base: String) throws {
        let address = try #require(PublicAddress(text))
        #expect(address.origin == origin)
        #expect(address.base.text == base)
    }

    @Test(arguments: [
        "home.example", "ftp://home.example", "https://", "https:///m", "https://u:p@home.example",
        "https://home.example/a b",
        "https://home.example/../a", "https://home.example/a?b", "https://home.example/a;b", "https://home.example/%41",
        "https://home.example/week", "https://home.example/assets/x", "https://home.example/api",
    ])
    func whatIsNoPublicAddressEndsTheStart(text: String) {
        #expect(throws: ServerSettings.Fault.self) { try Self.door("--public-url", text) }
    }

    @Test(arguments: [["--trusted-proxy", "proxy.lan"], ["--trusted-proxy", "10.0.0.1:80"], ["--host-name", "a b"]])
    func whatIsNoNameOrAddressEndsTheStart(arguments: [String]) {
        #expect(throws: ServerSettings.Fault.self) { try ServerSettings(arguments: arguments, environment: [:]) }
    }

    private static func request(_ fields: [String: String]) -> Request { request("/week", from: "127.0.0.1", fields) }
}
