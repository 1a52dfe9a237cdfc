import COpenSSL

/// The public half of an Ed25519 pair (RFC 8032 §5.1).
package struct VerifyingKey: Sendable, Equatable {
    /// The 32 bytes of the encoded point.
    package let bytes: [UInt8]

    /// Nil unless there are 32 bytes. Bytes that are no point of the curve verify nothing.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    /// Whether `signature` was made of `message` by the holder of the private half.
    package func verify(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard signature.count == 64 else { return false }
        let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count)
        defer { EVP_PKEY_free(key) }
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        let isValid =
            EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
        if !isValid { ERR_clear_error() }
        return isValid
    }
}
