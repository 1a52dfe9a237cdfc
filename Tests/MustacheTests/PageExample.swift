import Testing

@testable import Mustache

/// A page with a menu in a layout, and what it prints.
struct PageExample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let template: String
    let menu: Menu
    let expected: String

    init(_ name: String, _ template: String, _ menu: Menu = Menu(), prints expected: String) {
        testDescription = name
        self.template = template
        self.menu = menu
        self.expected = expected
    }

    func render() throws -> String {
        let files = [
            "page": template, "small": "<i>{{title}}</i>", "large": "<b>{{title}}</b>",
            "dish": "{{name}}{{#tags}} #{{name}}{{/tags}};",
            "layout": "<{{language}}>{{$main}}none{{/main}}",
        ]
        let library = try Library(files: files, pages: ["page": [Layout.self, Menu.self]])
        var output: [UInt8] = []
        try library.render("page", records: [Record(Layout()), Record(menu)], into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
