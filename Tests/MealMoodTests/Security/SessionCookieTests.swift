import Crypto
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The cookie that keeps a browser signed in, on http, on https, and below a prefix.
@Suite struct SessionCookieTests {
    private func request(isSecure: Bool, mount: String = "", cookies: String = "") -> Request {
        var request = Request(method: .get, path: "/", isSecure: isSecure)
        request.mount = mount
        if !cookies.isEmpty { request.headers.append("Cookie", cookies) }
        return request
    }

    @Test(arguments: [
        (false, "", "mm", "/", ""), (true, "", "__Host-mm", "/", "; Secure"), (false, "/meals", "mm", "/meals", ""),
        (true, "/meals", "__Secure-mm", "/meals", "; Secure"),
    ])
    func eachWayHasItsOwnName(isSecure: Bool, mount: String, name: String, path: String, secure: String) {
        let token = Token()
        let cookie = SessionCookie.made(token, for: request(isSecure: isSecure, mount: mount)).headerValue
        let life = "; Path=\(path); Max-Age=\(180 * 86_400); HttpOnly\(secure); SameSite=Lax"
        #expect(cookie == "\(name)=\(token.text)\(life)")
    }

    @Test func theCookieOfHTTPSIsNotShadowedByThatOfHTTP() {
        let both = "mm=planted; __Host-mm=own"
        #expect(SessionCookie.token(in: request(isSecure: true, cookies: both)) == "own")
        #expect(!SessionCookie.isOfHTTP(in: request(isSecure: true, cookies: both)))
        #expect(SessionCookie.token(in: request(isSecure: false, cookies: both)) == "planted")
        #expect(SessionCookie.token(in: request(isSecure: false, cookies: "__Host-mm=own")) == nil)
    }

    @Test func whoComesOverFromHTTPIsStillSignedIn() {
        #expect(SessionCookie.token(in: request(isSecure: true, cookies: "mm=old")) == "old")
        #expect(SessionCookie.isOfHTTP(in: request(isSecure: true, cookies: "mm=old")))
        #expect(!SessionCookie.isOfHTTP(in: request(isSecure: false, cookies: "mm=old")))
    }

    @Test func whatWasSentOnHTTPOpensNothingOnceItsPersonHasMovedToHTTPS() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let db = try Connection(path: "\(browser.app.folder)/mealmood.db", mode: .readWrite)
        let person = MemberID(text: try browser.text("SELECT id FROM account"))
        let token = try Session.start(for: person, on: "", at: 1_789_552_800, in: db)
        func page(_ method: HTTP.Method, _ cookie: String) -> Page {
            var request = Request(method: method, path: method == .get ? "/settings" : "/language", isSecure: true)
            request.headers.append("Host", "localhost:8443")
            request.headers.append("Origin", "https://localhost:8443")
            request.headers.append("Content-Type", "application/x-www-form-urlencoded")
            request.headers.append("Cookie", cookie)
            request.body = Array("language=es".utf8)
            return Page(browser.app.send(request))
        }
        #expect(page(.get, "mm=\(token.text)").status == 200)
        let cookies = page(.post, "mm=\(token.text)").response.headers.values(of: "Set-Cookie")
        let fresh = try #require(cookies.first { $0.hasPrefix("__Host-mm=") }).prefix { $0 != ";" }
        #expect(cookies.contains { $0.hasPrefix("mm=; ") && $0.contains("Max-Age=0") })
        #expect(page(.get, String(fresh)).status == 200)
        #expect(page(.get, "mm=\(token.text)").status == 303)
        #expect(page(.post, String(fresh)).response.headers.values(of: "Set-Cookie").isEmpty)
    }

    @Test func signingOutTakesBothAway() {
        let names = SessionCookie.removals(for: request(isSecure: true)).map(\.name)
        #expect(names == ["__Host-mm", "mm"])
        #expect(SessionCookie.removals(for: request(isSecure: false)).map(\.name) == ["mm"])
        #expect(SessionCookie.removals(for: request(isSecure: true)).allSatisfy { $0.maxAge == 0 })
    }
}
