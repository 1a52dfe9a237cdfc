import Crypto
import Testing

@Suite struct CertificateAuthorityTests {
    static let now: Int64 = 1_789_552_800
    static let day: Int64 = 86_400
    static let constraints = NameConstraints.home(["kitchen", "kitchen.local", "localhost"])

    private func authority() throws -> CertificateAuthority {
        try CertificateAuthority(name: "MealMood kitchen.local", constraints: Self.constraints, at: Self.now)
    }

    private func names(_ texts: [String]) throws -> [CertificateName] {
        try texts.map { try #require(CertificateName($0)) }
    }

    @Test(arguments: [
        "kitchen.local", "kitchen", "localhost", "192.168.1.4", "10.0.0.7", "fd12:3456::9", "::1", "127.0.0.1",
    ])
    func openSSLTakesWhatIsOfTheHome(host: String) throws {
        let authority = try authority()
        let (certificate, key) = try authority.issue(for: names(["kitchen.local", host]), at: Self.now)
        let verdict = try OpenSSLProgram().verify(certificate, by: authority.certificate, host: host, at: Self.now)
        #expect(verdict.isGood, "\(verdict.text)")
        #expect(certificate.belongs(to: key) && certificate.isSigned(by: authority.certificate))
    }

    @Test(arguments: [
        "bank.example", "local", "pantry.local", "shop.kitchen", "example.kitchen.local.example", "8.8.8.8",
        "172.32.0.1",
        "2a00:1450::1", "192.169.0.1", "11.0.0.1",
    ])
    func openSSLRefusesWhatIsElsewhere(host: String) throws {
        let authority = try authority()
        let (certificate, _) = try authority.issue(for: names(["kitchen.local", host]), at: Self.now)
        let program = try OpenSSLProgram()
        for asked in [host, "kitchen.local"] {
            let verdict = try program.verify(certificate, by: authority.certificate, host: asked, at: Self.now)
            #expect(!verdict.isGood && verdict.text.contains("subtree violation"), "\(verdict.text)")
        }
        #expect(!Self.constraints.permits(try #require(CertificateName(host))))
    }

    @Test(arguments: [
        "kitchen", "kitchen.local", "tablet.kitchen.local", "localhost", "172.16.0.1", "172.31.255.255", "169.254.7.7",
        "fe80::1", "febf::1", "fdff::1", "::1",
    ])
    func permitsTheHome(host: String) throws {
        #expect(Self.constraints.permits(try #require(CertificateName(host))))
    }

    @Test func aCertificateLastsLessThanBrowsersTake() throws {
        let authority = try authority()
        let (certificate, _) = try authority.issue(for: names(["kitchen.local"]), at: Self.now)
        #expect(certificate.notBefore < Self.now)
        #expect(certificate.notAfter - certificate.notBefore == 397 * Self.day)
        #expect(authority.certificate.notAfter == Self.now + 3_652 * Self.day)
        let program = try OpenSSLProgram()
        let end = certificate.notAfter
        let before = try program.verify(certificate, by: authority.certificate, host: "kitchen.local", at: end - 1)
        let after = try program.verify(certificate, by: authority.certificate, host: "kitchen.local", at: end + 1)
        #expect(before.isGood && !after.isGood && after.text.contains("expired"))
    }

    @Test func aCertificateEndsWithItsAuthority() throws {
        let authority = try authority()
        let end = authority.certificate.notAfter
        let (certificate, _) = try authority.issue(for: names(["kitchen.local"]), at: end - 10 * Self.day)
        #expect(certificate.notAfter == end)
    }

    @Test func theAuthoritySaysWhatItMayNot() throws {
        let text = try OpenSSLProgram().print(authority().certificate)
        for line in [
            "X509v3 Name Constraints: critical", "DNS:kitchen.local", "IP:192.168.0.0/255.255.0.0",
            "IP:FC00:0:0:0:0:0:0:0/FE00:0:0:0:0:0:0:0", "CA:TRUE, pathlen:0", "X509v3 Key Usage: critical",
            "Certificate Sign, CRL Sign", "TLS Web Server Authentication", "prime256v1", "ecdsa-with-SHA256",
            "Excluded:\n                  DNS:.kitchen",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
    }

    @Test func aServerMayBeNothingElse() throws {
        let authority = try authority()
        let (certificate, _) = try authority.issue(for: names(["kitchen.local", "10.1.2.3"]), at: Self.now)
        let text = try OpenSSLProgram().print(certificate)
        for line in [
            "CA:FALSE", "TLS Web Server Authentication", "DNS:kitchen.local, IP Address:10.1.2.3",
            "X509v3 Authority Key Identifier", "X509v3 Subject Key Identifier", certificate.fingerprint,
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
        #expect(!text.contains("TLS Web Client"))
    }

    @Test func anAuthorityNeedsItsOwnKey() throws {
        let (one, other) = (try authority(), try authority())
        #expect(CertificateAuthority(certificate: one.certificate, key: one.key) != nil)
        #expect(CertificateAuthority(certificate: one.certificate, key: other.key) == nil)
        let (certificate, _) = try one.issue(for: names(["kitchen.local"]), at: Self.now)
        #expect(!certificate.isSigned(by: other.certificate))
    }
}
