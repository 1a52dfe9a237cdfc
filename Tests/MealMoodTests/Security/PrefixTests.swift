import Crypto
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A server that lives at `https://home.example/meals`: whatever it says of itself begins there.
@Suite struct PrefixTests {
    private static let outside: Set = ["value", "content", "pattern", "placeholder", "title", "alt", "d"]

    /// The server before it had a public address, which its household was made on.
    private let first: TestApp
    private let homes: TestBrowser
    private let ids: [String: String]

    init() throws {
        first = try TestApp()
        let app = try TestApp(folder: first.folder, isPremiumForAll: true) {
            $0.publicAddress = PublicAddress("https://home.example/meals")
        }
        let owner = TestBrowser.atHome(first).moved(to: app)
        owner.fields = [
            "Host": "home.example", "Origin": "https://home.example", "X-Forwarded-Proto": "https",
            "X-Forwarded-For": "203.0.113.9",
        ]
        homes = owner
        let dish = try #require(owner.dishID("Pollo asado"))
        _ = owner.send(.put, "/meals/api/v1/weeks/2026-09-14/slots/2-dinner", json: "{\"dish\":\"\(dish)\"}")
        _ = owner.send(.post, "/meals/api/v1/tokens", json: "{\"name\":\"Cocina\"}")
        let invitation = owner.send(.post, "/meals/api/v1/invitations", json: "{}").text
        let rest: Substring? = invitation.split(separator: "\"code\":\"").last
        let code: String? = rest.map { String($0.prefix { $0 != "\"" }) }
        let file = Array(owner.get("/meals/api/v1/export").text.utf8)
        let upload = owner.upload("/meals/transfer", file: file, named: "a.json").location.split(separator: "/").last
        let pairing = owner.post("/meals/devices/new", [:]).location.split(separator: "/").last
        let given = try owner.text("SELECT id FROM tag LIMIT 1")
        var found: [String: String] = ["dish": dish, "tag": given]
        found["token"] = try owner.text("SELECT id FROM access_token")
        found["session"] = try owner.text("SELECT id FROM session")
        found["person"] = try owner.text("SELECT id FROM account")
        found["pairing"] = pairing.map(String.init)
        found["upload"] = upload.map(String.init)
        found["code"] = code
        ids = RoutePath.nobodys.merging(found) { $1 }
    }

    @Test func whereAReplacementIsTakenBackIsBelowThePrefixToo() throws {
        _ = try homes.second("Papá", id: "papa")
        try homes.arrange("UPDATE dish SET updated_by = 'papa'")
        let dish = "/meals/api/v1/dishes/\(ids["dish"] ?? "")"
        let undo = try #require(try homes.send(.patch, dish, json: "{\"description\":\"con limón\"}").replaced()?.undo)
        #expect(undo.url == "\(dish)/undo")
        #expect(homes.takeBack(undo).status == 200)
    }

    @Test func everyAddressOnEveryPageBeginsWithThePrefix() throws {
        var seen = 0
        for route in RoutePath.all where route.method == .get {
            let path = try RoutePath(route, ids).path
            let answer = homes.get("/meals\(path)")
            seen += expectInside(answer, path)
            // Behind a proxy that takes the prefix away it is the same page.
            let stripped = homes.get(path)
            #expect(stripped.status == answer.status && stripped.location == answer.location, "\(path)")
        }
        #expect(seen > 1_000, "the pages were really looked at")
    }

    @Test func everyAnswerToAFormLeadsInside() throws {
        for route in RoutePath.all where !route.method.isSafe {
            let path = try RoutePath(route, RoutePath.nobodys).path
            _ = expectInside(homes.send(route.method, "/meals\(path)", headers: ["Content-Type": "x/y"]), path)
        }
        for place in ["/week", "/meals/week", "/meals/meals"] {
            let answer = homes.post("/meals/language", ["language": "es", "return": place])
            #expect(answer.location == (place == "/week" ? "/meals/week" : place))
        }
    }

    @Test func cookiesBelongToThePrefix() throws {
        let visitor = TestBrowser(homes.app)
        visitor.fields = homes.fields
        let language = visitor.post("/meals/language", ["language": "en"]).response.headers["Set-Cookie"] ?? ""
        #expect(language.contains("; Path=/meals;"))
        homes.fields["Cookie"] = "mm=\(try session().token.text)"
        let session = homes.post("/meals/language", ["language": "es"]).response.headers["Set-Cookie"] ?? ""
        #expect(session.hasPrefix("__Secure-mm=") && session.contains("; Path=/meals;"))
        #expect(session.contains("; HttpOnly; Secure; SameSite=Lax"))
    }

    @Test func scriptsAndTheInstalledAppStayInside() throws {
        let map = try #require(homes.get("/meals/week/2026-09-14").text.firstMatch(of: /"imports":\{([^}]*)\}/)?.1)
        #expect(map.ranges(of: "\"/meals/assets/js/").count == 2 * map.split(separator: ",").count)
        let manifest = homes.get("/meals/manifest.webmanifest?lang=es").text
        for member in ["id", "start_url", "scope"] { #expect(manifest.contains("\"\(member)\":\"/meals/\"")) }
        #expect(homes.get("/meals/api/v1/openapi.json").contains("\"servers\":[{\"url\":\"/meals/api/v1\"}]"))
        #expect(homes.get("/meals/week/2026-09-14").contains("<html lang=\"es\" data-base=\"/meals\""))
    }

    @Test func otherDevicesAreSentToThePublicAddress() throws {
        let links = Links(door: try FrontDoor(try settings()))
        let request = Request(method: .get, path: "/")
        #expect(links.absolute("/join/ABCD", seenBy: request) == "https://home.example/meals/join/ABCD")
    }

    private func settings() throws -> ServerSettings {
        try ServerSettings(arguments: ["--public-url", "https://home.example/meals"], environment: [:])
    }

    /// A session that came over from plain http.
    private func session() throws -> (token: Token, id: String) {
        let token = Token()
        try homes.arrange(
            """
            INSERT INTO session (token_hash, id, account_id, device, created_at, last_seen_at)
            SELECT \(token.hash), 'http', id, '', 1789552800, 1789552800 FROM account LIMIT 1
            """)
        return (token, "http")
    }

    /// Looks at all addresses of an answer; answers how many there were.
    private func expectInside(_ answer: Page, _ path: String) -> Int {
        if !answer.location.isEmpty { #expect(isInside(answer.location), "\(path) leads to \(answer.location)") }
        for cookie in answer.response.headers.values(of: "Set-Cookie") {
            #expect(cookie.contains("; Path=/meals;"), "\(path): \(cookie)")
        }
        let type = answer.response.headers["Content-Type"] ?? ""
        if type.hasPrefix("text/html") { return expectMarkupInside(answer.text, path) }
        if type.contains("json"), !path.hasSuffix("openapi.json") { return expectJSONInside(answer.text, path) }
        if type.hasPrefix("text/css") { #expect(!answer.text.contains("url(/"), "\(path)") }
        return 0
    }

    private func expectMarkupInside(_ text: String, _ path: String) -> Int {
        let addresses = text.matches(of: /\s([a-z-]+)="(\/[^"]*)"/).filter { !Self.outside.contains(String($0.1)) }
        for address in addresses {
            #expect(isInside(String(address.2)), "\(path): \(address.1)=\(address.2)")
        }
        return addresses.count
    }

    /// The kinds of problems are names, the same on every server.
    private func expectJSONInside(_ text: String, _ path: String) -> Int {
        let addresses = text.matches(of: /"(\/[^"]*)"/).map { String($0.1) }.filter { !$0.hasPrefix("/problems/") }
        for address in addresses { #expect(isInside(address), "\(path): \(address)") }
        return addresses.count
    }

    private func isInside(_ address: String) -> Bool { address == "/meals" || address.hasPrefix("/meals/") }
}
