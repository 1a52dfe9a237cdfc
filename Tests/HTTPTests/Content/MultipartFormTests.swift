import HTTP
import Testing

@Suite struct MultipartFormTests {
    /// Lines are joined by CRLF; there is none at the end.
    private func form(
        _ lines: [String], boundary: String = "b", limits: FormLimits = .standard
    ) throws -> Form {
        let type = "multipart/form-data; boundary=\(boundary)"
        let body = lines.joined(separator: "\r\n")
        return try Request.sample(.post, "/", [("Content-Type", type)], body: body).form(limits: limits)
    }

    private static let name = "Content-Disposition: form-data; name=\"n\""

    @Test func readsFieldsAndFiles() throws {
        let form = try form([
            "--b", "Content-Disposition: form-data; name=\"name\"", "", "Paella ñ", "--b",
            "content-disposition: FORM-DATA; name=tags", "", "1", "--b",
            "Content-Disposition: form-data; name=\"tags\"", "",
            "2", "--b", "Content-Disposition: form-data; name=\"photo\"; filename=\"a.png\"", "Content-Type: image/png",
            "",
            "\u{89}PNG\r\n--not b\r\n", "--b--", "",
        ])
        #expect(form.first("name") == "Paella ñ")
        #expect(form.all("tags") == ["1", "2"])
        let file = try #require(form.file("photo"))
        #expect(file.filename == "a.png")
        #expect(file.contentType == "image/png")
        #expect(file.bytes == Array("\u{89}PNG\r\n--not b\r\n".utf8))
    }

    @Test func keepsOctetsOfFiles() throws {
        var body = Array("--b\r\nContent-Disposition: form-data; name=f; filename=x\r\n\r\n".utf8)
        body += 0...255
        body += "\r\n--b--".utf8
        var request = Request.sample(.post, "/", [("Content-Type", "multipart/form-data; boundary=b")])
        request.body = body
        let file = try #require(try request.form().file("f"))
        #expect(file.bytes == Array(0...255))
        #expect(file.contentType == "application/octet-stream")
    }

    @Test(arguments: [
        ["--b--"], ["--b--", ""], ["--b-- \t"], ["preamble", "--b--", "epilogue", "--b"],
        ["x--b", name, "", "v", "--b--"],
    ])
    func mayBeEmpty(lines: [String]) throws {
        #expect(try form(lines) == Form())
    }

    @Test(arguments: [
        ["preamble", "more", "--b", name, "", "v", "--b--", "epilogue"], ["--b  ", name, "", "v", "--b--"],
        ["--b", name, "Content-Transfer-Encoding: 8bit", "X-Other: 1", "", "v", "--b--"],
        ["--b", "Content-Disposition:form-data;name=n;", "", "v", "--b--"],
    ])
    func readsFraming(lines: [String]) throws {
        #expect(try form(lines).fields == [.init(name: "n", value: "v")])
    }

    @Test(arguments: ["", "\r\n", "--", "-b", "--a", "a\r\n--", "\n--b"])
    func keepsContentAsItIs(content: String) throws {
        #expect(try form(["--b", MultipartFormTests.name, "", content, "--b--"]).first("n") == content)
    }

    @Test(arguments: [
        [], ["--b"], ["--b", name, "", "v"], ["--b", name, "", "v", "--b"], ["--b", name, "", "v", "--b-"],
        ["--b", name, "", "v", "--bb--"], ["--b", name, "", "v", "--b--x"], ["--b", "", "v", "--b--"],
        ["--b", name, "v", "--b--"], ["--b", "Content-Disposition: form-data", "", "v", "--b--"],
        ["--b", "Content-Disposition: attachment; name=n", "", "v", "--b--"],
        ["--b", "Content-Disposition: form-data; name=\"n", "", "v", "--b--"], ["--b", name, name, "", "v", "--b--"],
        ["--b", "Content-Disposition form-data; name=n", "", "v", "--b--"],
        ["--b", " folded: x", name, "", "v", "--b--"],
        ["--b", name, "Content-Transfer-Encoding: base64", "", "v", "--b--"], ["--b", name, "", "a\0b", "--b--"],
    ])
    func refusesBrokenFraming(lines: [String]) {
        #expect(throws: FormError.malformed) { try form(lines) }
    }

    @Test func refusesTextThatIsNotUTF8() {
        var request = Request.sample(.post, "/", [("Content-Type", "multipart/form-data; boundary=b")])
        request.body = Array("--b\r\n\(MultipartFormTests.name)\r\n\r\n".utf8) + [0xE9] + Array("\r\n--b--".utf8)
        #expect(throws: FormError.malformed) { try request.form() }
    }

    @Test(arguments: [
        ("a.txt", "a.txt"), ("C:\\dir\\a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("../a", "a"), ("dir/", ""),
        ("a%22b", "a\"b"), ("a\\\"b", "a\"b"), ("100%.txt", "100%.txt"), ("ñ.png", "ñ.png"), ("%0D%0A", "\r\n"),
    ])
    func cleansFileNames(sent: String, name: String) throws {
        let form = try form(["--b", "\(MultipartFormTests.name); filename=\"\(sent)\"", "", "x", "--b--"])
        #expect(form.files.map(\.filename) == [name])
    }

    @Test func knowsAFileInputThatWasLeftEmpty() throws {
        let form = try form(["--b", "\(MultipartFormTests.name); filename=\"\"", "", "", "--b--"])
        #expect(form.files.count == 1)
        #expect(form.file("n") == nil)
    }

    @Test(arguments: ["\"a b\"", "\"'()+_,-./:=?\"", "----WebKitFormBoundaryAbC123", String(repeating: "x", count: 70)])
    func takesEveryBoundary(boundary: String) throws {
        let plain = boundary.filter { $0 != "\"" }
        let lines = ["--\(plain)", MultipartFormTests.name, "", "v", "--\(plain)--"]
        #expect(try form(lines, boundary: boundary).first("n") == "v")
    }

    @Test(arguments: ["\"\"", "\"a \"", "\"a\\\\b\"", "\"ñ\"", String(repeating: "x", count: 71)])
    func refusesBoundaries(boundary: String) {
        #expect(throws: FormError.malformed) { try form(["--b--"], boundary: boundary) }
    }

    @Test func needsABoundary() {
        let request = Request.sample(.post, "/", [("Content-Type", "multipart/form-data")], body: "--b--")
        #expect(throws: FormError.malformed) { try request.form() }
    }

    @Test func hasLimits() {
        let part = ["--b", MultipartFormTests.name, "", "v"]
        let long = "X: " + String(repeating: "x", count: 5000)
        #expect(throws: FormError.tooMany) { try form(part + part + ["--b--"], limits: FormLimits(fields: 1)) }
        #expect(throws: FormError.tooLarge) { try form(part + ["--b--"], limits: FormLimits(bytes: 20)) }
        #expect(throws: FormError.tooLarge) { try form(["--b", long, MultipartFormTests.name, "", "v", "--b--"]) }
    }
}
