import Testing

@testable import Mustache

/// Paths of a site that does not begin at the root of its host.
struct RootingTests {
    @Test(arguments: [
        ("<a href=\"/dishes\">", "<a href=\"/m/dishes\">"), ("<a href=\"/\">", "<a href=\"/m/\">"),
        ("<a href=\"//other/\">", "<a href=\"//other/\">"), ("<a href=\"#part\">", "<a href=\"#part\">"),
        ("<a href=\"https://x/\">", "<a href=\"https://x/\">"), ("<b title=\"/x\">/x</b>", "<b title=\"/x\">/x</b>"),
        ("<a xhref=\"/x\" href=\"/y\">", "<a xhref=\"/x\" href=\"/m/y\">"),
        ("<a href=\"{{#asset}}a{{/asset}}#i\">", "<a href=\"/m/files/a#i\">"),
        ("<a href=\"{{^count}}/none{{/count}}{{#count}}/some{{/count}}\">", "<a href=\"/m/none\">"),
        ("<a href=\"{{#count}}/some{{/count}}{{^count}}/none{{/count}}\">", "<a href=\"/m/none\">"),
    ])
    func writtenPathsGetThePrefix(_ template: String, _ expected: String) throws {
        #expect(try print(template) == expected)
    }

    @Test(arguments: [
        ("/dishes?a=1", "/m/dishes?a=1"), ("", ""), ("#part", "#part"), ("?q", "?q"), ("//other", "//other"),
        ("https://x/y", "https://x/y"), ("/", "/m/"), ("/m/dishes", "/m/dishes"), ("/m?q", "/m?q"), ("/m", "/m"),
        ("/more", "/m/more"),
    ])
    func printedPathsGetThePrefix(_ value: String, _ expected: String) throws {
        #expect(try print("<a href=\"{{title}}#d\">{{title}}", value) == "<a href=\"\(expected)#d\">\(value)")
        #expect(try print("<a title=\"{{title}}\">", value) == "<a title=\"\(value)\">")
        let inside = "<a{{#title}} href=\"{{title}}\"{{/title}}>"
        #expect(try print(inside, value) == (value.isEmpty ? "<a>" : "<a href=\"\(expected)\">"))
    }

    @Test func nothingChangesWithoutAPrefix() throws {
        #expect(Rooting("", attributes: ["href"]) == nil)
        let printed = try print("<a href=\"/x\"><a href=\"{{title}}\">", "/y", prefix: "")
        #expect(printed == "<a href=\"/x\"><a href=\"/y\">")
    }

    private func print(_ template: String, _ title: String = "", prefix: String = "/m") throws -> String {
        let library = try Library(
            files: ["page": template], statics: ["asset": { name, _ in "/files/\(name)" }],
            pages: ["page": [Menu.self]], rooting: Rooting(prefix, attributes: ["href"]))
        var output: [UInt8] = []
        try library.render("page", records: [Record(Menu(title: title))], into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
