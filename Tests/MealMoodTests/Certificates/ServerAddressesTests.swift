import Testing

@testable import MealMood

/// What the console says of where a server is.
@Suite struct ServerAddressesTests {
    let home = CertificateHome()
    let machine = ["localhost", "127.0.0.1", "::1", "kitchen", "kitchen.local", "192.168.1.4", "fd00::4", "172.17.0.1"]

    private func addresses(_ arguments: [String], announced: String? = nil) throws -> ServerAddresses {
        let settings = try ServerSettings(arguments: ["--data", home.folder] + arguments, environment: [:])
        let secure = settings.isSecure ? try SecureSite(settings, clock: .frozen(at: CertificateHome.now)) : nil
        return ServerAddresses(settings, port: 8080, secure: secure, machine: machine, announced: announced)
    }

    @Test func aServerOfThisMachineHasNoOther() throws {
        let found = try addresses([], announced: "kitchen.local")
        #expect(found.here == "http://localhost:8080/" && found.network.isEmpty && found.secure.isEmpty)
        #expect(found.trust == nil)
    }

    @Test func onTheNetworkPhonesGetANumberOrAName() throws {
        #expect(try addresses(["--lan"]).network == ["http://192.168.1.4:8080/", "http://172.17.0.1:8080/"])
        let named = try addresses(["--lan"], announced: "kitchen.local")
        #expect(named.network.first == "http://kitchen.local:8080/")
        let given = try addresses(["--lan", "--host-name", "cocina.lan"], announced: "kitchen.local")
        #expect(given.network.first == "http://cocina.lan:8080/")
        let outside = try addresses(["--lan", "--public-url", "https://home.example/meals"])
        #expect(outside.network.first == "https://home.example/meals/")
    }

    @Test func withHttpsTheNameComesFirst() throws {
        _ = try home.made("kitchen").renewed(at: CertificateHome.now)
        let found = try addresses(["--lan", "--https", "--https-port", "443"])
        #expect(found.secure.first == "https://kitchen.local/")
        #expect(found.trust == "http://192.168.1.4:8080/ca")
    }
}
