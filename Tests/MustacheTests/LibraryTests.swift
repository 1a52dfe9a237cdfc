import Testing

@testable import Mustache

struct LibraryTests {
    struct Twice: Model {
        static let fields: [Field<Self>] = [.text("a") { _ in "1" }, .text("a") { _ in "2" }, .text("t") { _ in "" }]
    }

    private func text(_ library: Library, _ page: String, _ records: [Record]) throws -> String {
        var output: [UInt8] = []
        try library.render(page, records: records, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func allFaultsAreReportedTogetherInOrder() {
        let files = ["b": "{{x}}\n{{#y}}", "a/z": "{{>none}}", "unused": "{{"]
        let error = #expect(throws: LibraryError.self) {
            _ = try Library(files: files, pages: ["b": [Pill.self], "a/z": [Pill.self], "c": []])
        }
        #expect(
            error?.description == """
                a/z.mustache:1:1: no template “none”
                b.mustache:1:1: no key “x” in Pill
                b.mustache:2:1: no key “y” in Pill
                b.mustache:2:1: “y” is not closed
                c.mustache:1:1: no template for the page “c”
                unused.mustache:1:1: the tag is not closed
                """)
    }

    @Test func aFaultInASharedPartialIsReportedOnce() {
        let files = ["a": "{{>p}}{{>p}}", "b": "{{>p}}", "p": "\n {{x}}"]
        let error = #expect(throws: LibraryError.self) {
            _ = try Library(files: files, pages: ["a": [Pill.self], "b": [Pill.self]])
        }
        #expect(error?.faults.map(\.description) == ["p.mustache:2:2: no key “x” in Pill"])
    }

    @Test func mistakesInAModelAreFound() {
        let error = #expect(throws: LibraryError.self) {
            _ = try Library(files: ["p": ""], statics: ["t": { key, _ in key }], pages: ["p": [Twice.self]])
        }
        #expect(
            error?.faults.map(\.message) == [
                "Twice declares “a” twice", "Twice declares “t”, which is the name of a static section",
            ])
    }

    @Test func staticSectionsAreReplacedEscapedAndJoined() throws {
        let library = try Library(
            files: ["p": "<p>{{#t}} a.b {{/t}}</p>\n {{#t}}\nc\n{{/t}}{{name}}"],
            statics: ["t": { key, place in "‹\(key)› & \(place.line)" }], pages: ["p": [Pill.self]])
        #expect(try text(library, "p", [Record(Pill())]) == "<p>‹a.b› &amp; 1</p>\n‹c› &amp; 2Fish")
    }

    @Test func theRecordsMustFitThePage() throws {
        let library = try Library(files: ["p": "{{name}}"], pages: ["p": [Pill.self]])
        #expect(throws: RenderError.self) { try text(library, "p", [Record(Dish())]) }
        #expect(throws: RenderError.self) { try text(library, "p", []) }
        #expect(throws: RenderError.self) { try text(library, "q", [Record(Pill())]) }
        var output: [UInt8] = []
        #expect(throws: RenderError.self) { try library.render("p", value: .null, into: &output) }
        #expect(output.isEmpty)
    }

    @Test func outputIsAppended() throws {
        let library = try Library(files: ["p": "{{name}}"], pages: ["p": [Pill.self]])
        var output = Array("head ".utf8)
        try library.render("p", records: [Record(Pill())], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "head Fish")
    }

    @Test func templatesNestedTooDeeplyAreAFault() {
        var files = Dictionary(uniqueKeysWithValues: (0..<150).map { ("p\($0)", "{{>p\($0 + 1)}}") })
        files["p150"] = "end"
        let error = #expect(throws: LibraryError.self) { _ = try Library(files: files, pages: ["p0": [Pill.self]]) }
        #expect(error?.faults.map(\.message) == ["templates are nested more than 100 levels deep"])
    }

    @Test func includingTwiceOnEachLevelDoesNotGrowTheProgram() throws {
        var files = Dictionary(uniqueKeysWithValues: (0..<12).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") })
        files["p12"] = "{{name}}"
        var faults: [Fault] = []
        let templates = Dictionary(
            uniqueKeysWithValues: files.map { ($0, Template(name: $0, text: $1, faults: &faults)) })
        var compiler = Compiler(templates: templates, isStrict: true)
        let program = compiler.compile(try #require(templates["p0"]), models: [ShapeReference(Pill.self)])
        #expect(program.ops.count < 1000)
        let library = try Library(files: files, pages: ["p0": [Pill.self]])
        #expect(try text(library, "p0", [Record(Pill())]) == String(repeating: "Fish", count: 4096))
    }

    @Test func manyThreadsShareALibrary() async throws {
        let library = try Library(
            files: ["p": "{{#dishes}}{{name}}{{#tags}}{{id}}{{/tags}}{{/dishes}}"], pages: ["p": [Menu.self]])
        let record = Record(Menu(dishes: Array(repeating: Dish(tags: [Pill()]), count: 500)))
        let expected = String(repeating: "Paellat1", count: 500)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 { group.addTask { try text(library, "p", [record]) } }
            for try await result in group { #expect(result == expected) }
        }
    }
}
