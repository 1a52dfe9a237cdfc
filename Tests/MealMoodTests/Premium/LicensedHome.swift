import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A household whose server takes the codes of one key, at noon of Wednesday, 16 September 2026.
struct LicensedHome {
    static let now: Int64 = 1_789_552_800
    static let day: Int64 = 86_400

    let signer: LicenceSigner
    let app: TestApp
    let browser: TestBrowser
    let week = "/week/2026-09-14"

    init() throws {
        signer = try LicenceSigner()
        app = try TestApp(now: Self.now, licenceKeys: signer.publicLine)
        browser = TestBrowser.atHome(app)
    }

    /// A code that began a day ago.
    func code(_ plan: Licence.Plan = .yearly, from days: Int64 = -1, days length: Int? = nil) throws -> String {
        let start = Self.now + days * Self.day
        return try #require(try signer.issue(plan, name: "Familia <Pérez>", notBefore: start, days: length)).text
    }

    func activate(_ code: String) -> Page { browser.post("/premium", ["code": code]) }

    /// The same home so many seconds later, in which other keys may count.
    func later(_ seconds: Int64, keys: String? = nil) throws -> (app: TestApp, browser: TestBrowser) {
        let later = try TestApp(
            now: Self.now + seconds, folder: app.folder, licenceKeys: keys ?? signer.publicLine)
        return (later, browser.moved(to: later))
    }
}
