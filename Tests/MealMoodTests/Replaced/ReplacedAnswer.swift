import Foundation
import HTTP
import MealMoodTesting
import SQLite

/// What is said of a replaced dish or tag, as a program reads it.
struct ReplacedAnswer: Decodable {
    struct Undo: Decodable { var url, token: String }
    struct Replaced: Decodable {
        var text: String
        var undo: Undo?
    }

    var replaced: Replaced?
}

/// The news as an open page reads them.
struct NewsAnswer: Decodable {
    var text: String
    var undo: ReplacedAnswer.Undo?
}

extension Page {
    func replaced() throws -> ReplacedAnswer.Replaced? {
        try JSONDecoder().decode(ReplacedAnswer.self, from: Data(text.utf8)).replaced
    }

    /// The token with which the redirect names what was replaced.
    var replacedToken: String? { location.split(separator: "~").dropFirst().first.map(String.init) }
}

extension TestBrowser {
    /// What this reader hears of since the others' change.
    func news(of change: () throws -> Void) throws -> NewsAnswer {
        let before = try number("SELECT change_number FROM household") ?? 0
        try change()
        return try news(since: before)
    }

    func news(since seq: Int) throws -> NewsAnswer {
        try JSONDecoder().decode(NewsAnswer.self, from: Data(get("/api/v1/news?since=\(seq)").text.utf8))
    }

    func takeBack(_ undo: ReplacedAnswer.Undo?) -> Page {
        send(.post, undo?.url ?? "/", json: "{\"token\":\"\(undo?.token ?? "")\"}")
    }

    /// A dish or a tag as programs read it, without the number of its changes.
    func document(_ path: String) -> String {
        get(path).text.replacing(/,"rev":\d+/, with: "")
    }
}
