import HTTP
import Testing

@Suite struct NegotiationTests {
    @Test(arguments: [
        ([], false), ([""], false), (["gzip"], true), (["GZip"], true), (["x-gzip"], true),
        (["gzip, deflate, br"], true),
        (["br", "gzip"], true), (["deflate, br"], false), (["gzip;q=0"], false), (["gzip;q=0.0"], false),
        (["gzip;q=0.001"], true), (["gzip ; q=1.000"], true), (["*"], true), (["*;q=0"], false),
        (["gzip, *;q=0"], true),
        (["gzip;q=0, *"], false), (["identity"], false), (["identity;q=1, gzip;q=0.5"], false),
        (["identity;q=0.5, gzip;q=1.0"], true), (["gzip;q=0.5, identity;q=0.5"], true), (["identity;q=0, *"], true),
        (["gzip;q=2"], false), (["gzip;q=x"], false), (["gzip;q=0.0001"], false), (["gzipped"], false),
        (["g zip"], false), (["\"a,gzip\""], false), (["br,gzip , x"], true),
        (["gzip;q=x, *;q=1"], true), ([",,gzip,"], true), (["gzip;level=1"], true),
    ])
    func takesGzip(fields: [String], accepts: Bool) {
        let request = Request.sample(.get, "/", fields.map { ("Accept-Encoding", $0) })
        #expect(request.acceptsGzip == accepts)
    }

    @Test(arguments: [
        ([], "xx"), (["es"], "es"), (["en"], "en"), (["es-MX"], "es"), (["ES-mx, en;q=0.5"], "es"),
        (["en;q=0.5, es;q=0.8"], "es"), (["fr, en;q=0.1"], "en"), (["fr"], "xx"), (["*"], "xx"),
        (["fr, *;q=0.5"], "xx"),
        (["en;q=0"], "xx"), (["en;q=0, es;q=0.1"], "es"), (["es;q=0, es-MX"], "xx"), (["es-MX;q=0, es"], "es"),
        (["en, es"], "en"), (["es", "en"], "es"), (["est"], "xx"), (["e"], "xx"),
        (["de-DE, de;q=0.9, en-GB;q=0.8"], "en"),
        (["en;q=1.5, es;q=0.2"], "es"), (["*;q=0.9, en;q=0.5"], "xx"),
    ])
    func choosesALanguage(fields: [String], language: String) {
        let request = Request.sample(.get, "/", fields.map { ("Accept-Language", $0) })
        #expect(request.acceptLanguage.best(of: ["es", "en"], default: "xx") == language)
    }

    @Test func findsASpecificLanguageByAGeneralWish() {
        #expect(AcceptLanguage(["en"]).best(of: ["es-ES", "en-GB"], default: "es-ES") == "en-GB")
    }

    @Test(
        arguments: [
            ([], "text/html"), (["*/*"], "text/html"), (["application/json"], "application/json"),
            (["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"], "text/html"),
            (["application/json, text/plain, */*"], "text/html"), (["application/json, */*;q=0.1"], "application/json"),
            (["text/*;q=0.3, application/*;q=0.5"], "application/json"), (["text/html;q=0, */*"], "application/json"),
            (["image/png"], nil), (["text/html;level=1"], nil), (["text/html;charset=utf-8"], "text/html"),
            (["application/json;q=0.5, text/html;q=0.5"], "text/html"), (["*/*;q=0"], nil),
            (["TEXT/HTML"], "text/html"),
            (["application/json", "text/html;q=0.9"], "application/json"),
        ] as [([String], String?)])
    func choosesAType(fields: [String], type: String?) {
        let request = Request.sample(.get, "/", fields.map { ("Accept", $0) })
        #expect(request.preferredType(of: ["text/html", "application/json"]) == type)
    }

    @Test(arguments: [
        ("text/html,*/*;q=0.8", false), ("*/*", false), ("application/json", true), ("application/problem+json", true),
        ("image/png", false),
    ])
    func knowsPrograms(accept: String, isProgram: Bool) {
        #expect(Request.sample(.get, "/", [("Accept", accept)]).prefersJSON == isProgram)
    }
}
