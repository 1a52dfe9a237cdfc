import HTTP
import Testing

@Suite struct MediaTypeTests {
    @Test(
        arguments: [
            ("text/html", "text/html", [:]), ("Text/HTML; Charset=UTF-8", "text/html", ["charset": "UTF-8"]),
            ("a/b;c=\"d \\\"e;,\"", "a/b", ["c": "d \"e;,"]), (" a/b ; ; c=1 ;c=2", "a/b", ["c": "1"]),
            ("application/problem+json", "application/problem+json", [:]),
        ] as [(String, String, [String: String])])
    func reads(text: String, essence: String, parameters: [String: String]) throws {
        let type = try #require(MediaType(text))
        #expect(type.essence == essence)
        #expect(type.parameters == parameters)
    }

    @Test(arguments: [
        "", "text", "/html", "text/", "text/html/x", "text/html, a/b", "text/html;a", "text/html;a=", "a/b;c=\"d",
        "a b/c", "a/b;c= d",
    ])
    func refuses(text: String) {
        #expect(MediaType(text) == nil)
    }
}
