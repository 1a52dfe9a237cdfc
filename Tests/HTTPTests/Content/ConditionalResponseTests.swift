import HTTP
import Testing

@Suite struct ConditionalResponseTests {
    private func page(_ status: Status = .ok, etag: String? = "\"v1\"") -> Response {
        var response = Response(status, type: "text/html; charset=utf-8", Array("content".utf8))
        for (name, value) in [
            ("Vary", "Cookie"), ("Cache-Control", "no-cache"), ("Content-Location", "/here"), ("Set-Cookie", "a=1"),
            ("Content-Language", "es"), ("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT"), ("Date", "now"),
        ] { response.headers.append(name, value) }
        if let etag { response.headers.append("ETag", etag) }
        return response
    }

    @Test func keepsWhatRenewsTheCopy() {
        let answer = page().conditioned(by: .sample(.get, "/", [("If-None-Match", "\"v1\"")]))
        #expect(answer.status == .notModified)
        #expect(answer.text.isEmpty)
        let names = Set(answer.headers.all.map(\.name))
        #expect(names == ["Vary", "Cache-Control", "Content-Location", "Set-Cookie", "Date", "ETag"])
    }

    @Test func keepsLastModifiedWithoutATag() {
        let request = Request.sample(.get, "/", [("If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT")])
        let answer = page(etag: nil).conditioned(by: request)
        #expect(answer.status == .notModified)
        #expect(answer.headers["Last-Modified"] != nil)
    }

    @Test(
        arguments: [
            (.get, "If-None-Match", "\"v2\"", 200), (.head, "If-None-Match", "\"v1\"", 304),
            (.get, "If-Match", "\"v2\"", 412),
            (.post, "If-None-Match", "\"v1\"", 200), (.put, "If-Match", "\"v2\"", 200),
        ] as [(Method, String, String, Int)])
    func answers(method: Method, name: String, value: String, status: Int) {
        #expect(page().conditioned(by: .sample(method, "/", [(name, value)])).status.code == status)
    }

    @Test(arguments: [Status.notFound, .seeOther, .internalServerError, .noContent])
    func leavesOtherAnswersAlone(status: Status) {
        #expect(page(status).conditioned(by: .sample(.get, "/", [("If-None-Match", "*")])).status == status)
    }

    @Test func compressedAndPlainAreBothFound() {
        let gzip = Gzip(level: 3)
        var page = page()
        page.body = .bytes(Array(String(repeating: "content ", count: 500).utf8))
        for tag in ["\"v1\"", "\"v1-gzip\"", "W/\"v1-gzip\""] {
            let request = Request.sample(.get, "/", [("If-None-Match", tag), ("Accept-Encoding", "gzip")])
            let early = page.conditioned(by: request).compressed(for: request, with: gzip)
            let late = page.compressed(for: request, with: gzip).conditioned(by: request)
            #expect(early.status == .notModified && late.status == .notModified)
            #expect(early.headers["ETag"] == tag && late.headers["ETag"] == tag)
            #expect(late.headers["Content-Encoding"] == nil)
        }
    }
}
