import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// The description of the JSON interface tells of what is there, all of it and nothing else.
@Suite struct InterfaceTests {
    let document: APIDocument

    init() throws { document = try APIDocument(folder: "\(TestApp.root)/Templates/openapi", below: .none) }

    private var described: [(name: String, operation: JSONValue)] {
        (document.root["paths"]?.members ?? []).flatMap { path in
            path.value.members.filter { $0.name != "parameters" }.map {
                ("\($0.name.uppercased()) /api/v1\(path.name)", $0.value)
            }
        }
    }

    @Test func everyCallIsDescribedAndEveryDescriptionIsACall() {
        let calls = AllRoutes.all.filter { $0.pattern.hasPrefix("/api/") }.map { "\($0.method) \($0.pattern)" }
        #expect(calls.count > 12)
        #expect(calls.sorted() == described.map(\.name).sorted())
    }

    @Test func everyKindOfProblemIsExplained() {
        let keys = AppError.Key.allCases.map(\.rawValue).sorted()
        #expect(document.root["x-problems"]?.members.map(\.name) == keys)
        let types = document.root["components"]?["schemas"]?["Problem"]?["properties"]?["type"]?["enum"]?.list
        #expect(types?.compactMap(\.text).sorted() == keys.map { "/problems/\($0)" })
        for problem in document.root["x-problems"]?.members ?? [] {
            #expect(problem.value["meaning"]?.text?.isEmpty == false)
            #expect(problem.value["statuses"]?.list?.isEmpty == false)
        }
    }

    @Test func everyParameterOfAPathIsDescribed() {
        for path in document.root["paths"]?.members ?? [] {
            let inPath = path.name.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
            let shared = path.value["parameters"]?.list ?? []
            #expect(shared.compactMap { $0["name"]?.text }.sorted() == inPath.map(String.init).sorted())
        }
    }

    @Test func everyCallHasANameOfItsOwnAPartAndTheRefusalOfStrangers() {
        let names = described.compactMap { $0.operation["operationId"]?.text }
        #expect(names.count == described.count)
        #expect(Set(names).count == names.count)
        let parts = Set((document.root["tags"]?.list ?? []).compactMap { $0["name"]?.text })
        for (name, operation) in described {
            #expect(operation["tags"]?.list?.first?.text.map(parts.contains) == true, "\(name)")
            let isOpen = operation["security"]?.list?.isEmpty == true
            #expect(isOpen || operation["responses"]?["401"] != nil, "\(name)")
        }
    }

    @Test func programsGetTheDocumentAndPeopleItsPage() throws {
        let browser = TestBrowser(try TestApp())
        let answer = browser.get("/api/v1/openapi.json")
        #expect(answer.status == 200)
        #expect(try JSONReader.read(Array(answer.text.utf8)) == document.root)
        let etag = try #require(answer.response.headers["ETag"])
        #expect(browser.get("/api/v1/openapi.json", headers: ["If-None-Match": etag]).status == 304)
        let page = browser.get("/help/api")
        for (name, operation) in described {
            #expect(page.contains("id=\"\(operation["operationId"]?.text ?? "")\""), "\(name)")
        }
    }

    @Test(arguments: AppError.Key.allCases)
    func theTypeOfAProblemCanBeOpened(key: AppError.Key) throws {
        let browser = TestBrowser(try TestApp(), language: "en")
        let page = browser.get("/problems/\(key.rawValue)")
        #expect(page.status == 200)
        #expect(page.contains("<code>/problems/\(key.rawValue)</code>"))
        #expect(browser.get("/problems/nothing").status == 404)
    }

    @Test(arguments: [
        "{\"rating\":1,\"rating\":2}", "{\"x\":\"\\ud800\",\"rating\":1}", "{\"rating\":1,\"x\":[1,]}",
        "{\"rating\":1} {}", String(repeating: "[", count: 5_000),
    ])
    func aBodyThatIsNotAllJSONIsRefused(body: String) throws {
        let page = TestBrowser.atHome(try TestApp()).send(.patch, "/api/v1/weeks/2026-09-14", json: body)
        #expect(page.status == 400)
        #expect(page.contains("/problems/badRequest"))
    }
}
