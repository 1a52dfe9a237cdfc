import HTTP
import Testing

@Suite struct CookieTests {
    @Test(arguments: [
        (["mm=abc"], "abc"), (["a=1; mm=abc; b=2"], "abc"), (["a=1;mm=abc"], "abc"), (["mm=\"abc\""], "abc"),
        (["mm=a=b="], "a=b="), (["mm="], ""), (["a=1", "mm=second"], "second"), (["mm=1; mm=2"], "1"),
        (["xmm=1; mm=2"], "2"), ([" mm = spaced "], "spaced"), (["novalue; mm=1"], "1"), (["mm=\""], "\""),
        ([";;mm=1;"], "1"),
    ])
    func findsACookie(fields: [String], value: String) {
        let request = Request.sample(.get, "/", fields.map { ("cookie", $0) })
        #expect(request.cookie("mm") == value)
    }

    @Test(arguments: [[], [""], ["MM=1"], ["mmm=1"], ["mm"], ["a=mm=1"], ["a=1, mm=2"]])
    func findsNone(fields: [String]) {
        #expect(Request.sample(.get, "/", fields.map { ("Cookie", $0) }).cookie("mm") == nil)
    }

    @Test func writesAllAttributes() {
        let cookie = SetCookie("mm", "abc", path: "/app", maxAge: 60, isSecure: true, sameSite: .strict)
        #expect(cookie.headerValue == "mm=abc; Path=/app; Max-Age=60; HttpOnly; Secure; SameSite=Strict")
    }

    @Test func isCarefulWithoutBeingTold() {
        #expect(SetCookie("mm", "abc").headerValue == "mm=abc; Path=/; HttpOnly; SameSite=Lax")
        #expect(
            SetCookie("l", "es", isHTTPOnly: false, sameSite: .none).headerValue == "l=es; Path=/; SameSite=None")
    }

    @Test func removes() {
        #expect(SetCookie.removal(of: "mm").headerValue == "mm=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    @Test(arguments: [
        ("a;Secure", "a%3BSecure"), ("a\r\nX: 1", "a%0D%0AX:%201"), ("a,b \"c\\", "a%2Cb%20%22c%5C"), ("ñ", "%C3%B1"),
    ])
    func letsNothingBeSmuggledIn(value: String, written: String) {
        #expect(SetCookie("n", value).headerValue == "n=\(written); Path=/; HttpOnly; SameSite=Lax")
        #expect(SetCookie("n", "", path: "/" + value).headerValue.hasPrefix("n=; Path=/\(written); "))
    }

    @Test func givesEachCookieItsOwnField() {
        var response = Response(.ok)
        response.setCookie(SetCookie("a", "1"))
        response.setCookie(SetCookie("b", "2"))
        #expect(response.headers.values(of: "Set-Cookie").count == 2)
    }
}
