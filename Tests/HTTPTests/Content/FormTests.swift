import HTTP
import Testing

@Suite struct FormTests {
    private static let urlencoded = ("Content-Type", "application/x-www-form-urlencoded")

    private func pairs(_ form: Form) -> [String] { form.fields.map { "\($0.name)=\($0.value)" } }

    @Test(arguments: [
        ("", []), ("a=1", ["a=1"]), ("a=1&b=2&a=3", ["a=1", "b=2", "a=3"]), ("a", ["a="]), ("=1", ["=1"]),
        ("a=b=c", ["a=b=c"]), ("&&a=1&", ["a=1"]), ("name=Arroz+con+pollo", ["name=Arroz con pollo"]),
        ("a%3D=%26", ["a==&"]), ("t=%C3%B1%0D%0A", ["t=ñ\r\n"]), ("a+b=+", ["a b= "]),
    ])
    func reads(body: String, fields: [String]) throws {
        let request = Request.sample(.post, "/", [FormTests.urlencoded], query: body, body: body)
        #expect(pairs(try request.form()) == fields)
        #expect(pairs(try request.queryForm) == fields)
    }

    @Test(arguments: ["a=%", "a=%4", "%zz=1", "a=%00", "a=%FF", "a=%C3", "a=1&b=%C0%80"])
    func refusesBrokenText(body: String) {
        let request = Request.sample(.post, "/", [FormTests.urlencoded], query: body, body: body)
        #expect(throws: FormError.malformed) { try request.form() }
        #expect(throws: FormError.malformed) { try request.queryForm }
    }

    @Test func findsByName() throws {
        let form = try Request.sample(query: "tags=1&name=x&tags=2&name=y").queryForm
        #expect(form.first("name") == "x")
        #expect(form.first("none") == nil)
        #expect(form.all("tags") == ["1", "2"])
        #expect(form.all("none").isEmpty)
    }

    @Test func hasLimits() throws {
        let request = Request.sample(.post, "/", [FormTests.urlencoded], body: "a=1&b=2&c=3")
        #expect(throws: FormError.tooMany) { try request.form(limits: FormLimits(fields: 2)) }
        #expect(throws: FormError.tooLarge) { try request.form(limits: FormLimits(bytes: 10)) }
        #expect(try request.form(limits: FormLimits(fields: 3, bytes: 11)).fields.count == 3)
        let many = Request.sample(query: String(repeating: "a&", count: 501))
        #expect(throws: FormError.tooMany) { try many.queryForm }
    }

    @Test(arguments: [
        "text/plain", "application/json", "", "multipart", "application/x-www-form-urlencoded, text/plain",
    ])
    func readsFormsOnly(type: String) {
        let request = Request.sample(.post, "/", [("Content-Type", type)], body: "a=1")
        #expect(throws: FormError.notAForm) { try request.form() }
    }

    @Test func readsTypesWithParameters() throws {
        let type = "Application/X-WWW-Form-Urlencoded ; charset=\"utf-8\""
        #expect(pairs(try Request.sample(.post, "/", [("Content-Type", type)], body: "a=1").form()) == ["a=1"])
        #expect(try Request.sample(.post).form() == Form())
        #expect(throws: FormError.notAForm) { try Request.sample(.post, body: "a=1").form() }
    }

    @Test func writesWhatItReads() throws {
        let form = Form(fields: [.init(name: "a b", value: "ñ&=+"), .init(name: "", value: "")])
        #expect(form.urlEncoded == "a%20b=%C3%B1%26%3D%2B&=")
        #expect(try Request.sample(query: form.urlEncoded).queryForm == form)
    }

    @Test func knowsItsStatus() {
        #expect(FormError.malformed.status == .badRequest)
        #expect(FormError.tooMany.status == .contentTooLarge)
        #expect(FormError.tooLarge.status == .contentTooLarge)
        #expect(FormError.notAForm.status == .unsupportedMediaType)
    }
}
