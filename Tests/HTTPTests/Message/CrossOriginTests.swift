import HTTP
import Testing

@Suite struct CrossOriginTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var fields: [(String, String)]
        var method: Method = .post
        var scheme = "http"
        var isAllowed: Bool

        var testDescription: String { "\(method) \(scheme) \(fields.map { "\($0.0): \($0.1)" })" }
    }

    static let host = ("Host", "home.local:8080")

    static let cases: [Case] = [
        Case(fields: [host], isAllowed: true),
        Case(fields: [host, ("Sec-Fetch-Site", "same-origin")], isAllowed: true),
        Case(fields: [host, ("Sec-Fetch-Site", "none")], isAllowed: true),
        Case(fields: [host, ("Sec-Fetch-Site", "same-origin"), ("Origin", "null")], isAllowed: true),
        Case(fields: [host, ("Sec-Fetch-Site", "same-site")], isAllowed: false),
        Case(fields: [host, ("Sec-Fetch-Site", "cross-site")], isAllowed: false),
        Case(fields: [host, ("Sec-Fetch-Site", "cross-site"), ("Origin", "http://evil.example")], isAllowed: false),
        Case(fields: [host, ("Sec-Fetch-Site", "")], isAllowed: false),
        Case(
            fields: [host, ("Sec-Fetch-Site", "none"), ("Sec-Fetch-Site", "cross-site")], isAllowed: false),
        Case(fields: [host, ("Origin", "http://home.local:8080")], isAllowed: true),
        Case(fields: [host, ("Origin", "HTTP://Home.Local:8080")], isAllowed: true),
        Case(fields: [host, ("Origin", "http://home.local:8081")], isAllowed: false),
        Case(fields: [host, ("Origin", "http://home.local")], isAllowed: false),
        Case(fields: [host, ("Origin", "https://home.local:8080")], isAllowed: false),
        Case(fields: [host, ("Origin", "https://home.local:8080")], scheme: "https", isAllowed: true),
        Case(fields: [host, ("Origin", "http://home.local:8080.evil.example")], isAllowed: false),
        Case(fields: [host, ("Origin", "http://home.local:8080@evil.example")], isAllowed: false),
        Case(fields: [host, ("Origin", "null")], isAllowed: false),
        Case(fields: [host, ("Origin", "")], isAllowed: false),
        Case(fields: [host, ("Origin", "http://home.local:8080"), ("Origin", "null")], isAllowed: false),
        Case(fields: [("Host", "home.local"), ("Origin", "http://home.local:80")], isAllowed: true),
        Case(fields: [("Host", "home.local:443"), ("Origin", "https://home.local")], scheme: "https", isAllowed: true),
        Case(fields: [("Host", "[::1]:8080"), ("Origin", "http://[::1]:8080")], isAllowed: true),
        Case(fields: [("Origin", "http://home.local:8080")], isAllowed: false),
        Case(fields: [host, ("Origin", "http://evil.example")], method: .get, isAllowed: true),
        Case(fields: [host, ("Sec-Fetch-Site", "cross-site")], method: .head, isAllowed: true),
        Case(fields: [host, ("Origin", "http://evil.example")], method: .put, isAllowed: false),
        Case(fields: [host, ("Origin", "http://evil.example")], method: .delete, isAllowed: false),
        Case(fields: [host, ("Origin", "http://evil.example")], method: Method("get"), isAllowed: false),
    ]

    @Test(arguments: cases)
    func decides(example: Case) {
        let request = Request.sample(example.method, "/", example.fields)
        #expect(CrossOrigin.allows(request, scheme: example.scheme) == example.isAllowed)
    }
}
