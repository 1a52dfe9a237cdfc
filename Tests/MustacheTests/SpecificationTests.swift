import Testing

@testable import Mustache

/// The Mustache specification, every case, no exceptions.
struct SpecificationTests {
    @Test(
        .enabled(if: Specification.isPresent, "the folder shared/mustache-spec is not beside the repository"),
        arguments: try Specification.cases())
    func holds(_ example: Specification.Case) throws {
        var files = example.partials
        files["the page"] = example.template
        let library = try Library(files: files)
        var output: [UInt8] = []
        try library.render("the page", value: example.data, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == example.expected)
    }

    @Test(.enabled(if: Specification.isPresent, "the folder shared/mustache-spec is not beside the repository"))
    func isComplete() throws {
        #expect(try Specification.cases().count == 194)
    }
}
