import Testing

@testable import HTTP

@Suite struct PreconditionTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let earlier = "Sun, 06 Nov 1994 08:49:36 GMT"
    private static let later = "Sun, 06 Nov 1994 08:49:38 GMT"
    private static let same = ETag("abc")

    struct Case: Sendable, CustomTestStringConvertible {
        var method: Method = .get
        var fields: [(String, String)]
        var result: PreconditionResult

        var testDescription: String { "\(method) \(fields.map { "\($0.0): \($0.1)" })" }
    }

    static let cases: [Case] = [
        Case(fields: [], result: .proceed),
        Case(fields: [("If-None-Match", "\"abc\"")], result: .notModified(same)),
        Case(fields: [("If-None-Match", "W/\"abc\"")], result: .notModified(ETag("abc", isWeak: true))),
        Case(fields: [("If-None-Match", "\"x\", \"abc\" ,\"y\"")], result: .notModified(same)),
        Case(fields: [("If-None-Match", "\"x\""), ("If-None-Match", "\"abc\"")], result: .notModified(same)),
        Case(fields: [("If-None-Match", "\"x\"")], result: .proceed),
        Case(fields: [("If-None-Match", "\"ABC\"")], result: .proceed),
        Case(fields: [("If-None-Match", "abc")], result: .proceed),
        Case(fields: [("If-None-Match", "\"abc")], result: .proceed),
        Case(fields: [("If-None-Match", "w/\"abc\"")], result: .proceed),
        Case(fields: [("If-None-Match", "\"x\" \"abc\"")], result: .proceed),
        Case(fields: [("If-None-Match", "\"x,\"abc\"")], result: .proceed),
        Case(fields: [("If-None-Match", "\"a,b\", \"abc\"")], result: .notModified(same)),
        Case(fields: [("If-None-Match", "*")], result: .notModified(same)),
        Case(fields: [("If-None-Match", "\"*\"")], result: .proceed),
        Case(fields: [("If-None-Match", "\"abc-gzip\"")], result: .proceed),
        Case(
            fields: [("If-None-Match", "\"abc-gzip\""), ("Accept-Encoding", "gzip")],
            result: .notModified(ETag("abc-gzip"))),
        Case(method: .head, fields: [("If-None-Match", "\"abc\"")], result: .notModified(same)),
        Case(method: .put, fields: [("If-None-Match", "\"abc\"")], result: .failed),
        Case(method: .put, fields: [("If-None-Match", "*")], result: .failed),
        Case(method: .put, fields: [("If-None-Match", "\"x\"")], result: .proceed),
        Case(fields: [("If-Modified-Since", date)], result: .notModified(same)),
        Case(fields: [("If-Modified-Since", later)], result: .notModified(same)),
        Case(fields: [("If-Modified-Since", earlier)], result: .proceed),
        Case(fields: [("If-Modified-Since", "yesterday")], result: .proceed),
        Case(fields: [("If-Modified-Since", date), ("If-Modified-Since", date)], result: .proceed),
        Case(method: .post, fields: [("If-Modified-Since", date)], result: .proceed),
        Case(fields: [("If-None-Match", "\"x\""), ("If-Modified-Since", later)], result: .proceed),
        Case(fields: [("If-Match", "\"abc\"")], result: .proceed),
        Case(fields: [("If-Match", "*")], result: .proceed),
        Case(method: .put, fields: [("If-Match", "\"abc\"")], result: .proceed),
        Case(method: .put, fields: [("If-Match", "\"abc-gzip\"")], result: .proceed),
        Case(method: .put, fields: [("If-Match", "W/\"abc\"")], result: .failed),
        Case(method: .put, fields: [("If-Match", "\"x\"")], result: .failed),
        Case(method: .put, fields: [("If-Match", "nonsense")], result: .failed),
        Case(fields: [("If-Match", "\"x\"")], result: .failed),
        Case(fields: [("If-Match", "\"abc\""), ("If-None-Match", "\"abc\"")], result: .notModified(same)),
        Case(method: .put, fields: [("If-Unmodified-Since", date)], result: .proceed),
        Case(method: .put, fields: [("If-Unmodified-Since", earlier)], result: .failed),
        Case(method: .put, fields: [("If-Unmodified-Since", "x")], result: .proceed),
        Case(method: .put, fields: [("If-Match", "\"abc\""), ("If-Unmodified-Since", earlier)], result: .proceed),
    ]

    @Test(arguments: cases)
    func decides(example: Case) {
        let request = Request.sample(example.method, "/", example.fields)
        let state = Validators(etag: PreconditionTests.same, lastModified: 784_111_777)
        #expect(request.evaluate(state) == example.result)
    }

    @Test(
        arguments: [
            ("If-Match", "*", .failed), ("If-Match", "\"abc\"", .failed), ("If-None-Match", "*", .proceed),
            ("If-None-Match", "\"abc\"", .proceed), ("If-Unmodified-Since", date, .proceed),
        ] as [(String, String, PreconditionResult)])
    func decidesForWhatDoesNotExist(name: String, value: String, result: PreconditionResult) {
        #expect(Request.sample(.put, "/", [(name, value)]).evaluate(nil) == result)
    }

    @Test func ignoresDatesWithoutADate() {
        let request = Request.sample(.get, "/", [("If-Modified-Since", PreconditionTests.later)])
        #expect(request.evaluate(Validators(etag: ETag("x"))) == .proceed)
    }

    @Test(arguments: [
        ("\"a\"", "a", false), ("W/\"a\"", "a", true), ("\"\"", "", false), ("\"a,b!#\"", "a,b!#", false),
    ])
    func readsTags(text: String, opaque: String, isWeak: Bool) throws {
        let tag = try #require(ETag(parsing: text))
        #expect(tag == ETag(opaque, isWeak: isWeak))
        #expect(tag.headerValue == text)
    }

    @Test(arguments: [
        "", "a", "\"a", "a\"", "w/\"a\"", "W\"a\"", "\"a b\"", "\"a\" ", "\"a\"b", "\"a\"\"", "\"\u{7f}\"",
    ])
    func refusesTags(text: String) {
        #expect(ETag(parsing: text) == nil)
    }

    @Test func comparesTags() {
        let (strong, weak) = (ETag("a"), ETag("a", isWeak: true))
        #expect(strong.matchesStrongly(strong) && !strong.matchesStrongly(weak) && !weak.matchesStrongly(weak))
        #expect(strong.matchesWeakly(weak) && weak.matchesWeakly(weak) && !strong.matchesWeakly(ETag("b")))
        #expect(weak.forGzip == ETag("a-gzip", isWeak: true) && weak.forGzip.forGzip == weak.forGzip)
    }
}
