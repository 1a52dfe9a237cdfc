import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Requests that the page of another site makes a browser of the family send.
@Suite struct ForeignRequestTests {
    private static let foreign = ["Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"]

    @Test func noPageOfAnotherSiteChangesAnything() throws {
        let owner = TestBrowser.atHome(try TestApp())
        owner.fields = Self.foreign
        let before = try owner.number("SELECT change_number FROM household")
        for route in RoutePath.all where !route.method.isSafe {
            let answer = owner.send(route.method, try RoutePath(route, RoutePath.nobodys).path)
            #expect(answer.status == 403, "\(route.method) \(route.pattern): \(answer.status)")
        }
        #expect(try owner.number("SELECT change_number FROM household") == before)
    }

    /// Browsers on plain http say no more than the origin.
    @Test(arguments: [
        "https://evil.example", "null", "http://localhost.evil.example:8080", "http://localhost:8081",
        "https://localhost:8080", "http://localhost:8080@evil.example", "",
    ])
    func noOtherOriginIsOurs(_ origin: String) throws {
        let visitor = TestBrowser(try TestApp())
        visitor.fields = ["Origin": origin]
        #expect(visitor.post("/language", ["language": "en"]).status == 403)
    }

    @Test func aNameThatWasPointedHereGetsNothing() throws {
        let owner = TestBrowser.atHome(try TestApp())
        owner.fields = ["Host": "evil.example"]
        for route in RoutePath.all {
            let path = try RoutePath(route, RoutePath.nobodys).path
            let answer = owner.send(route.method, path, headers: ["Origin": "http://evil.example"])
            #expect(answer.status == 421, "\(route.method) \(route.pattern): \(answer.status)")
            #expect(!answer.contains("Pollo asado"))
        }
        #expect(owner.get("/assets/js/app.js").status == 421)
        #expect(owner.get("/favicon.ico").status == 421)
    }

    @Test(arguments: [
        "localhost.evil.example", "localhost@evil.example", "192.168.77.77:8080", "localhost, evil.example",
        "127.0.0.2", "0.0.0.0", "[::2]", "", "localhost:8080:1",
    ])
    func noOtherNameIsOurs(_ host: String) throws {
        let visitor = TestBrowser(try TestApp())
        visitor.fields = ["Host": host]
        #expect(visitor.get("/").status == 421)
        #expect(visitor.get("/assets/js/app.js").status == 421)
    }

    @Test func onTheNetworkTheMachineIsCalledByItsOwnNames() throws {
        let app = try TestApp { ($0.isOnNetwork, $0.hostNames) = (true, ["cocina.lan"]) }
        let owner = TestBrowser.atHome(app)
        for name in MachineNames.all() + ["cocina.lan", "COCINA.lan."] {
            owner.fields = ["Host": "\(name.contains(":") ? "[\(name)]" : name):8080"]
            #expect(owner.get("/settings").status == 200, "\(name)")
        }
        owner.fields = ["Host": "evil.example"]
        #expect(owner.get("/settings").status == 421)
    }

    @Test func whatCannotBeReadGetsItsPage() throws {
        let owner = TestBrowser.atHome(try TestApp())
        let answer = owner.get("/dishes?q=%ff%zz")
        #expect(answer.status == 400)
        #expect(answer.contains("<main"))
    }

    /// `return=` and what else leads on.
    @Test(arguments: [
        "https://evil.example/", "//evil.example/", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)",
        "/a\r\nSet-Cookie: mm=x", "/a%0d%0aSet-Cookie: mm=x", " //evil.example", "/\u{0}//evil.example", "evil.example",
    ])
    func nothingLeadsToAnotherSite(_ place: String) throws {
        let owner = TestBrowser.atHome(try TestApp())
        let dish = try #require(owner.dishID("Pollo asado"))
        let encoded = PercentEncoding.encode(place)
        let answers = [
            owner.post("/language", ["language": "es", "return": place]),
            owner.post("/dishes/\(dish)", ["name": "Pollo asado", "return": place]),
            owner.get("/dishes/\(dish)?return=\(encoded)"),
            owner.post("/dishes/\(dish)/deletion?return=\(encoded)", ["return": place, "sure": "1"]),
            owner.get("/sign-in?return=\(encoded)"),
            owner.post("/account", ["name": "Ana", "return": place]),
        ]
        for answer in answers {
            let location = answer.location
            #expect(
                location.isEmpty || location.hasPrefix("/") && !location.hasPrefix("//") && !location.contains("\\"))
            #expect(!answer.contains("href=\"\(place)") && !answer.contains("action=\"\(place)"))
            Self.expectClean(answer)
        }
    }

    /// Line ends in whatever a name, a file or an address may hold never begin a header field.
    @Test func noHeaderFieldBeginsInsideAnother() throws {
        let owner = TestBrowser.atHome(try TestApp())
        let bad = "a\r\nX-Evil: 1\r\n\r\n<script>"
        let dish = owner.send(.post, "/api/v1/dishes", json: #"{"name":"a\r\nX-Evil: 1"}"#)
        Self.expectClean(dish)
        for path in ["/week/%0d%0aX-Evil:1", "/dishes?q=%0d%0aX-Evil:1", "/problems/%0d%0aX-Evil:1", "/%0d%0aX-Evil:1"]
        {
            Self.expectClean(owner.get(path))
        }
        for header in ["Accept-Language", "X-Request-ID", "Idempotency-Key", "If-None-Match", "Origin", "Referer"] {
            Self.expectClean(owner.send(.post, "/language", headers: [header: bad], body: "language=es"))
        }
        Self.expectClean(owner.post("/household/name", ["name": bad]))
        Self.expectClean(owner.get("/transfer/file"))
        Self.expectClean(owner.upload("/transfer", file: Array("{}".utf8), named: "a\"\r\nX-Evil: 1"))
    }

    private static func expectClean(_ page: Page) {
        for field in page.response.headers.all {
            #expect(!(field.name + field.value).utf8.contains { $0 == 13 || $0 == 10 || $0 == 0 }, "\(field)")
            #expect(field.name.lowercased() != "x-evil")
        }
    }
}
