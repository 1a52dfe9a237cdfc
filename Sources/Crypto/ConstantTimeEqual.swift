import COpenSSL

/// Compares secrets without telling by its duration where they differ. Their lengths are no secret.
package func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}
