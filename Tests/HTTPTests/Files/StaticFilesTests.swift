import HTTP
import Testing

@Suite struct StaticFilesTests {
    private let files: StaticFiles
    private let script = String(repeating: "let meal = 1;\n", count: 300)

    init() {
        var assets = AssetFolder()
        assets.add(path: "js/app.js", bytes: Array(script.utf8), modified: 784_111_777)
        assets.add(path: "favicon.ico", bytes: [0, 0, 1, 0])
        assets.add(path: "tiny.css", bytes: Array("a{}".utf8))
        files = StaticFiles(assets)
    }

    private func get(_ path: String, _ fields: [(String, String)] = [], _ method: Method = .get) -> Response? {
        files.response(to: .sample(method, path, fields))
    }

    @Test func servesTheHashedAddressForEver() throws {
        let url = try #require(files.url(for: "js/app.js"))
        let response = try #require(get(url))
        #expect(response.text == script)
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(response.headers["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(response.headers["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    }

    @Test(arguments: ["/assets/js/app.js", "/assets/favicon.ico", "/favicon.ico", "/assets/tiny.css", "/tiny.css"])
    func servesThePlainAddressWithCare(path: String) throws {
        let response = try #require(get(path))
        #expect(response.status == .ok)
        #expect(response.headers["Cache-Control"] == "public, max-age=0, must-revalidate")
    }

    @Test(arguments: [
        "/js/app.js", "/assets/", "/assets", "/", "/assets/js/app.00000000.js", "/assets/../assets/js/app.js",
        "/assets/js",
        "/assets//js/app.js", "/Favicon.ico",
    ])
    func knowsNothingElse(path: String) {
        #expect(get(path) == nil)
    }

    @Test func packsWhatGetsSmaller() throws {
        let packed = try #require(get("/assets/js/app.js", [("Accept-Encoding", "gzip")]))
        #expect(packed.headers["Content-Encoding"] == "gzip")
        #expect(Gunzip.decompress(packed.content, limit: 100_000) == Array(script.utf8))
        for path in ["/favicon.ico", "/tiny.css"] {
            let plain = try #require(get(path, [("Accept-Encoding", "gzip")]))
            #expect(plain.headers["Content-Encoding"] == nil && plain.headers["Vary"] == nil)
        }
    }

    @Test func answersConditionsAndRanges() throws {
        let tag = try #require(get("/favicon.ico")?.headers["ETag"])
        #expect(get("/favicon.ico", [("If-None-Match", tag)])?.status == .notModified)
        #expect(get("/favicon.ico", [("Range", "bytes=2-2")])?.content == [1])
    }

    @Test func headHasTheContentForItsLength() {
        #expect(get("/favicon.ico", [], .head)?.content.count == 4)
    }

    @Test(arguments: [Method.post, .put, .delete, .options, Method("get")])
    func isOnlyRead(method: Method) throws {
        let response = try #require(get("/favicon.ico", [], method))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers["Allow"] == "GET, HEAD")
        #expect(get("/nothing", [], method) == nil)
    }

    @Test func versionFollowsTheContent() {
        var assets = AssetFolder()
        assets.add(path: "a", bytes: [1])
        let version = StaticFiles(assets).version
        #expect(StaticFiles(assets).version == version)
        assets.add(path: "a", bytes: [2])
        #expect(StaticFiles(assets).version != version)
    }

    @Test func mayLiveElsewhere() {
        var assets = AssetFolder(prefix: "/home/static/")
        assets.add(path: "a/b.txt", bytes: Array("abc".utf8))
        #expect(assets.url(for: "a/b.txt") == "/home/static/a/b.ba7816bf.txt")
        #expect(StaticFiles(assets).response(to: .sample(.get, "/home/static/a/b.txt")) != nil)
    }

    @Test(arguments: [
        ("a.html", "text/html; charset=utf-8"), ("a/B.CSS", "text/css; charset=utf-8"),
        ("app.webmanifest", "application/manifest+json"), ("a.tar.gz", "application/octet-stream"),
        ("x.js/README", "application/octet-stream"), ("a.svg", "image/svg+xml"), ("", "application/octet-stream"),
        ("f.woff2", "font/woff2"),
    ])
    func knowsTypes(path: String, type: String) {
        #expect(FileType.contentType(ofPath: path) == type)
    }
}
