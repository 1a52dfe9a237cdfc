import Testing

@testable import Mustache

/// A template with data of any shape and what it prints.
struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let template: String
    let data: Value
    let partials: [String: String]
    let expected: String

    init(
        _ name: String, _ template: String, _ data: Value = .null, partials: [String: String] = [:],
        prints expected: String
    ) {
        testDescription = name
        self.template = template
        self.data = data
        self.partials = partials
        self.expected = expected
    }

    func render() throws -> String {
        let library = try Library(files: partials.merging(["page": template]) { $1 })
        var output: [UInt8] = []
        try library.render("page", value: data, into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
