import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Plans end by the passing of time alone, and belong to one person.
@Suite struct PremiumTimeTests {
    let home: LicensedHome

    init() throws { home = try LicensedHome() }

    private func hasPromo(_ browser: TestBrowser) -> Bool { browser.get(home.week).contains("class=\"promo\"") }

    @Test func twoWeeksOfGraceFollowTheExpiry() throws {
        _ = home.activate(try home.code(from: 0, days: 1))
        let grace = try home.later(LicensedHome.day)
        #expect(!hasPromo(grace.browser))
        #expect(grace.browser.get("/premium").contains("Tu licencia caducó el 17 de septiembre de 2026."))
        #expect(grace.browser.get("/premium").contains("hasta el 1 de octubre de 2026"))
        let after = try home.later(15 * LicensedHome.day)
        #expect(after.browser.get("/week/2026-09-28").contains("class=\"promo\""))
        #expect(after.browser.get("/premium").contains("Tu Premium terminó el 17 de septiembre de 2026."))
    }

    /// Nothing was written and the day is the same: only the plan has ended.
    @Test func aPageThatABrowserHasIsMadeAnewWhenThePlanEnds() throws {
        _ = home.activate(try home.code(from: -14, days: 1))
        let before = try home.later(LicensedHome.day - 60)
        let shown = before.browser.get(home.week)
        let tag = try #require(shown.response.headers["ETag"])
        #expect(!shown.contains("class=\"promo\""))
        #expect(before.browser.get(home.week, headers: ["If-None-Match": tag]).status == 304)
        let after = try home.later(LicensedHome.day + 60).browser.get(home.week, headers: ["If-None-Match": tag])
        #expect(after.status == 200 && after.contains("class=\"promo\""))
    }

    @Test func aClockSetBackIsNoticed() throws {
        _ = home.activate(try home.code(from: 0, days: 1))
        let after = try home.later(20 * LicensedHome.day)
        #expect(after.browser.get("/week/2026-10-05").contains("class=\"promo\""))
        let back = try home.later(60)
        #expect(hasPromo(back.browser))
        #expect(back.browser.get("/premium").contains("ya se vio el 6 de octubre de 2026"))
        #expect(back.browser.post("/premium", ["code": try home.code(from: 0, days: 2)]).status == 422)
        try LicenceClock.reset(dataFolder: home.app.folder, to: LicensedHome.now)
        _ = back.browser.post("/language", ["language": "es"])
        #expect(!hasPromo(back.browser))
        #expect(!back.browser.get("/premium").contains("ya se vio"))
    }

    @Test func aKeyThatIsTakenOutOfTheConfigurationGivesNothingMore() throws {
        _ = home.activate(try home.code())
        let other = try home.later(60, keys: try LicenceSigner().publicLine)
        #expect(hasPromo(other.browser))
        #expect(other.browser.get("/premium").contains("no se hizo para este servidor"))
        #expect(other.browser.post("/premium/restoration", [:]).location.hasSuffix("premium.ended"))
    }

    @Test func aCodeIsForOneAccountOfAServer() throws {
        let code = try home.code()
        let guest = try home.browser.second()
        #expect(home.activate(code).status == 303)
        let page = guest.post("/premium", ["code": code])
        #expect(page.status == 422 && page.contains("ya lo usa otra persona"))
        // Taking it away passes it to nobody else.
        let removal = try #require(home.browser.get("/premium").text.firstMatch(of: #/"(/premium/codes/[^"]+)"/#))
            .output.1
        #expect(home.browser.post(String(removal), [:]).status == 303)
        #expect(guest.post("/premium", ["code": code]).status == 422)
        #expect(home.activate(code).status == 303)
        // A guest stays a guest: what the owner has is the owner's.
        #expect(guest.get(home.week).contains("class=\"promo\""))
        #expect(!hasPromo(home.browser))
        #expect(guest.post("/premium", ["code": try home.code(.monthly)]).status == 303)
        #expect(!guest.get(home.week).contains("class=\"promo\""))
    }

    /// Product §5: making stops, everything made goes on working.
    @Test func whatWasMadeGoesOnWorkingWhenThePlanLapses() throws {
        _ = home.activate(try home.code(from: 0, days: 1))
        let tag = try home.browser.text("SELECT id FROM tag WHERE given_key = 'vegetables'")
        for number in 0..<22 {
            #expect(home.browser.post("/dishes", ["name": "Plato \(number)", "tags": tag]).status == 303)
        }
        let after = try home.later(20 * LicensedHome.day).browser
        #expect(after.post("/dishes", ["name": "Otro", "tags": tag]).status == 422)
        let dish = try #require(after.dishID("Plato 21"))
        #expect(after.post("/week/2026-10-05/slots/3-lunch", ["dish": dish]).status == 303)
        #expect(after.get("/week/2026-10-05").contains("data-name=\"Plato 21\""))
        #expect(after.post("/dishes/\(dish)", ["name": "Plato mejor", "tags": tag]).status == 303)
    }

    @Test func programsLearnThePlanAndActivateCodes() throws {
        let free = home.browser.get("/api/v1/licence")
        #expect(free.text == #"{"isPremium":false,"isForEverybody":false,"licences":[]}"#)
        #expect(free.response.headers["Cache-Control"] == "no-store")
        let refused = home.browser.send(.post, "/api/v1/licence", json: #"{"code":"hola"}"#)
        #expect(refused.status == 422 && refused.contains(#""field":"code""#))
        let code = try home.code(from: 0, days: 31)
        let answer = home.browser.send(.post, "/api/v1/licence", json: #"{"code":"\#(code)"}"#)
        #expect(answer.status == 200 && answer.contains(#""isPremium":true"#))
        #expect(answer.contains(#""plan":"yearly","name":"Familia \u003cPérez>","standing":"valid""#))
        #expect(answer.contains(#""expiry":"2026-10-17T10:00:00Z","graceEnd":"2026-10-31T10:00:00Z""#))
        #expect(home.browser.get("/api/v1/licence").text == answer.text)
        #expect(home.browser.send(.post, "/api/v1/licence", json: "{}").status == 400)
    }
}
