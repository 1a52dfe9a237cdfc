import Testing

@testable import Mustache

/// Our own cases for the language, so that a plain clone tests the engine.
struct ExampleTests {
    @Test(arguments: ExampleTests.names + ExampleTests.sections + ExampleTests.lines)
    func prints(_ example: Example) throws {
        #expect(try example.render() == example.expected)
    }

    static let names: [Example] = [
        Example("plain text", "a {b} }} c", prints: "a {b} }} c"),
        Example("empty template", "", prints: ""),
        Example("text", "Hi {{name}}.", ["name": "Ann"], prints: "Hi Ann."),
        Example(
            "five characters are escaped", "{{x}}", ["x": "<a href=\"'&'\">"],
            prints: "&lt;a href=&quot;&#39;&amp;&#39;&quot;&gt;"),
        Example("three braces print raw", "{{{x}}}", ["x": "<b>"], prints: "<b>"),
        Example("ampersand prints raw", "{{& x }}", ["x": "<b>"], prints: "<b>"),
        Example("whole number", "{{n}}", ["n": 42], prints: "42"),
        Example("fraction", "{{n}}", ["n": 2.5], prints: "2.5"),
        Example("flag", "{{a}} {{b}}", ["a": true, "b": false], prints: "true false"),
        Example(
            "missing, null, list and object print nothing", "[{{a}}{{b}}{{c}}{{d}}]", ["b": .null, "c": [1], "d": [:]],
            prints: "[]"),
        Example("steps", "{{a.b.c}}", ["a": ["b": ["c": "deep"]]], prints: "deep"),
        Example(
            "a step that fails does not look outside", "{{#a}}{{b.c}}{{/a}}", ["a": ["b": [:]], "b": ["c": "no"]],
            prints: ""),
        Example("a name with a dot is not a key", "{{a.b}}", ["a.b": "no"], prints: ""),
        Example("comment", "a{{! anything {{ here }}b", prints: "ab"),
        Example("other delimiters", "{{=<% %>=}}<%x%> {{x}}<%={{ }}=%> {{x}}", ["x": "1"], prints: "1 {{x}} 1"),
        Example("raw with other delimiters", "{{=[ ]=}}[{x}] [&x]", ["x": "<"], prints: "< <"),
        Example("one-character delimiters", "{{=| |=}}|x|", ["x": "1"], prints: "1"),
        Example("names may hold letters of any language", "{{año}}", ["año": "2026"], prints: "2026"),
    ]

    static let sections: [Example] = [
        Example("true", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": true], prints: "yes"),
        Example("false", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": false], prints: "no"),
        Example("empty text is false", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": ""], prints: "no"),
        Example("zero is false", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": 0], prints: "no"),
        Example("missing is false", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", prints: "no"),
        Example("empty object is true", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": [:]], prints: "yes"),
        Example("list", "{{#a}}<{{.}}>{{/a}}", ["a": ["x", "y"]], prints: "<x><y>"),
        Example("list of lists", "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}", ["a": [[1, 2], [3]]], prints: "(12)(3)"),
        Example("list at the root", "{{#.}}{{n}}{{/.}}", [["n": 1], ["n": 2]], prints: "12"),
        Example("inner names win", "{{#a}}{{x}}{{y}}{{/a}}", ["a": ["x": 1], "x": 2, "y": 3], prints: "13"),
        Example("text is the current value", "{{#a}}{{.}}{{/a}}", ["a": "t"], prints: "t"),
        Example(
            "steps in a section", "{{#a.b}}{{c}}{{/a.b}}{{^a.x}}none{{/a.x}}", ["a": ["b": ["c": 1]]], prints: "1none"),
        Example("the same section twice inside itself", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], prints: "123"),
        Example(
            "lambda section gets its text", "{{#f}}a{{x}}{{/f}}", ["f": .lambda { "[\($0)]" }, "x": 1], prints: "[a1]"),
        Example(
            "lambda variable is a template", "{{f}}", ["f": .lambda { _ in "<{{x}}>" }, "x": 1], prints: "&lt;1&gt;"),
        Example(
            "lambda keeps the delimiters", "{{=| |=}}|#f|x|/f|", ["f": .lambda { "{{x}}|\($0)|" }, "x": 1],
            prints: "{{x}}1"),
    ]

    static let lines: [Example] = [
        Example(
            "section tags alone on their lines disappear", "a\n  {{#s}}  \nb\n{{/s}}\nc\n", ["s": true],
            prints: "a\nb\nc\n"),
        Example("two tags on a line keep it", "{{#s}}{{/s}}\n", ["s": true], prints: "\n"),
        Example("a variable keeps its line", " {{x}} \n", ["x": 1], prints: " 1 \n"),
        Example("comment over several lines", "a\n{{!\n x\n}}\nb", prints: "a\nb"),
        Example("carriage returns", "a\r\n{{#s}}\r\nb\r\n{{/s}}\r\nc", ["s": true], prints: "a\r\nb\r\nc"),
        Example("delimiters alone on a line", "a\n {{=| |=}} \n|x|", ["x": 1], prints: "a\n1"),
        Example("tag at the end of the file", "a\n {{#s}}\n {{/s}}", ["s": true], prints: "a\n"),
    ]
}
