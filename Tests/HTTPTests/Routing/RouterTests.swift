import HTTP
import Testing

@Suite struct RouterTests {
    private let router: Router<String>

    init() throws {
        router = try Router([
            Route(.get, "/", "home"),
            Route(.get, "/dishes", "list"),
            Route(.post, "/dishes", "create"),
            Route(.get, "/dishes/new", "form"),
            Route(.get, "/dishes/{id}", "show"),
            Route(.post, "/dishes/{id}", "save"),
            Route(.get, "/dishes/{id}/deletion", "ask"),
            Route(.get, "/week/{monday}/slots/{slot}", "slot"),
            Route(.put, "/week/{monday}/slots/{slot}", "fill"),
            Route(.delete, "/week/{monday}/slots/{slot}", "clear"),
            Route(.get, "/week/today", "today"),
            Route(.options, "/asked", "own options"),
            Route(.head, "/headed", "own head"),
            Route(.get, "/headed", "headed"),
        ])
    }

    private func outcome(_ method: Method, _ path: String) -> String {
        switch router.match(method, path) {
        case .found(let handler, _): handler
        case .methodNotAllowed(let allow): "405 \(allow.map(\.name).joined(separator: ","))"
        case .options(let allow): "204 \(allow.map(\.name).joined(separator: ","))"
        case .notFound: "404"
        }
    }

    @Test(
        arguments: [
            (.get, "/", "home"), (.get, "/dishes", "list"), (.post, "/dishes", "create"), (.get, "/dishes/new", "form"),
            (.get, "/dishes/7", "show"), (.post, "/dishes/7", "save"), (.get, "/dishes/news", "show"),
            (.get, "/dishes/ne", "show"), (.get, "/dishes/new/deletion", "ask"), (.get, "/dishes/7/deletion", "ask"),
            (.put, "/week/2026-09-14/slots/5-dinner", "fill"), (.get, "/week/today", "today"),
            (.get, "/week/today/slots/0-lunch", "slot"), (.head, "/dishes", "list"), (.head, "/headed", "own head"),
            (.get, "/d%69shes", "list"), (.get, "/dishes/n%65w", "form"), (.options, "/asked", "own options"),
        ] as [(Method, String, String)])
    func finds(method: Method, path: String, handler: String) {
        #expect(outcome(method, path) == handler)
    }

    @Test(arguments: [
        "", "dishes", "//", "/dishes/", "//dishes", "/Dishes", "/dishes//deletion", "/dishes/7/",
        "/dishes/7/deletion/x",
        "/week", "/week/2026-09-14", "/week/2026-09-14/slots", "/dishes/a%2Fb", "/dishes/%", "/dishes/%C3",
        "/dishes/%00",
        "/dishes/..", "/dishes/%2e%2E", "/dishes/.", "/nothing", "*", "/dishes/%E9", "/*",
    ])
    func doesNotFind(path: String) {
        #expect(outcome(.get, path) == "404")
        #expect(outcome(.post, path) == "404")
    }

    @Test(
        arguments: [
            (.delete, "/dishes", "405 GET,HEAD,OPTIONS,POST"), (.post, "/dishes/new", "405 GET,HEAD,OPTIONS"),
            (Method("get"), "/", "405 GET,HEAD,OPTIONS"), (.options, "/dishes/7", "204 GET,HEAD,OPTIONS,POST"),
            (.get, "/asked", "405 OPTIONS"), (.head, "/asked", "405 OPTIONS"),
            (.options, "*", "204 DELETE,GET,HEAD,OPTIONS,POST,PUT"), (.options, "/nothing", "404"),
        ] as [(Method, String, String)])
    func answersOtherMethods(method: Method, path: String, answer: String) {
        #expect(outcome(method, path) == answer)
    }

    @Test func decodesParameters() throws {
        guard case .found(_, let parameters) = router.match(.get, "/week/a%20b/slots/caf%C3%A9+x") else {
            Issue.record("not found")
            return
        }
        #expect(parameters["monday"] == "a b")
        #expect(parameters["slot"] == "café+x")
        #expect(parameters["other"] == "")
        #expect(parameters.pattern == "/week/{monday}/slots/{slot}")
    }

    @Test func forgetsParametersOfADeadEnd() {
        guard case .found(_, let parameters) = router.match(.get, "/week/today/slots/x") else {
            Issue.record("not found")
            return
        }
        #expect(parameters["monday"] == "today")
        #expect(parameters["slot"] == "x")
    }

    @Test func listsRoutesAsWritten() {
        #expect(router.routes.first?.pattern == "/")
        #expect(router.routes.count == 14)
    }

    @Test func saysWhatIsAllowed() {
        #expect(Response.methodNotAllowed(allow: [.get, .head]).headers["Allow"] == "GET, HEAD")
        #expect(Response.options(allow: [.get]).status == .noContent)
    }
}
