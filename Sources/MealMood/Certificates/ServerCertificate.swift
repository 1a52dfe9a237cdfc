import Crypto
import HTTP

/// What the server shows to browsers, and its key.
struct ServerCertificate: Sendable, Equatable {
    let chain: [UInt8]
    let key: [UInt8]
    let leaf: Certificate

    /// - Parameter chain: PEM, the server's own certificate first.
    init(chain: [UInt8], key: [UInt8]) throws {
        self.chain = chain
        self.key = key
        leaf = try Certificate(pem: chain)
    }

    /// - Throws: `TLSError` when the two do not belong together or cannot be used.
    func context() throws -> TLSContext { try TLSContext(certificateChain: chain, privateKey: key) }

    /// Whether two thirds of its life are over. One that is not valid yet is not old: small machines start with a clock
    /// of long ago, until the network tells them the time.
    func isOld(at now: Int64) -> Bool {
        now >= leaf.notBefore + (leaf.notAfter - leaf.notBefore) * 2 / 3
    }

    static func == (one: ServerCertificate, other: ServerCertificate) -> Bool {
        one.chain == other.chain && one.key == other.key
    }
}
