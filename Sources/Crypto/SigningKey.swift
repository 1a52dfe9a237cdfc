import COpenSSL

/// The private half of an Ed25519 pair (RFC 8032 §5.1).
package struct SigningKey: Sendable {
    /// The 32 bytes to keep secret.
    package let seed: [UInt8]
    /// The half to give away.
    package let verifyingKey: VerifyingKey

    /// A fresh one.
    package init() throws(CryptoError) { try self.init(checkedSeed: randomBytes(32)) }

    /// One made before; nil unless `seed` has 32 bytes.
    package init?(seed: [UInt8]) {
        guard seed.count == 32, let key = try? SigningKey(checkedSeed: seed) else { return nil }
        self = key
    }

    private init(checkedSeed seed: [UInt8]) throws(CryptoError) {
        self.seed = seed
        let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
        defer { EVP_PKEY_free(key) }
        var bytes = [UInt8](repeating: 0, count: 32)
        var count = bytes.count
        guard key != nil, EVP_PKEY_get_raw_public_key(key, &bytes, &count) == 1,
            let verifyingKey = VerifyingKey(bytes: bytes)
        else { throw CryptoError(operation: "Ed25519 key") }
        self.verifyingKey = verifyingKey
    }

    /// The 64 bytes that prove that the holder of this key has seen `message`. The same message gives the same bytes.
    package func sign(_ message: [UInt8]) throws(CryptoError) -> [UInt8] {
        let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
        defer { EVP_PKEY_free(key) }
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        var signature = [UInt8](repeating: 0, count: 64)
        var count = signature.count
        guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
            EVP_DigestSign(context, &signature, &count, message, message.count) == 1, count == 64
        else {
            ERR_clear_error()
            throw CryptoError(operation: "Ed25519 signature")
        }
        return signature
    }
}

/// Keeps the secret out of logs.
extension SigningKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "SigningKey(…)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
