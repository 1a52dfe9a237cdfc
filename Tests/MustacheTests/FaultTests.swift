import Testing

@testable import Mustache

/// What stops the product before it listens.
struct FaultTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let page: String
        let faults: [String]

        init(_ page: String, _ faults: String...) {
            self.page = page
            self.faults = faults
        }

        var testDescription: String { page }
    }

    private func faults(_ files: [String: String], strict: Bool = true) -> [String] {
        do {
            _ =
                strict
                ? try Library(
                    files: files, statics: ["t": { key, _ in try Self.translate(key) }],
                    pages: ["page": [Layout.self, Menu.self]])
                : try Library(files: files)
            return []
        } catch {
            return error.faults.map(\.description)
        }
    }

    private struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    private static func translate(_ key: String) throws -> String {
        guard key != "no.such" else { throw Unknown(description: "no sentence “\(key)”") }
        return key.uppercased()
    }

    @Test(arguments: FaultTests.names + FaultTests.kinds + FaultTests.inheritance)
    func isFoundAtBoot(_ mistake: Mistake) {
        let partials = ["part": "ok", "layout": "{{$main}}{{/main}}", "open": "{{>*view}}", "small": "", "large": ""]
        #expect(faults(partials.merging(["page": mistake.page]) { $1 }) == mistake.faults)
    }

    static let names: [Mistake] = [
        Mistake("{{tilte}}", "page.mustache:1:1: no key “tilte” in Menu, Layout"),
        Mistake("a\n  é{{#dishes}}{{x}}{{/dishes}}", "page.mustache:2:15: no key “x” in Dish, Menu, Layout"),
        Mistake("{{#nope}}{{nor}}{{/nope}}", "page.mustache:1:1: no key “nope” in Menu, Layout"),
        Mistake(
            "{{^nope}}{{nor}}{{/nope}}", "page.mustache:1:1: no key “nope” in Menu, Layout",
            "page.mustache:1:10: no key “nor” in Menu, Layout"),
        Mistake("{{best.nmae}}", "page.mustache:1:1: no key “nmae” in Dish"),
        Mistake("{{title.x}}", "page.mustache:1:1: “title” is a text: it has no “x”"),
        Mistake("{{.}}", "page.mustache:1:1: “.” is not a value here"),
        Mistake("{{#best}}{{.}}{{/best}}", "page.mustache:1:10: “.” is not a value here"),
        Mistake(
            "{{> nope }}\n{{>*nope}}", "page.mustache:1:1: no template “nope”",
            "page.mustache:2:1: no key “nope” in Menu, Layout"),
    ]

    static let kinds: [Mistake] = [
        Mistake("{{{title}}}", "page.mustache:1:1: “title” is a text, not SafeHTML: print it with {{…}}"),
        Mistake("{{&count}}", "page.mustache:1:1: “count” is a number, not SafeHTML: print it with {{…}}"),
        Mistake("{{importMap}}", "page.mustache:1:1: “importMap” is HTML: print it with {{{…}}}"),
        Mistake(
            "{{dishes}} {{best}}", "page.mustache:1:1: “dishes” is a list and cannot be printed",
            "page.mustache:1:12: “best” is a model and cannot be printed"),
        Mistake("{{>*title}}", "page.mustache:1:1: “title” is a text: declare it with .template(_:of:) to use it here"),
        Mistake("{{t}}", "page.mustache:1:1: “t” is a static section: write {{#t}}…"),
        Mistake("{{^t}}x{{/t}}", "page.mustache:1:1: “t” is a static section and cannot be inverted"),
        Mistake("{{#t}}a{{title}}{{/t}}", "page.mustache:1:1: “t” takes literal text only, no tags"),
        Mistake("<p>\n{{#t}}no.such{{/t}}", "page.mustache:2:1: no sentence “no.such”"),
    ]

    static let inheritance: [Mistake] = [
        Mistake("{{<nope}}{{/nope}}", "page.mustache:1:1: no template “nope”"),
        Mistake("{{<layout}}{{$mian}}{{/mian}}{{/layout}}", "page.mustache:1:12: “layout” has no block “mian”"),
        Mistake(
            "{{<layout}}text{{/layout}}",
            "page.mustache:1:12: a parent tag holds only blocks; anything else in it is not shown"),
        Mistake(
            "{{<layout}}{{#best}}{{/best}}{{/layout}}",
            "page.mustache:1:12: a parent tag holds only blocks; anything else in it is not shown"),
        Mistake(
            "{{<layout}}{{$main}}{{/main}}{{$main}}{{/main}}{{/layout}}",
            "page.mustache:1:30: the block “main” is given twice"),
        Mistake("{{<layout}}{{$main}}{{x}}{{/main}}{{/layout}}", "page.mustache:1:21: no key “x” in Menu, Layout"),
        Mistake("{{<open}}{{$any}}{{/any}}{{/open}}"),
        Mistake("{{<layout}} {{! a note }}\n{{$main}}{{/main}} {{/layout}}"),
    ]

    @Test(arguments: FaultTests.malformed)
    func isMalformed(_ mistake: Mistake) {
        #expect(faults(["page": mistake.page], strict: false) == mistake.faults)
    }

    static let malformed: [Mistake] = [
        Mistake("a {{name", "page.mustache:1:3: the tag is not closed"),
        Mistake("{{{name}}", "page.mustache:1:1: the tag is not closed"),
        Mistake(
            "{{}} {{ }} {{#}}{{/}}", "page.mustache:1:1: the tag has no name", "page.mustache:1:6: the tag has no name",
            "page.mustache:1:12: the tag has no name", "page.mustache:1:17: the tag has no name"),
        Mistake("{{a b}}", "page.mustache:1:1: a name cannot contain blanks"),
        Mistake("{{a..b}}", "page.mustache:1:1: “a..b” has an empty step between its dots"),
        Mistake("x\n{{#a}}\ny", "page.mustache:2:1: “a” is not closed"),
        Mistake("{{/a}}", "page.mustache:1:1: “a” is closed but was not opened"),
        Mistake("{{#a}}{{/b}}{{/a}}", "page.mustache:1:7: “a” is open here but “b” is closed"),
        Mistake("{{#a}}{{#b}}{{/a}}", "page.mustache:1:13: “b” is open here but “a” is closed"),
        Mistake("{{<p}}{{$b}}", "page.mustache:1:1: “p” is not closed", "page.mustache:1:7: “b” is not closed"),
        Mistake("{{=<%=}}", "page.mustache:1:1: delimiters must be two marks with a blank between, without “=”"),
        Mistake("{{=a b c=}}", "page.mustache:1:1: delimiters must be two marks with a blank between, without “=”"),
        Mistake("{{=<= =>=}}", "page.mustache:1:1: delimiters must be two marks with a blank between, without “=”"),
        Mistake("{{= =}}", "page.mustache:1:1: delimiters must be two marks with a blank between, without “=”"),
        Mistake("{{=<% %>=}}<%a", "page.mustache:1:12: the tag is not closed"),
    ]
}
