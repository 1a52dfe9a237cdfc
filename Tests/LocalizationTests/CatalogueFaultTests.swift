import Localization
import Testing

@Suite struct CatalogueFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        let es: String
        let en: String
        let problems: [String]
        var testDescription: String { name }
    }

    private static let faults = [
        Fault(
            name: "missing keys", es: #"{"a": "A", "b": "B"}"#, en: #"{"a": "A", "c": "C"}"#,
            problems: ["en.json: b is missing", "es.json: c is missing"]),
        Fault(
            name: "placeholders", es: #"{"a": "{name} {day}"}"#, en: #"{"a": "{nombre}"}"#,
            problems: ["a has other placeholders in each language: {day} {name} and {nombre}"]),
        Fault(
            name: "plural in one language", es: #"{"a": {"one": "1", "other": "2"}}"#, en: #"{"a": "{count}"}"#,
            problems: ["a has plural forms in one language only"]),
        Fault(
            name: "plural forms", es: #"{"a": {"few": "", "one": "1"}}"#,
            en: #"{"a": {"many": "m", "one": "1", "other": "2"}}"#,
            problems: [
                "es.json:1: a: es has no plural form few", "es.json:1: a: plural form other is missing",
                "en.json:1: a: en has no plural form many",
            ]),
        Fault(
            name: "a form that forgets a placeholder",
            es: #"{"a": {"one": "un plato", "other": "{count} platos de {tag}"}}"#,
            en: #"{"a": {"one": "a {tag} dish", "other": "{count} {tag} dishes"}}"#,
            problems: ["es.json:1: a: one lacks {tag}"]),
        Fault(
            name: "empty texts", es: #"{"a": "", "b": " \n "}"#, en: #"{"a": "A", "b": {"one": "", "other": "2"}}"#,
            problems: ["es.json:1: a is empty", "es.json:1: b is empty", "en.json:1: b: one is empty"]),
        Fault(
            name: "order", es: "{\n\"b\": \"B\",\n\"a\": \"A\"\n}", en: #"{"a": {"other": "2", "one": "1"}, "a": "A"}"#,
            problems: [
                "es.json:3: a belongs before b", "en.json:1: a is there twice",
                "en.json:1: a: one belongs before other",
            ]),
        Fault(
            name: "braces", es: #"{"a": "{", "b": "}", "c": "{}", "d": "{Name}", "e": "{a b}", "f": "{{x}}"}"#,
            en: "{}",
            problems: ["a", "b", "c", "d", "e", "f"].map { "es.json:1: \($0) has a brace that is no placeholder" }),
        Fault(name: "no object", es: "[]", en: "{}", problems: ["es.json:1: expected {"]),
        Fault(name: "no file", es: "", en: "{}", problems: ["es.json:1: expected {"]),
        Fault(
            name: "comma", es: "{\n\"a\": \"A\",\n}", en: "{}",
            problems: ["es.json:3: expected a text in double quotes"]),
        Fault(name: "no comma", es: #"{"a": "A" "b": "B"}"#, en: "{}", problems: ["es.json:1: expected }"]),
        Fault(name: "number", es: #"{"a": 1}"#, en: "{}", problems: ["es.json:1: expected a text in double quotes"]),
        Fault(
            name: "second object", es: "{}\n{}", en: "{}", problems: ["es.json:2: something after the closing brace"]),
        Fault(name: "open text", es: #"{"a"#, en: "{}", problems: ["es.json:1: text without an end"]),
        Fault(
            name: "line end", es: "{\"a\": \"x\ny\"}", en: "{}", problems: ["es.json:1: control character in a text"]),
        Fault(name: "escape", es: #"{"a": "\q"}"#, en: "{}", problems: ["es.json:1: unknown escape"]),
        Fault(name: "surrogate", es: #"{"a": "\ud83cx"}"#, en: "{}", problems: ["es.json:1: half of a surrogate pair"]),
        Fault(
            name: "digits", es: #"{"a": "\u00g0"}"#, en: "{}", problems: ["es.json:1: expected four hexadecimal digits"]
        ),
    ]

    @Test(arguments: faults)
    func faultsAreToldTogether(fault: Fault) {
        let error = #expect(throws: CatalogueError.self) { try Catalogue(fault.es, fault.en) }
        #expect(error?.problems == fault.problems)
    }

    @Test func bytesThatAreNoTextAreAFault() {
        let bytes: [UInt8] = Array(#"{"a": ""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)
        let error = #expect(throws: CatalogueError.self) { try Catalogue(es: bytes, en: Array("{}".utf8)) }
        #expect(error?.problems == ["es.json:1: not UTF-8"])
    }

    @Test func keysThatTheEngineNeedsMustExist() {
        let file = Array(#"{"a": "A"}"#.utf8)
        let error = #expect(throws: CatalogueError.self) {
            try Catalogue(es: file, en: file, requiring: ["a", "b", "c"])
        }
        #expect(error?.description == "b is missing\nc is missing")
    }

    @Test func bothFilesMustBeThere() {
        let error = #expect(throws: CatalogueError.self) { try Catalogue(folder: "/nowhere") }
        #expect(error?.problems == ["cannot read /nowhere/es.json", "cannot read /nowhere/en.json"])
    }

    @Test func manyIsOptionalInSpanish() throws {
        let catalogue = try Catalogue(
            #"{"a": {"one": "1", "other": "o"}}"#, #"{"a": {"one": "1", "other": "o"}}"#)
        #expect(catalogue.text("a", in: .es, ["count": 1_000_000]) == "o")
    }
}
