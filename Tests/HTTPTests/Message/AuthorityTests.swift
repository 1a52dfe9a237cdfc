import HTTP
import Testing

@Suite struct AuthorityTests {
    @Test(
        arguments: [
            ("localhost", "localhost", nil, false), ("LocalHost:8080", "localhost", 8080, false),
            ("example.com.", "example.com", nil, false), ("example.com.:80", "example.com", 80, false),
            ("example.com:", "example.com", nil, false), ("192.168.1.4:8080", "192.168.1.4", 8080, true),
            ("[::1]", "::1", nil, true), ("[::1]:443", "::1", 443, true),
            ("[2001:DB8:0:0:0:0:0:1]", "2001:db8::1", nil, true), ("my_host-1.local", "my_host-1.local", nil, false),
            ("[::ffff:10.0.0.1]:1", "::ffff:10.0.0.1", 1, true), ("a:65535", "a", 65535, false),
        ] as [(String, String, Int?, Bool)])
    func reads(text: String, name: String, port: Int?, isAddress: Bool) throws {
        let authority = try #require(Authority(text))
        #expect(authority.name == name)
        #expect(authority.port == port)
        #expect(authority.isAddress == isAddress)
    }

    @Test(arguments: [
        "", ".", "..", ":80", "a..b", "a b", "user@host", "host:80:80", "host:+1", "host:65536", "host:99999999999",
        "host:8a", "[::1", "::1", "[]", "[::1]x", "[::1]x:80", "[fe80::1%25eth0]", "[1.2.3.4]", "a%2eb", "a/b", "ñandú",
        "a\"b", "[", "]", "a,b",
    ])
    func refuses(text: String) {
        #expect(Authority(text) == nil)
    }

    @Test(arguments: ["localhost:80", "[::1]:443", "example.com"])
    func writesItself(text: String) {
        #expect(Authority(text)?.description == text)
    }

    @Test func takesExactlyOneHostField() {
        #expect(Request.sample(.get, "/", [("Host", "a:1")]).host?.name == "a")
        #expect(Request.sample().host == nil)
        #expect(Request.sample(.get, "/", [("Host", "a"), ("Host", "a")]).host == nil)
    }

    @Test(arguments: [
        ("localhost", true), ("LOCALHOST:9999", true), ("home.local.", true), ("192.168.1.4:80", true), ("[::1]", true),
        ("[0:0:0:0:0:0:0:1]:8080", true), ("[fe80::2]", true), ("evil.example", false),
        ("localhost.evil.example", false),
        ("192.168.1.5", false), ("", false), ("user@localhost", false),
    ])
    func allowListDecides(host: String, isAllowed: Bool) {
        let list = HostAllowList(names: ["LocalHost", "home.local", "192.168.1.4", "::1", "[fe80::2]", "not a host"])
        #expect(list.allows(.sample(.get, "/", [("Host", host)])) == isAllowed)
    }

    @Test func mayAllowEveryAddressButNoOtherName() {
        let list = HostAllowList(names: [], allowsAnyAddress: true)
        #expect(list.allows(.sample(.get, "/", [("Host", "10.1.2.3:80")])))
        #expect(list.allows(.sample(.get, "/", [("Host", "[2001:db8::7]")])))
        #expect(!list.allows(.sample(.get, "/", [("Host", "localhost")])))
    }

    @Test func thisMachineHasANameAndAnAddress() {
        let names = MachineNames.all()
        #expect(names.starts(with: ["localhost", "127.0.0.1", "::1"]))
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { Authority($0) != nil || Authority("[\($0)]") != nil })
    }
}
