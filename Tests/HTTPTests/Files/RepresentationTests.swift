import HTTP
import Testing

@Suite struct RepresentationTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private let page = Representation(
        type: "text/plain", bytes: Array("0123456789".utf8), gzip: Array("packed".utf8), etag: ETag("v"),
        lastModified: 784_111_777, cacheControl: "no-cache")

    private func answer(_ fields: [(String, String)], _ method: Method = .get) -> Response {
        page.response(to: .sample(method, "/", fields))
    }

    @Test func isPlainOrPacked() {
        let plain = answer([])
        #expect(plain.text == "0123456789")
        #expect(plain.headers["ETag"] == "\"v\"")
        #expect(plain.headers["Content-Encoding"] == nil)
        let packed = answer([("Accept-Encoding", "gzip")])
        #expect(packed.text == "packed")
        #expect(packed.headers["ETag"] == "\"v-gzip\"")
        #expect(packed.headers["Content-Encoding"] == "gzip")
        for response in [plain, packed] {
            #expect(response.headers["Vary"] == "Accept-Encoding")
            #expect(response.headers["Accept-Ranges"] == "bytes")
            #expect(response.headers["Content-Type"] == "text/plain")
            #expect(response.headers["Cache-Control"] == "no-cache")
            #expect(response.headers["Last-Modified"] == RepresentationTests.date)
        }
    }

    @Test(arguments: [
        ([("If-None-Match", "\"v\"")], "\"v\""), ([("If-None-Match", "\"v\""), ("Accept-Encoding", "gzip")], "\"v\""),
        ([("If-None-Match", "\"v-gzip\""), ("Accept-Encoding", "gzip")], "\"v-gzip\""),
        ([("If-None-Match", "*"), ("Accept-Encoding", "gzip")], "\"v-gzip\""), ([("If-Modified-Since", date)], "\"v\""),
        ([("If-None-Match", "\"v\""), ("Range", "bytes=0-1")], "\"v\""),
    ])
    func isNotSentAgain(fields: [(String, String)], tag: String) {
        for method in [Method.get, .head] {
            let response = answer(fields, method)
            #expect(response.status == .notModified)
            #expect(response.text.isEmpty)
            #expect(response.headers["ETag"] == tag)
            #expect(response.headers["Vary"] == "Accept-Encoding")
            #expect(response.headers["Content-Type"] == nil)
        }
    }

    @Test(arguments: [[("If-None-Match", "\"v-gzip\"")], [("If-None-Match", "\"x\"")], [("If-Match", "\"v\"")]])
    func isSent(fields: [(String, String)]) {
        #expect(answer(fields).text == "0123456789")
    }

    @Test func failsPreconditions() {
        #expect(answer([("If-Match", "\"x\"")]).status == .preconditionFailed)
    }

    @Test(
        arguments: [
            ([("Range", "bytes=2-4")], 206, "bytes 2-4/10", "234"),
            ([("Range", "bytes=-2")], 206, "bytes 8-9/10", "89"),
            ([("Range", "bytes=10-")], 416, "bytes */10", ""), ([("Range", "bytes=0-1,4-5")], 200, nil, "0123456789"),
            ([("Range", "bytes=2-4"), ("Accept-Encoding", "gzip")], 206, "bytes 2-4/10", "234"),
            ([("Range", "bytes=2-4"), ("If-Range", "\"v\"")], 206, "bytes 2-4/10", "234"),
            ([("Range", "bytes=2-4"), ("If-Range", "W/\"v\"")], 200, nil, "0123456789"),
            ([("Range", "bytes=2-4"), ("If-Range", "\"x\"")], 200, nil, "0123456789"),
            ([("Range", "bytes=2-4"), ("If-Range", "\"v-gzip\"")], 200, nil, "0123456789"),
            ([("Range", "bytes=2-4"), ("If-Range", date)], 206, "bytes 2-4/10", "234"),
            ([("Range", "bytes=2-4"), ("If-Range", "Sun, 06 Nov 1994 08:49:38 GMT")], 200, nil, "0123456789"),
            ([("Range", "bytes=99-"), ("If-Range", "\"x\"")], 200, nil, "0123456789"),
            ([("If-Range", "\"v\"")], 200, nil, "0123456789"),
        ] as [([(String, String)], Int, String?, String)])
    func sendsParts(fields: [(String, String)], status: Int, range: String?, text: String) {
        let response = answer(fields)
        #expect(response.status.code == status)
        #expect(response.headers["Content-Range"] == range)
        #expect(response.text == text)
    }

    @Test func headHasNoParts() {
        #expect(answer([("Range", "bytes=0-1")], .head).status == .ok)
    }

    @Test func doesNotVaryWithoutAPackedForm() {
        let page = Representation(type: "image/png", bytes: [1], etag: ETag("v"), cacheControl: "no-cache")
        let response = page.response(to: .sample(.get, "/", [("Accept-Encoding", "gzip")]))
        #expect(response.headers["Vary"] == nil)
        #expect(response.headers["Last-Modified"] == nil)
        #expect(response.content == [1])
    }
}
