import HTTP
import Testing

@Suite struct CompressedResponseTests {
    private let gzip = Gzip(level: 3)
    private let request = Request.sample(.get, "/", [("Accept-Encoding", "gzip")])

    private func page(_ type: String, length: Int = 5000, _ fields: [(String, String)] = []) -> Response {
        var response = Response(type: type, [UInt8](repeating: 0x61, count: length))
        for (name, value) in fields { response.headers.append(name, value) }
        return response
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", true), ("text/css", true), ("text/javascript", true), ("application/json", true),
        ("application/problem+json", true), ("application/manifest+json", true), ("image/svg+xml", true),
        ("application/javascript", true), ("application/xml", true), ("TEXT/CALENDAR", true), ("image/png", false),
        ("application/octet-stream", false), ("text/event-stream", false), ("font/woff2", false), ("nonsense", false),
    ])
    func packsTextOnly(type: String, packs: Bool) {
        let answer = page(type).compressed(for: request, with: gzip)
        #expect((answer.headers["Content-Encoding"] == "gzip") == packs)
        #expect((answer.headers["Vary"] == "Accept-Encoding") == packs)
        #expect((answer.content.count < 5000) == packs)
    }

    @Test(arguments: [(0, false), (1400, false), (1401, true)])
    func leavesSmallAnswers(length: Int, packs: Bool) {
        let answer = page("text/html", length: length).compressed(for: request, with: gzip)
        #expect((answer.headers["Content-Encoding"] != nil) == packs)
    }

    @Test(arguments: [
        ("Content-Encoding", "br"), ("Cache-Control", "public, No-Transform"),
    ])
    func leavesWhatSaysSo(name: String, value: String) {
        let answer = page("text/html", [(name, value)]).compressed(for: request, with: gzip)
        #expect(answer.content.count == 5000)
        #expect(answer.headers["Vary"] == nil)
    }

    private func page(_ type: String, _ fields: [(String, String)]) -> Response { page(type, length: 5000, fields) }

    @Test func variesForThoseWhoTakeNoGzip() {
        let answer = page("text/html", [("ETag", "\"a\"")]).compressed(for: .sample(), with: gzip)
        #expect(answer.headers["Vary"] == "Accept-Encoding")
        #expect(answer.headers["ETag"] == "\"a\"")
        #expect(answer.content.count == 5000)
    }

    @Test(arguments: [("\"a\"", "\"a-gzip\""), ("W/\"a\"", "W/\"a-gzip\"")])
    func givesThePackedAnswerItsOwnTag(tag: String, packed: String) {
        let answer = page("text/html", [("ETag", tag), ("Vary", "Cookie")]).compressed(for: request, with: gzip)
        #expect(answer.headers["ETag"] == packed)
        #expect(answer.headers["Vary"] == "Cookie, Accept-Encoding")
        #expect(Gunzip.decompress(answer.content, limit: 5000)?.count == 5000)
    }

    @Test func packsErrorPagesButNoParts() {
        var answer = page("text/html")
        answer.status = .notFound
        #expect(answer.compressed(for: request, with: gzip).headers["Content-Encoding"] == "gzip")
        answer.status = .partialContent
        #expect(answer.compressed(for: request, with: gzip).headers["Content-Encoding"] == nil)
        #expect(Response(.noContent).compressed(for: request, with: gzip).headers["Vary"] == nil)
    }
}
