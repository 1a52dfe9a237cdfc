import COpenSSL

/// The cost of one scrypt computation (RFC 7914 §2): 128 · 2^logN · r bytes of memory, p times over.
package struct Scrypt: Sendable, Equatable {
    package let logN: Int
    package let r: Int
    package let p: Int

    /// 32 MiB and about a tenth of a second, three times over: what OWASP's password storage sheet asks for.
    package static let passwords = Scrypt(logN: 15, r: 8, p: 3)

    /// Within 1…20, 1…32 and 1…16, beyond which a home server would only hurt itself; nil outside.
    package init?(checkedLogN logN: Int, r: Int, p: Int) {
        guard (1...20).contains(logN), (1...32).contains(r), (1...16).contains(p) else { return nil }
        self.init(logN: logN, r: r, p: p)
    }

    private init(logN: Int, r: Int, p: Int) {
        self.logN = logN
        self.r = r
        self.p = p
    }

    /// Derives `count` bytes. Slow on purpose: never on a thread that others wait for.
    package func derive(password: [UInt8], salt: [UInt8], count: Int) throws(CryptoError) -> [UInt8] {
        var key = [UInt8](repeating: 0, count: count)
        let n = UInt64(1) << UInt64(logN)
        let block = UInt64(128 * r)
        let memory = block * (n + UInt64(p) + 2) + 1 << 16
        let secret = password.map { CChar(bitPattern: $0) }
        let done = EVP_PBE_scrypt(
            secret, secret.count, salt, salt.count, n, UInt64(r), UInt64(p), memory, &key, count)
        guard done == 1 else {
            ERR_clear_error()
            throw CryptoError(operation: "scrypt")
        }
        return key
    }
}
