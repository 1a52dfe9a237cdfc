import COpenSSL

/// The client's side of TLS on a connected, blocking socket. It trusts everybody.
final class ClientTLS {
    private let context: OpaquePointer
    private let ssl: OpaquePointer

    /// - Parameters:
    ///   - maximum: the latest version to speak; 0 for the latest of the library.
    ///   - protocols: offered for ALPN, as they go over the wire: each behind its length.
    init(_ socket: Int32, maximum: Int32 = 0, protocols: [UInt8] = [], ciphers: String? = nil) throws {
        context = SSL_CTX_new(TLS_client_method())
        tls_context_set_maximum(context, maximum)
        if let ciphers { SSL_CTX_set_cipher_list(context, ciphers) }
        ssl = SSL_new(context)
        SSL_set_fd(ssl, socket)
        if !protocols.isEmpty { SSL_set_alpn_protos(ssl, protocols, UInt32(protocols.count)) }
        ERR_clear_error()
        guard SSL_connect(ssl) == 1 else { throw SocketClient.Failure(reason: "no handshake: \(ClientTLS.reason)") }
    }

    deinit {
        SSL_free(ssl)
        SSL_CTX_free(context)
    }

    var version: String { String(cString: SSL_get_version(ssl)) }

    /// What was agreed on by ALPN; empty for nothing.
    var applicationProtocol: String {
        var name: UnsafePointer<UInt8>?
        var length: UInt32 = 0
        SSL_get0_alpn_selected(ssl, &name, &length)
        return String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
    }

    /// In DER, the server's own first.
    var certificates: [[UInt8]] {
        let chain = SSL_get_peer_cert_chain(ssl)
        return (0..<OPENSSL_sk_num(chain)).map { index in
            let certificate = OpaquePointer(OPENSSL_sk_value(chain, index))
            var bytes = [UInt8](repeating: 0, count: Int(i2d_X509(certificate, nil)))
            bytes.withUnsafeMutableBufferPointer { target in
                var start = target.baseAddress
                i2d_X509(certificate, &start)
            }
            return bytes
        }
    }

    /// Whether the server has said that nothing follows.
    var isEnded: Bool { SSL_get_shutdown(ssl) & SSL_RECEIVED_SHUTDOWN != 0 }

    func send(_ bytes: ArraySlice<UInt8>) -> Int {
        ERR_clear_error()
        return bytes.withUnsafeBytes { Int(SSL_write(ssl, $0.baseAddress, Int32($0.count))) }
    }

    /// Octets received, 0 at any end; throws when none came in time.
    func receive(_ target: inout [UInt8]) throws -> Int {
        ERR_clear_error()
        let count = SSL_read(ssl, &target, Int32(target.count))
        if count <= 0, SSL_get_error(ssl, count) == SSL_ERROR_WANT_READ {
            throw SocketClient.Failure(reason: "no answer")
        }
        return max(0, Int(count))
    }

    /// Says that nothing follows.
    func end() { SSL_shutdown(ssl) }

    /// Changes the keys of both directions (RFC 8446 §4.6.3).
    func changeKeys() { SSL_key_update(ssl, SSL_KEY_UPDATE_REQUESTED) }

    private static var reason: String {
        ERR_reason_error_string(ERR_peek_last_error()).map { String(cString: $0) } ?? "closed"
    }
}
