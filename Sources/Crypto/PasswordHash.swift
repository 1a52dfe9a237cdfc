/// A password as it may be stored: `$scrypt$ln=15,r=8,p=3$salt$hash`, salt and hash in base 64 without padding
/// (the PHC string format). Making and checking one takes a third of a second and 32 MiB.
package struct PasswordHash: Sendable {
    /// What to store.
    package let text: String
    private let cost: Scrypt
    private let salt: [UInt8]
    private let hash: [UInt8]

    /// Hashes the UTF-8 of `password` with 128 bits of fresh salt.
    package init(of password: String, cost: Scrypt = .passwords) throws(CryptoError) {
        let salt = randomBytes(16)
        let hash = try cost.derive(password: Array(password.utf8), salt: salt, count: 32)
        self.init(cost: cost, salt: salt, hash: hash)
    }

    /// Reads a stored one. Nil for text of another form, or with a cost outside of what `Scrypt` allows.
    package init?(text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt" else { return nil }
        guard let cost = Self.cost(parts[2]) else { return nil }
        guard let salt = Base64.standard.decode(parts[3]), salt.count >= 8 else { return nil }
        guard let hash = Base64.standard.decode(parts[4]), hash.count >= 16 else { return nil }
        self.init(cost: cost, salt: salt, hash: hash)
        guard self.text == text else { return nil }
    }

    private init(cost: Scrypt, salt: [UInt8], hash: [UInt8]) {
        self.cost = cost
        self.salt = salt
        self.hash = hash
        let parameters = "ln=\(cost.logN),r=\(cost.r),p=\(cost.p)"
        text = "$scrypt$\(parameters)$\(Base64.standard.encode(salt))$\(Base64.standard.encode(hash))"
    }

    /// Whether this is the password. Throws when the machine lacks the memory to tell.
    package func verify(_ password: String) throws(CryptoError) -> Bool {
        let candidate = try cost.derive(password: Array(password.utf8), salt: salt, count: hash.count)
        return constantTimeEqual(candidate, hash)
    }

    /// False when it was made at another cost and should be made anew at the next sign-in.
    package var isCurrent: Bool { cost == .passwords }

    private static func cost(_ text: String) -> Scrypt? {
        let values = text.split(separator: ",", omittingEmptySubsequences: false)
        guard values.count == 3 else { return nil }
        guard let logN = number(values[0], after: "ln="), let r = number(values[1], after: "r=") else { return nil }
        guard let p = number(values[2], after: "p=") else { return nil }
        return Scrypt(checkedLogN: logN, r: r, p: p)
    }

    private static func number(_ text: Substring, after name: String) -> Int? {
        text.hasPrefix(name) ? Int(text.dropFirst(name.count)) : nil
    }
}
