import Crypto
import Testing

@Suite struct SecretTests {
    @Test func randomnessHasItsLengthAndDoesNotRepeat() {
        #expect(randomBytes(0).isEmpty)
        #expect(randomBytes(33).count == 33)
        let many = Set((0..<1_000).map { _ in randomID() })
        #expect(many.count == 1_000)
    }

    @Test func identifiersAreShortAndPlain() {
        let alphabet = Set("0123456789abcdefghjkmnpqrstvwxyz")
        for _ in 0..<200 {
            let id = randomID(bytes: 10)
            #expect(id.count == 16)
            #expect(Set(id).isSubset(of: alphabet))
        }
    }

    @Test func tokensComeBackFromTheirText() throws {
        let token = Token()
        #expect(token.text.utf8.count == 43)
        let same = try #require(Token(text: token.text))
        #expect(same == token)
        #expect(same.hash == token.hash)
        #expect(token.hash == sha256(try #require(Base64.url.decode(token.text))))
        #expect(Token() != token)
    }

    @Test(arguments: ["", "short", String(repeating: "A", count: 44), String(repeating: "=", count: 43)])
    func otherTextIsNoToken(text: String) {
        #expect(Token(text: text) == nil)
    }

    @Test func tokenHasOneText() {
        #expect(Token(text: String(repeating: "A", count: 43)) != nil)
        #expect(Token(text: String(repeating: "A", count: 42) + "B") == nil)
    }

    @Test func secretsStayOutOfDescriptions() throws {
        let token = Token()
        let key = try SigningKey()
        var dumped = ""
        dump(token, to: &dumped)
        dump(key, to: &dumped)
        let said = "\(token) \(key) \(dumped)"
        #expect(!said.contains(token.text))
        #expect(!said.contains("\(key.seed[0]), \(key.seed[1])"))
    }

    @Test(
        arguments: [
            ([], [], true), ([1], [1], true), ([1], [2], false), ([1, 2], [1], false), ([], [0], false),
        ] as [([UInt8], [UInt8], Bool)])
    func comparison(left: [UInt8], right: [UInt8], isEqual: Bool) {
        #expect(constantTimeEqual(left, right) == isEqual)
    }
}
