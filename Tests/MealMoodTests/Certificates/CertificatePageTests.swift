import Crypto
import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// The page by which devices come to trust the server, and who is led to https.
@Suite struct CertificatePageTests {
    let app: TestApp

    init() throws {
        app = try TestApp { settings in
            settings.isSecure = true
            settings.isOnNetwork = true
        }
    }

    private func ask(
        _ path: String, method: HTTP.Method = .get, isSecure: Bool = false, cookie: String = "",
        accept: String = "text/html",
        agent: String = "", origin: String = ""
    ) -> Page {
        var fields = HeaderFields()
        fields.append("Host", isSecure ? "localhost:8443" : "localhost:8080")
        fields.append("Accept", accept)
        for (name, value) in [("Cookie", cookie), ("User-Agent", agent), ("Origin", origin)] where !value.isEmpty {
            fields.append(name, value)
        }
        return Page(app.send(Request(method: method, path: path, headers: fields, isSecure: isSecure)))
    }

    @Test func itShowsTheFingerprintAndGivesTheFile() throws {
        let page = ask("/ca")
        let file = ask("/ca/mealmood-ca.crt")
        guard case .bytes(let octets) = file.response.body else {
            Issue.record("the file is empty")
            return
        }
        let fingerprint = sha256(octets).map { Hex.encode([$0]).uppercased() }.joined(separator: ":")
        #expect(page.status == 200 && page.contains("Huella SHA-256") && page.contains("/ca/mealmood-ca.crt"))
        #expect(
            page.response.headers["Content-Security-Policy"]?.hasSuffix("connect-src 'self' https://localhost:8443")
                == true)
        #expect(file.response.headers["Content-Type"] == "application/x-x509-ca-cert" && octets.first == 0x30)
        #expect(page.text.replacing("</span><span>", with: "").contains(">\(fingerprint)<"))
    }

    @Test(arguments: [
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/143.0 Mobile", "android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari", "ios"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0", "windows"),
        ("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", "macos"),
        ("Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0", "linux"),
    ])
    func theVisitorsOwnSystemStandsOpenFirst(agent: String, system: String) {
        let page = ask("/ca", agent: agent)
        let guides = page.text.matches(of: /<details( open)? data-system="(\w+)"/)
        #expect(guides.count == 6 && guides.first?.output.2 == system[...])
        #expect(guides.map { $0.output.1 != nil } == [true, false, false, false, false, false])
    }

    @Test func onlyPagesOfThisServerReadThePing() {
        #expect(
            ask("/ca/ping", origin: "http://localhost:8080").response.headers["Access-Control-Allow-Origin"]
                == "http://localhost:8080")
        for foreign in ["http://evil.example", "null", "http://localhost.evil.example"] {
            #expect(ask("/ca/ping", origin: foreign).response.headers["Access-Control-Allow-Origin"] == nil)
        }
        #expect(ask("/privacy", origin: "http://localhost:8080").response.headers["Access-Control-Allow-Origin"] == nil)
    }

    @Test func httpLeadsOnlyDevicesThatTrustIt() {
        #expect(ask("/privacy").status == 200)
        let led = ask("/privacy?a=b", cookie: "mm-https=1")
        #expect(led.status == 307 && led.location == "https://localhost:8443/privacy?a=b")
        #expect(ask("/", cookie: "mm-https=1").location == "https://localhost:8443/")
    }

    @Test func whatIsNoPageStaysOnHttp() {
        for path in ["/ca", "/ca/mealmood-ca.crt", "/api/v1/household", "/ca/ping"] {
            #expect(ask(path, cookie: "mm-https=1").status != 307, "\(path)")
        }
        #expect(ask("/manifest.webmanifest", cookie: "mm-https=1", accept: "*/*").status == 200)
        #expect(ask("/language", method: .post, cookie: "mm-https=1").status != 307)
    }

    @Test func httpsGoesOnRememberingAKnownDeviceOnceADay() throws {
        #expect(ask("/privacy", isSecure: true).response.headers["Set-Cookie"] == nil)
        let first = ask("/privacy", isSecure: true, cookie: "mm-https=1")
        let cookie = try #require(first.response.headers["Set-Cookie"])
        #expect(first.status == 200 && cookie.hasPrefix("mm-https=") && cookie.contains("Max-Age=2592000"))
        #expect(!cookie.contains("Secure"))
        #expect(
            ask("/privacy", isSecure: true, cookie: String(cookie.prefix { $0 != ";" })).response.headers["Set-Cookie"]
                == nil)
        #expect(ask("/privacy").response.headers["Set-Cookie"] == nil)
        let ping = ask("/ca/ping", isSecure: true, cookie: "mm-https=1", accept: "*/*")
        #expect(ping.response.headers["Set-Cookie"] == nil)
        #expect(ask("/privacy", isSecure: true).response.headers["Strict-Transport-Security"] == nil)
    }

    @Test func thereIsAWayBack() throws {
        #expect(!ask("/ca").contains("action=\"/ca/plain\""))
        #expect(ask("/ca", cookie: "mm-https=1").contains("action=\"/ca/plain\""))
        let answer = ask("/ca/plain", method: .post, cookie: "mm-https=1")
        #expect(answer.status == 303 && answer.location == "/ca")
        #expect(try #require(answer.response.headers["Set-Cookie"]).contains("Max-Age=0"))
    }

    @Test func withoutHttpsItSaysHowToTurnItOn() throws {
        let browser = TestBrowser(try TestApp(), language: "en")
        let page = browser.get("/ca", headers: ["Cookie": "mm-https=1", "Accept": "text/html"])
        #expect(page.status == 200 && page.contains("bin/serve --https"))
        #expect(browser.get("/ca/mealmood-ca.crt").status == 404)
        #expect(browser.get("/privacy", headers: ["Cookie": "mm-https=1", "Accept": "text/html"]).status == 200)
    }
}
