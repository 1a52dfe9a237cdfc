import COpenSSL

/// The SHA-256 digest of `bytes` (FIPS 180-4): 32 bytes.
package func sha256(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { sha256($0) }
}

/// The SHA-256 digest of a buffer that is not an array (FIPS 180-4): 32 bytes.
package func sha256(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
        var length: UInt32 = 0
        let done = EVP_Digest(
            bytes.baseAddress, bytes.count, digest.baseAddress, &length, EVP_sha256(), nil)
        precondition(done == 1 && length == 32, "libcrypto offers no SHA-256")
        count = 32
    }
}

/// The HMAC-SHA-256 code of `message` (RFC 2104): 32 bytes. Compare codes with `constantTimeEqual` only.
package func hmacSHA256(key: [UInt8], message: [UInt8]) -> [UInt8] {
    // libcrypto reads a null key as "the key of last time", which an empty array would give it.
    let paddedKey = key.isEmpty ? [0] : key
    return [UInt8](unsafeUninitializedCapacity: 32) { code, count in
        var length: UInt32 = 0
        let done = HMAC(
            EVP_sha256(), paddedKey, Int32(paddedKey.count), message, message.count, code.baseAddress, &length)
        precondition(done != nil && length == 32, "libcrypto offers no HMAC-SHA-256")
        count = 32
    }
}
