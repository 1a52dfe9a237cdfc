import Crypto

@testable import HTTP

/// A server's certificate and key, of an authority made for the tests.
struct TestIdentity {
    static let kitchen = TestIdentity("kitchen.local")
    static let pantry = TestIdentity("pantry.local")

    let chain: [UInt8]
    let key: [UInt8]
    /// The server's certificate in DER.
    let certificate: [UInt8]
    let context: TLSContext

    private init(_ name: String) {
        do {
            let now: Int64 = 1_700_000_000
            let authority = try CertificateAuthority(name: "Tests", constraints: .home([name]), at: now)
            let issued = try authority.issue(for: [.dns(name)], at: now)
            chain = try issued.certificate.pem() + authority.certificate.pem()
            key = try issued.key.pem()
            certificate = issued.certificate.der
            context = try TLSContext(certificateChain: chain, privateKey: key)
        } catch {
            fatalError("no certificate for the tests: \(error)")
        }
    }
}
