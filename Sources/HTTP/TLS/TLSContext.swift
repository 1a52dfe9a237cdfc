import COpenSSL
import Crypto

/// A server's certificate and the rules of its encryption, for any number of connections on any thread.
///
/// TLS 1.2 (RFC 5246) and 1.3 (RFC 8446), within what RFC 9325 recommends: an ephemeral key exchange and
/// authenticated encryption for everybody, nothing compressed, nothing renegotiated.
///
/// `@unchecked Sendable` because the library counts who uses a context, and locks what changes in it itself.
package final class TLSContext: @unchecked Sendable {
    /// Of TLS 1.2; those of 1.3 are all good. A client without fast AES gets ChaCha20 if it asks for it first.
    private static let ciphers = [
        "ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256", "ECDHE-ECDSA-AES256-GCM-SHA384",
        "ECDHE-RSA-AES256-GCM-SHA384", "ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-RSA-CHACHA20-POLY1305",
    ]
    private static let groups = "X25519:P-256:P-384"
    /// A client that ends the connection without `close_notify` is no danger here: requests have lengths.
    private static let options =
        TLS_CIPHER_SERVER_PREFERENCE | TLS_PRIORITIZE_CHACHA | TLS_NO_RENEGOTIATION | TLS_NO_COMPRESSION
        | TLS_IGNORE_UNEXPECTED_EOF
    /// The chain is what was given; buffers are lent to a connection only while it moves octets.
    private static let mode = TLS_PARTIAL_WRITE | TLS_MOVING_WRITE_BUFFER | TLS_RELEASE_BUFFERS | TLS_NO_AUTO_CHAIN

    let pointer: OpaquePointer
    private let chain: CertificateChain
    private let key: CertificateKey

    /// - Parameters:
    ///   - certificateChain: PEM, the server's own certificate first, then those that lead to its authority.
    ///   - privateKey: PEM without a password; it may stand in the same file.
    package convenience init(certificateChain: [UInt8], privateKey: [UInt8]) throws(TLSError) {
        let chain: CertificateChain
        let key: CertificateKey
        do throws(PEMError) {
            chain = try CertificateChain(pem: certificateChain)
            key = try CertificateKey(pem: privateKey)
        } catch {
            throw .unreadable(error)
        }
        try self.init(chain, key)
    }

    private init(_ chain: CertificateChain, _ key: CertificateKey) throws(TLSError) {
        guard X509_check_private_key(chain.handles[0], key.handle) == 1 else { throw TLSError.keyDoesNotFit }
        guard let made = SSL_CTX_new(TLS_server_method()) else { throw TLSContext.refusal }
        pointer = made
        self.chain = chain
        self.key = key
        guard setRules(), SSL_CTX_use_certificate(made, chain.handles[0]) == 1,
            chain.handles.dropFirst().allSatisfy({ tls_context_add_issuer(made, $0) == 1 }),
            SSL_CTX_use_PrivateKey(made, key.handle) == 1
        else { throw TLSContext.refusal }
    }

    private static var refusal: TLSError {
        let reason = ERR_reason_error_string(ERR_peek_last_error()).map { String(cString: $0) }
        return .refused(reason ?? "its kind is not known")
    }

    /// The same with other keys for the tickets of sessions; itself without memory.
    func withFreshTicketKeys() -> TLSContext { (try? TLSContext(chain, key)) ?? self }

    deinit { SSL_CTX_free(pointer) }

    /// Sessions are kept by the clients, in one ticket each (RFC 5077, RFC 8446 §4.6.1): a cache here would cost a
    /// third of a handshake and help nobody.
    private func setRules() -> Bool {
        SSL_CTX_set_options(pointer, TLSContext.options)
        tls_context_set_mode(pointer, TLSContext.mode)
        tls_context_keep_no_sessions(pointer)
        tls_context_read_ahead(pointer)
        tls_context_select_http(pointer)
        return tls_context_set_minimum(pointer, TLS1_2_VERSION) == 1
            && SSL_CTX_set_cipher_list(pointer, TLSContext.ciphers.joined(separator: ":")) == 1
            && tls_context_set_groups(pointer, TLSContext.groups) == 1
            && SSL_CTX_set_num_tickets(pointer, 1) == 1
    }
}
