import Crypto
import Testing

@Suite struct CertificateTests {
    static let now: Int64 = 1_789_552_800

    private func made(for texts: [String]) throws -> (certificate: Certificate, key: CertificateKey) {
        let constraints = NameConstraints.home(["kitchen.local"])
        let authority = try CertificateAuthority(name: "MealMood kitchen.local", constraints: constraints, at: Self.now)
        return try authority.issue(for: texts.map { try #require(CertificateName($0)) }, at: Self.now)
    }

    @Test func comesBackFromItsText() throws {
        let (certificate, key) = try made(for: ["kitchen.local", "pantry.local", "192.168.1.4"])
        let read = try Certificate(pem: certificate.pem())
        #expect(read.der == certificate.der && read.fingerprint == certificate.fingerprint)
        #expect(read.notAfter == certificate.notAfter && read.notBefore == Self.now - 3_600)
        #expect(read.dnsNames == ["kitchen.local", "pantry.local"] && read.commonName == "kitchen.local")
        #expect(read.belongs(to: try CertificateKey(pem: key.pem())))
        #expect(!read.belongs(to: try CertificateKey()))
    }

    @Test(arguments: [
        ("kitchen.local", true), ("KITCHEN.local", true), ("pantry.local", false), ("a.kitchen.local", false),
        ("192.168.1.4", true), ("192.168.1.5", false), ("fd00::4", true), ("fd00:0:0::4", true), ("fd00::5", false),
    ])
    func coversWhatItNames(host: String, isCovered: Bool) throws {
        let (certificate, _) = try made(for: ["kitchen.local", "192.168.1.4", "fd00::4"])
        #expect(certificate.covers(try #require(CertificateName(host))) == isCovered)
    }

    @Test(arguments: [
        "", ".", "a..b", "-a", "a-", "a b", "a,DNS:b", "a;b", "a/b", "a:b", "*.local", "ñ.local", "a\n", "[::1]",
        String(repeating: "a", count: 64), "a\u{0}",
    ])
    func refusesWhatIsNoName(text: String) {
        #expect(CertificateName(text) == nil)
    }

    @Test(arguments: ["", "no certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
    func refusesWhatIsNoCertificate(text: String) {
        #expect(throws: PEMError.self) { try Certificate(pem: Array(text.utf8)) }
        #expect(throws: PEMError.self) { try CertificateKey(pem: Array(text.utf8)) }
    }

    /// Made with `openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -aes256 -pass pass:secret`.
    @Test func refusesAKeyBehindAPasswordWithoutAsking() {
        #expect(throws: PEMError.encryptedPrivateKey) { try CertificateKey(pem: Array(Self.lockedKey.utf8)) }
    }

    private static let lockedKey = """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjFu2QWCxfoJAICCAAw
        DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEFRnHpuz/G6r8PGcYi8gcKYEgZCR
        3s5PWi7JWpaT3d5car9EksCPYrfFGU2ZkMJirju1ig/Zn16GENXbTixR0aMDJTGv
        nS7d5t9J+ChJTvqPKgy8/x5jKo0l43wvLrqVXciZEW7nkqDqX31cn+SGg9bBFWCZ
        BkU7Ww7q5DsJkkqiPOPQaTTGMZtssKbv2NyPWVBCjdACwayY+eA85iCIOllmrpk=
        -----END ENCRYPTED PRIVATE KEY-----
        """
}
