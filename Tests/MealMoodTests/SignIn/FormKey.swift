import Foundation
import HTTP
import MealMoodTesting
import SQLite

extension Page {
    /// The secret of the form that begins a session.
    var key: String {
        let parts = text.components(separatedBy: "name=\"key\" value=\"")
        return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : ""
    }
}

extension TestBrowser {
    static let phrase = "una frase que recuerdo"

    /// The first person of a server, who can sign in as Ana.
    static func ana(_ app: TestApp) -> TestBrowser {
        let browser = atHome(app)
        _ = browser.post("/account", ["name": "Ana"])
        _ = browser.post("/account/password", ["new": phrase])
        return browser
    }

    func signIn(_ name: String, _ password: String, key: String? = nil, to place: String = "/dishes") -> Page {
        post("/sign-in", ["name": name, "password": password, "return": place, "key": key ?? get("/sign-in").key])
    }

    var sessions: Int {
        get throws { try number("SELECT count(*) FROM session") ?? 0 }
    }
}
