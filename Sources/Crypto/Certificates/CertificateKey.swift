import COpenSSL

/// The private key of a certificate.
///
/// `@unchecked Sendable` because libcrypto's keys are not changed after they were made, and counted atomically.
package final class CertificateKey: @unchecked Sendable {
    package let handle: OpaquePointer

    /// A fresh one on the curve P-256.
    package init() throws(CryptoError) {
        let context = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard EVP_PKEY_keygen_init(context) == 1,
            EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1,
            EVP_PKEY_keygen(context, &key) == 1, let key
        else { throw CryptoError.cleared("P-256 key") }
        handle = key
    }

    /// One of any kind from PEM.
    package init(pem: [UInt8]) throws(PEMError) { handle = try PEMReader.privateKey(pem) }

    deinit { EVP_PKEY_free(handle) }

    /// PKCS #8 (RFC 5958), not encrypted. To be kept secret.
    package func pem() throws(CryptoError) -> [UInt8] {
        try MemoryText.written("writing a private key") { memory in
            PEM_write_bio_PKCS8PrivateKey(memory, handle, nil, nil, 0, nil, nil)
        }
    }
}

extension CryptoError {
    /// With libcrypto's own list of errors emptied, which the next call would otherwise find.
    static func cleared(_ operation: String) -> CryptoError {
        ERR_clear_error()
        return CryptoError(operation: operation)
    }
}
