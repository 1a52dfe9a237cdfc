import Crypto
import Testing

@Suite struct SignatureTests {
    struct Example: Sendable {
        let seed: String
        let publicKey: String
        let message: String
        let signature: String
    }

    /// RFC 8032 §7.1, tests 1 to 3.
    static let examples = [
        Example(
            seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            message: "",
            signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
        Example(
            seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            message: "72",
            signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
        Example(
            seed: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            message: "af82",
            signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
    ]

    @Test(arguments: examples)
    func signsTheExamples(example: Example) throws {
        let seed = try #require(Hex.decode(example.seed))
        let message = try #require(Hex.decode(example.message))
        let key = try #require(SigningKey(seed: seed))
        #expect(Hex.encode(key.verifyingKey.bytes) == example.publicKey)
        let signature = try key.sign(message)
        #expect(Hex.encode(signature) == example.signature)
        #expect(key.verifyingKey.verify(signature, of: message))
    }

    @Test func aFreshPairWorksAfterBeingStored() throws {
        let key = try SigningKey()
        let again = try #require(SigningKey(seed: key.seed))
        let signature = try again.sign([1, 2, 3])
        let verifying = try #require(VerifyingKey(bytes: key.verifyingKey.bytes))
        #expect(verifying.verify(signature, of: [1, 2, 3]))
        #expect(try SigningKey().seed != key.seed)
    }

    @Test func refusesWhatWasNotSigned() throws {
        let key = try SigningKey()
        let message = Array("licence".utf8)
        let signature = try key.sign(message)
        for index in signature.indices {
            var forged = signature
            forged[index] ^= 1
            #expect(!key.verifyingKey.verify(forged, of: message))
        }
        #expect(!key.verifyingKey.verify(signature, of: message + [0]))
        #expect(!key.verifyingKey.verify(Array(signature.dropLast()), of: message))
        #expect(!key.verifyingKey.verify([], of: message))
        #expect(try !SigningKey().verifyingKey.verify(signature, of: message))
    }

    @Test func keysHaveTheirLength() {
        #expect(SigningKey(seed: [1]) == nil)
        #expect(SigningKey(seed: [UInt8](repeating: 1, count: 33)) == nil)
        #expect(VerifyingKey(bytes: []) == nil)
        let noPoint = VerifyingKey(bytes: [UInt8](repeating: 0xFF, count: 32))
        #expect(noPoint?.verify([UInt8](repeating: 0, count: 64), of: []) == false)
    }
}
