import Crypto
import Testing

@Suite struct PasswordHashTests {
    static let cheap = Scrypt(checkedLogN: 4, r: 1, p: 1)

    struct Example: Sendable {
        let password: String
        let salt: String
        let cost: Scrypt?
        let key: String
    }

    /// RFC 7914 §12, without the one that takes a gigabyte.
    static let examples = [
        Example(
            password: "", salt: "", cost: cheap,
            key: "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
                + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"),
        Example(
            password: "password", salt: "NaCl", cost: Scrypt(checkedLogN: 10, r: 8, p: 16),
            key: "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
                + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"),
        Example(
            password: "pleaseletmein", salt: "SodiumChloride", cost: Scrypt(checkedLogN: 14, r: 8, p: 1),
            key: "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
                + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"),
    ]

    @Test(arguments: examples)
    func derivesTheExamples(example: Example) throws {
        let cost = try #require(example.cost)
        let salt = Array(example.salt.utf8)
        let key = try cost.derive(password: Array(example.password.utf8), salt: salt, count: 64)
        #expect(Hex.encode(key) == example.key)
    }

    @Test func knowsItsPassword() throws {
        let hash = try PasswordHash(of: "contraseña larga")
        #expect(hash.text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        #expect(hash.isCurrent)
        let stored = try #require(PasswordHash(text: hash.text))
        #expect(try stored.verify("contraseña larga"))
        #expect(try !stored.verify("contraseña larg"))
        #expect(try !stored.verify(""))
    }

    @Test func saltsEachHash() throws {
        let cost = try #require(Self.cheap)
        let first = try PasswordHash(of: "same", cost: cost)
        let second = try PasswordHash(of: "same", cost: cost)
        #expect(first.text != second.text)
        #expect(!first.isCurrent)
        #expect(try first.verify("same") && second.verify("same"))
    }

    @Test func passwordsMayHoldAnything() throws {
        let cost = try #require(Self.cheap)
        for password in ["", "a\u{0}b", "🍲", String(repeating: "x", count: 10_000)] {
            let hash = try PasswordHash(of: password, cost: cost)
            #expect(try hash.verify(password))
            #expect(try !hash.verify(password + "!"))
        }
    }

    static let salt = "AAAAAAAAAAAAAAAAAAAAAA"
    static let key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

    @Test(arguments: [
        "", "$", "plain", "$argon2id$ln=15,r=8,p=3$\(salt)$\(key)", "$scrypt$ln=15,r=8$\(salt)$\(key)",
        "$scrypt$ln=+15,r=8,p=3$\(salt)$\(key)", "$scrypt$ln=015,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=31,r=8,p=3$\(salt)$\(key)", "$scrypt$ln=0,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=15,r=8,p=3$\(salt)$", "$scrypt$ln=15,r=8,p=3$\(salt)$\(key)$",
        "$scrypt$r=8,ln=15,p=3$\(salt)$\(key)", "$scrypt$ln=15,r=8,p=3$\(salt)==$\(key)",
    ])
    func otherTextIsNoHash(text: String) {
        #expect(PasswordHash(text: text) == nil)
    }

    @Test func wellFormedTextIsAHash() {
        #expect(PasswordHash(text: "$scrypt$ln=15,r=8,p=3$\(Self.salt)$\(Self.key)") != nil)
    }
}
