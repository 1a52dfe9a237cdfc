import COpenSSL

/// Unpredictable bytes from libcrypto's generator. The program stops when there is no randomness to be had, because
/// every secret made afterwards would be guessable.
package func randomBytes(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        let done = count == 0 ? 1 : RAND_bytes(bytes.baseAddress, Int32(count))
        precondition(done == 1, "the system has no randomness to give")
        filled = count
    }
}

/// An identifier that nobody guesses and two devices never both make: random bytes in Crockford's base 32, lower case
/// (crockford.com/base32.html). Ten bytes, 80 bits, give 16 characters.
package func randomID(bytes count: Int = 10) -> String {
    CrockfordBase32.encode(randomBytes(count))
}
