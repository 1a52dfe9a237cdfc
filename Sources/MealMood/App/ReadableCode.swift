import Crypto

/// A secret that people read and type: eight characters without look-alikes, in two groups, however they are written.
struct ReadableCode: Equatable, Sendable {
    /// Upper case, without the hyphen.
    private let characters: String

    /// A fresh one, of 40 random bits.
    init() { characters = CrockfordBase32.encode(randomBytes(5)).uppercased() }

    /// One that was typed. Nil for what is no such code.
    init?(_ typed: String) {
        guard typed.utf8.count <= 80 else { return nil }
        let plain = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        characters = String(plain.map { Self.alike[$0] ?? $0 })
        guard characters.count == 8, characters.allSatisfy(Self.alphabet.contains) else { return nil }
    }

    /// `K7MP-4XQ2`
    var text: String { "\(characters.prefix(4))-\(characters.suffix(4))" }

    /// What may be kept.
    var hash: [UInt8] { sha256(Array(characters.utf8)) }

    private static let alphabet = Set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    /// What is read for another character (crockford.com/base32.html).
    private static let alike: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
}
