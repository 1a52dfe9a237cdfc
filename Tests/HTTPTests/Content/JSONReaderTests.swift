import HTTP
import Testing

@Suite struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    private func fault(_ text: String) -> JSONReader.Fault? { fault(Array(text.utf8)) }

    private func fault(_ bytes: [UInt8]) -> JSONReader.Fault? {
        do {
            _ = try JSONReader.read(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func readsEveryKindOfValue() throws {
        let value = try read(
            " {\"a\": [1, -2.5e1, 0], \"b\":\"x\",\r\n\t\"c\": {\"d\": null, \"e\": true, \"f\": false}, \"\": []} ")
        #expect(
            value
                == .object([
                    "a": .list([.number(1), .number(-25), .number(0)]), "b": .text("x"),
                    "c": .object(["d": .null, "e": .flag(true), "f": .flag(false)]), "": .list([]),
                ]))
    }

    @Test(arguments: [
        ("\"ñandú 🍲\"", "ñandú 🍲"), ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"), ("\"\"", ""),
        ("\"\\u00f1a\\u0041\"", "ñaA"), ("\"a\\uD83C\\uDF72b\"", "a🍲b"), ("\"\\u0000\"", "\u{0}"),
    ])
    func readsTexts(json: String, text: String) throws {
        #expect(try read(json) == .text(text))
    }

    @Test(arguments: [
        "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "\"", "\"x", "\"x\\", "\"\\u00", "tru",
        "-", "1.",
        "1e", "", "  ", "\"\\uD83C", "\"\\uD83C\\",
    ])
    func knowsWhatIsCutOff(json: String) {
        #expect(fault(json) == .cutOff)
    }

    @Test(arguments: [
        ("{'a':1}", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("[1 2]", 3), ("01", 1), ("+1", 0), (".5", 0), ("truX", 3),
        ("1 x", 2), ("\"a\u{1}b\"", 2), ("\"\\x\"", 2), ("\"\\uD83Cx\"", 7), ("\"\\uDF72\"", 1), ("[\"\\u00g0\"]", 6),
        ("{\"a\":1,\"a\":2}", 7), ("NaN", 0), ("[}", 1), ("{\"a\" 1}", 5), ("{1:2}", 1),
    ])
    func saysWhereItIsWrong(json: String, place: Int) {
        #expect(fault(json) == .malformed(at: place))
    }

    @Test func refusesTextThatIsNotUTF8() {
        #expect(fault([0x5B, 0x22, 0x61, 0xF1, 0x22, 0x5D]) == .notUTF8(at: 2))
    }

    @Test func boundsNesting() throws {
        let deep = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        #expect(throws: Never.self) { try read(deep) }
        #expect(fault("[\(deep)]") == .tooDeep(at: 32))
        #expect(fault(String(repeating: "{\"a\":", count: 1_000_000)) == .tooDeep(at: 32 * 5))
    }

    @Test func boundsTheNumberOfValues() throws {
        let four = Array("{\"a\":[1,{}]}".utf8)
        #expect(throws: Never.self) { try JSONReader.read(four, maxValues: 4) }
        #expect(throws: JSONReader.Fault.tooMany(at: 8)) { try JSONReader.read(four, maxValues: 3) }
        #expect(fault("[" + String(repeating: "[],", count: 2_000_000)) == .tooMany(at: 3 * 1_999_999 + 1))
    }

    @Test func readsWhatTheWriterWrites() throws {
        let text = "<a>\u{2028}\"\\\u{7F}\u{1}ñ🍲"
        let bytes = JSONWriter.write { json in
            json.object { o in
                o.member("text", text)
                o.member("numbers", 3)
                o.member("none", nil as Int?)
            }
        }
        #expect(try JSONReader.read(bytes) == .object(["text": .text(text), "numbers": .number(3), "none": .null]))
    }
}
