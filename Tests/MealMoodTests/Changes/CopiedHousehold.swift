import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// A device's copy of a household, kept by asking for changes.
struct CopiedHousehold {
    /// Documents by kind and id; what is gone is not there.
    private(set) var documents: [String: JSONValue] = [:]
    private(set) var cursor = ""
    /// The change numbers in the order in which they came.
    private(set) var order: [Double] = []

    /// Reads all that is new, so many documents at once.
    mutating func read(_ browser: TestBrowser, by limit: Int = 200) throws {
        var hasMore = true
        while hasMore {
            let page = browser.get("/api/v1/changes?limit=\(limit)&since=\(cursor)")
            try #require(page.status == 200, "\(page.text)")
            let answer = try JSONReader.read(Array(page.text.utf8))
            for change in answer["changes"]?.list ?? [] { take(change) }
            cursor = try #require(answer["cursor"]?.text)
            hasMore = answer["hasMore"] == .flag(true)
        }
    }

    private mutating func take(_ change: JSONValue) {
        let name = "\(change["kind"]?.text ?? "") \(change["id"]?.text ?? "")"
        if case .number(let seq) = change["seq"] { order.append(seq) }
        documents[name] = change["deletedAt"] == .null ? change : nil
    }

    func names(of kind: DocumentKind) -> [String] {
        documents.filter { $0.key.hasPrefix("\(kind.rawValue) ") }.map { $0.value["document"]?["name"]?.text ?? $0.key }
            .sorted()
    }
}
