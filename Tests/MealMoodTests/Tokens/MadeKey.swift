import Foundation
import HTTP
import MealMoodTesting
import Testing

/// A key that somebody made on the page, and what a program does with it.
struct MadeKey {
    let secret: String
    private let program: TestBrowser

    init(_ page: Page, _ app: TestApp) throws {
        let start = try #require(page.text.range(of: "mmt_"))
        secret = String(page.text[start.lowerBound...].prefix(47))
        program = TestBrowser(app)
    }

    /// Makes one by the form.
    static func made(by browser: TestBrowser, name: String = "Cocina", life: String = "") throws -> MadeKey {
        try MadeKey(browser.post("/settings/tokens", ["name": name, "life": life]), browser.app)
    }

    func get(_ path: String) -> Page { send(.get, path) }

    func send(_ method: HTTP.Method, _ path: String, headers: [String: String] = [:], json: String? = nil) -> Page {
        let fields = headers.merging(["Authorization": "Bearer \(secret)"]) { given, _ in given }
        guard let json else { return program.send(method, path, headers: fields) }
        return program.send(method, path, headers: fields, json: json)
    }
}
