import Foundation
import HTTP
import MealMoodTesting

@testable import MealMood

/// What a write to a week answers, as a program reads it.
struct WrittenAnswer: Decodable {
    struct Left: Decodable { var slot, dish, text: String }

    var slots: [String]
    var message: String
    var undo: String?
    var week: String?
    var left: [Left]?
}

extension Page {
    func written() throws -> WrittenAnswer { try JSONDecoder().decode(WrittenAnswer.self, from: Data(text.utf8)) }

    /// The token at the end of a redirect that says what was done.
    var noticed: String { String(location.prefix { $0 != "#" }.split(separator: "-").last ?? "") }
}

extension TestBrowser {
    func patch(_ json: String, of monday: String = "2026-09-14") -> Page {
        send(.patch, "/api/v1/weeks/\(monday)", json: json)
    }

    func reset(_ monday: String = "2026-09-14") -> Page { send(.post, "/api/v1/weeks/\(monday)/reset") }

    func copy(_ monday: String = "2026-09-14", to other: String) -> Page {
        send(.post, "/api/v1/weeks/\(monday)/copies", json: "{\"to\":\"\(other)\"}")
    }

    /// The same browser some days later. Whoever calls holds on to this one: the folder goes with its app.
    func later(days: Int) throws -> TestBrowser {
        moved(to: try TestApp(now: 1_789_552_800 + Int64(days) * 86_400, folder: app.folder))
    }

    func undoByForm(_ token: String, of monday: String = "2026-09-14") -> Page {
        post("/week/\(monday)/undo", ["token": token])
    }
}
