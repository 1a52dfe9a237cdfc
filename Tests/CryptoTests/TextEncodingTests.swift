import Crypto
import Testing

@Suite struct TextEncodingTests {
    /// RFC 4648 §10, without the padding.
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func base64OfExamples(bytes: String, text: String) {
        #expect(Base64.url.encode(Array(bytes.utf8)) == text)
        #expect(Base64.url.decode(text) == Array(bytes.utf8))
        let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
        #expect(Base64.standard.encode(Array(bytes.utf8), padded: true) == text + padding)
    }

    @Test func alphabetsDifferInTwoDigits() {
        #expect(Base64.url.encode([0xFB, 0xFF]) == "-_8")
        #expect(Base64.standard.encode([0xFB, 0xFF]) == "+/8")
        #expect(Base64.url.decode("+/8") == nil)
        #expect(Base64.standard.decode("-_8") == nil)
    }

    @Test(arguments: ["Zg==", "Zh", "Zm9", "Z", "Zm9vY", "Zm9v ", " Zm9v", "Zm\n9v", "ñ", "Zm9v\u{0}"])
    func base64DecodingIsStrict(text: String) {
        #expect(Base64.url.decode(text) == nil)
    }

    @Test func everyByteComesBack() {
        for length in 0..<70 {
            let bytes = randomBytes(length)
            #expect(Base64.url.decode(Base64.url.encode(bytes)) == bytes)
            #expect(Hex.decode(Hex.encode(bytes)) == bytes)
        }
    }

    @Test(arguments: [("00ff10", [0x00, 0xFF, 0x10]), ("ABcd", [0xAB, 0xCD]), ("", [])] as [(String, [UInt8])])
    func hexDecodes(text: String, bytes: [UInt8]) {
        #expect(Hex.decode(text) == bytes)
    }

    @Test(arguments: ["0", "abc", "0x10", "gg", "a ", "1\u{0}", "٣٣"])
    func hexDecodingIsStrict(text: String) {
        #expect(Hex.decode(text) == nil)
    }

    @Test(
        arguments: [
            ([], ""), ([0], "00"), ([0xFF], "zw"), ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "zzzzzzzz"),
            ([0x00, 0x44, 0x32, 0x14, 0xC7], "01234567"), ([0x42, 0x54, 0xB6, 0x35, 0xCF], "89abcdef"),
        ] as [([UInt8], String)])
    func crockfordOfExamples(bytes: [UInt8], text: String) {
        #expect(CrockfordBase32.encode(bytes) == text)
    }
}
