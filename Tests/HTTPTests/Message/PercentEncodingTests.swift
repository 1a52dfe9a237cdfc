import HTTP
import Testing

@Suite struct PercentEncodingTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("%41%62", "Ab"), ("caf%C3%A9", "café"), ("a+b", "a+b"), ("%2f", "/"),
        ("%F0%9F%8D%9D", "🍝"), ("100%25", "100%"),
    ])
    func decodes(encoded: String, text: String) {
        #expect(PercentEncoding.decode(encoded.utf8) == text)
    }

    @Test(arguments: [
        "%", "%4", "%4g", "%g4", "% 41", "%+1", "%00", "a%00b", "%C3", "%C0%AF", "%ED%A0%80", "%FF", "%F4%90%80%80",
    ])
    func refuses(encoded: String) {
        #expect(PercentEncoding.decode(encoded.utf8) == nil)
    }

    @Test func refusesRawOctetsThatAreNotUTF8() {
        #expect(PercentEncoding.decode([0x61, 0xE9]) == nil)
        #expect(PercentEncoding.decode([0x61, 0x00]) == nil)
    }

    @Test func readsPlusAsSpaceInFormsOnly() {
        #expect(PercentEncoding.decode("a+b%2B".utf8, plusIsSpace: true) == "a b+")
    }

    @Test(arguments: [
        ("a b&c=d/e", "a%20b%26c%3Dd%2Fe"), ("ñ~-._", "%C3%B1~-._"), ("", ""), ("\"<>", "%22%3C%3E"),
    ])
    func encodes(text: String, encoded: String) {
        #expect(PercentEncoding.encode(text) == encoded)
        #expect(PercentEncoding.decode(encoded.utf8) == text)
    }

    @Test func keepsSlashesOfPaths() {
        #expect(PercentEncoding.encodePath("/a b/c") == "/a%20b/c")
    }
}
