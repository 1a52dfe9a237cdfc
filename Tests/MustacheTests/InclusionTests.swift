import Testing

@testable import Mustache

struct InclusionTests {
    @Test(
        arguments: InclusionTests.partials + InclusionTests.dynamic + InclusionTests.inheritance + InclusionTests.blocks
    )
    func prints(_ example: Example) throws {
        #expect(try example.render() == example.expected)
    }

    static let partials: [Example] = [
        Example("partial", "[{{>p}}]", ["x": 1], partials: ["p": "<{{x}}>"], prints: "[<1>]"),
        Example("missing partial", "[{{>p}}]", prints: "[]"),
        Example("path as name", "{{> week/slot }}", partials: ["week/slot": "ok"], prints: "ok"),
        Example("indented", "a\n  {{>p}}\nb", partials: ["p": "1\n2\n"], prints: "a\n  1\n  2\nb"),
        Example("values are not indented", "  {{>p}}\n", ["x": "1\n2"], partials: ["p": "{{x}}\n"], prints: "  1\n2\n"),
        Example(
            "indentations add up", " {{>p}}\n", partials: ["p": "a\n {{>q}}\n", "q": "b\nc\n"], prints: " a\n  b\n  c\n"
        ),
        Example("inside a line nothing is indented", " x {{>p}}\n", partials: ["p": "1\n2"], prints: " x 1\n2\n"),
        Example(
            "standalone tags of an indented partial", " {{>p}}\n", ["s": true], partials: ["p": "{{#s}}\na\n{{/s}}\n"],
            prints: " a\n"),
        Example("delimiters stay outside", "{{=| |=}}|>p|", ["x": 1], partials: ["p": "{{x}}|x|"], prints: "1|x|"),
        Example(
            "recursion with indentation", "{{>n}}", ["v": 1, "c": [["v": 2, "c": [["v": 3, "c": []]]]]],
            partials: ["n": "{{v}}\n{{#c}}\n  {{>n}}\n{{/c}}\n"], prints: "1\n  2\n    3\n"),
        Example(
            "two that call each other", "{{>a}}", ["n": ["n": ["n": false]]],
            partials: ["a": "a{{#n}}{{>b}}{{/n}}", "b": "b{{#n}}{{>a}}{{/n}}"], prints: "aba"),
    ]

    static let dynamic: [Example] = [
        Example("name from data", "{{>*k}}", ["k": "p", "x": 1], partials: ["p": "<{{x}}>"], prints: "<1>"),
        Example("blanks around the star", "{{> * a.b }}", ["a": ["b": "p"]], partials: ["p": "ok"], prints: "ok"),
        Example("a number is no name", "{{>*k}}", ["k": 1], partials: ["1": "no"], prints: ""),
        Example("indented", " {{>*k}}\n", ["k": "p"], partials: ["p": "1\n2\n"], prints: " 1\n 2\n"),
        Example(
            "parent from data", "{{<*k}}{{$b}}new{{/b}}{{/*k}}", ["k": "p"], partials: ["p": "[{{$b}}old{{/b}}]"],
            prints: "[new]"),
        Example(
            "each element its own", "{{#l}}{{>*k}}{{/l}}", ["l": [["k": "a"], ["k": "b"], ["k": "c"]]],
            partials: ["a": "A", "b": "B"], prints: "AB"),
    ]

    static let inheritance: [Example] = [
        Example("default", "{{<p}}{{/p}}", partials: ["p": "[{{$b}}old{{/b}}]"], prints: "[old]"),
        Example("argument", "{{<p}}{{$b}}new{{/b}}{{/p}}", partials: ["p": "[{{$b}}old{{/b}}]"], prints: "[new]"),
        Example("missing parent", "[{{<p}}{{$b}}new{{/b}}{{/p}}]", prints: "[]"),
        Example(
            "argument through a parent's parent", "{{<p}}{{$b}}new{{/b}}{{/p}}",
            partials: ["p": "{{<q}}{{$c}}from p{{/c}}{{/q}}", "q": "{{$b}}old{{/b}} {{$c}}old{{/c}}"],
            prints: "new from p"),
        Example(
            "the outermost argument wins", "{{<p}}{{$b}}page{{/b}}{{/p}}",
            partials: ["p": "{{<q}}{{$b}}middle{{/b}}{{/q}}", "q": "{{$b}}old{{/b}}"], prints: "page"),
        Example(
            "arguments reach partials", "{{<p}}{{$b}}new{{/b}}{{/p}}",
            partials: ["p": "{{>q}}", "q": "{{$b}}old{{/b}}"], prints: "new"),
        Example(
            "a block inside an argument is not the page's block of that name",
            "{{<p}}{{$title}}Page{{/title}}{{$main}}{{<dialog}}{{$title}}Dialog{{/title}}{{/dialog}}{{/main}}{{/p}}",
            partials: ["p": "{{$title}}{{/title}}: {{$main}}{{/main}}", "dialog": "({{$title}}{{/title}})"],
            prints: "Page: (Dialog)"),
        Example(
            "an argument that contains its own block ends", "{{<p}}{{$b}}x{{$b}}y{{/b}}{{/b}}{{/p}}",
            partials: ["p": "{{$b}}old{{/b}}"], prints: "xy"),
        Example(
            "names in an argument are looked up where it is shown", "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}",
            ["x": "out", "in": ["x": "in"]], partials: ["p": "{{#in}}{{$b}}{{/b}}{{/in}}"], prints: "in"),
    ]

    static let blocks: [Example] = [
        Example(
            "content begins below its tag", "{{<p}}{{$b}}\n<main>\n</main>\n{{/b}}{{/p}}\n",
            partials: ["p": "<body>\n{{$b}}\n{{/b}}\n</body>\n"], prints: "<body>\n<main>\n</main>\n</body>\n"),
        Example(
            "indentation comes from the place of the block", "{{<p}}{{$b}}\n      1\n        2\n{{/b}}{{/p}}",
            partials: ["p": "a\n  {{$b}}\n  {{/b}}\nb\n"], prints: "a\n  1\n    2\nb\n"),
        Example(
            "text without a line of its own", "{{<p}}{{$b}}1{{/b}}{{/p}}",
            partials: ["p": "a\n  {{$b}}\n  x\n  {{/b}}\nb\n"], prints: "a\n  1b\n"),
        Example(
            "an empty argument leaves the next line its blanks", "{{<p}}{{$b}}\n{{/b}}{{/p}}\n  x\n",
            partials: ["p": "{{$b}}old{{/b}}"], prints: "  x\n"),
        Example(
            "a section first in an argument", "{{<p}}{{$b}}\n  {{#s}}\n  1\n  {{/s}}\n{{/b}}{{/p}}", ["s": true],
            partials: ["p": "<p>\n    {{$b}}{{/b}}</p>\n"], prints: "<p>\n    1\n</p>\n"),
        Example(
            "indented parent", "  {{<p}}{{$b}}\n1\n2\n{{/b}}{{/p}}\nend", partials: ["p": "a\n {{$b}}\n {{/b}}\n"],
            prints: "  a\n   1\n   2\nend"),
    ]
}
