import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// The page of the plans: a code is given, looked at again, taken away.
@Suite struct PremiumPageTests {
    let home: LicensedHome

    init() throws { home = try LicensedHome() }

    @Test func aCodeGivesPremiumAtOnce() throws {
        #expect(home.browser.get(home.week).count("class=\"promo\"") == 1)
        #expect(home.browser.get("/premium").contains("Ahora tienes el plan gratuito"))
        let answer = home.activate("  \(try home.code(days: 31))\n")
        #expect(answer.status == 303 && answer.location == "/premium?notice=premium.activated")
        #expect(!home.browser.get(home.week).contains("class=\"promo\""))
        let page = home.browser.get(answer.location)
        #expect(page.contains("Tienes Premium hasta el 16 de octubre de 2026."))
        #expect(page.contains("Anual, a nombre de Familia &lt;Pérez&gt;"))
        #expect(!page.contains("class=\"plan\""))
    }

    @Test func aLifetimeIsForGood() throws {
        #expect(home.activate(try home.code(.lifetime)).status == 303)
        #expect(home.browser.get("/premium").contains("Tienes Premium para siempre."))
    }

    @Test func theSameCodeTwiceIsOneLicence() throws {
        let code = try home.code()
        #expect([home.activate(code), home.activate(code)].map(\.status) == [303, 303])
        #expect(home.browser.get("/premium").count("/removal\"") == 1)
    }

    @Test(arguments: ["es", "en"])
    func aRefusedCodeStaysInItsField(language: String) throws {
        _ = home.browser.post("/language", ["language": language])
        let stranger = try #require(try LicenceSigner().issue(.yearly, name: "A", notBefore: 0)).text
        let sentences: [(String, String, String)] = [
            ("", "Pega aquí tu código.", "Paste your code here."),
            ("hola <b>", "Esto no parece un código", "does not look like a MealMood code"),
            (try home.code() + "A", "o ha cambiado alguno", "missing or changed"),
            (stranger, "no se hizo para este servidor", "not made for this server"),
            (try home.code(from: 3), "vale desde el 19 de septiembre de 2026", "valid from 19 September 2026"),
            (try home.code(from: -90, days: 31), "caducó el 19 de julio de 2026", "expired on 19 July 2026"),
        ]
        for (code, es, en) in sentences {
            let page = home.activate(code)
            #expect(page.status == 422)
            #expect(page.contains(language == "es" ? es : en), "\(code)")
            #expect(page.contains("value=\"\(code.replacing("<", with: "&lt;").replacing(">", with: "&gt;"))\""))
            #expect(page.count("aria-invalid=\"true\"") == 1)
        }
        #expect(try home.browser.number("SELECT count(*) FROM licence") == 0)
    }

    @Test func tenTriesAnHourAreEnough() throws {
        for _ in 0..<10 { #expect(home.activate("x").status == 422) }
        let page = home.activate(try home.code())
        #expect(page.status == 429 && page.response.headers["Retry-After"] == "3600")
        #expect(page.contains("Demasiados intentos seguidos") && page.contains("value=\"MM1."))
        let answer = home.browser.send(.post, "/api/v1/licence", json: #"{"code":"x"}"#)
        #expect(answer.status == 429 && answer.contains("/problems/tooManyTries"))
        #expect(answer.response.headers["Retry-After"] == "3600")
    }

    @Test func anEmptyFieldAndAGoodCodeCostNoTry() throws {
        for _ in 0..<12 { #expect(home.activate(" ").status == 422) }
        for _ in 0..<9 { #expect(home.activate("x").status == 422) }
        #expect(home.activate(try home.code()).status == 303)
        #expect(home.activate("x").status == 422)
    }

    @Test func restoringSaysWhatItFound() throws {
        func found(_ browser: TestBrowser) -> String { browser.post("/premium/restoration", [:]).location }
        #expect(found(home.browser) == "/premium?notice=premium.nothing")
        _ = home.activate(try home.code(days: 31))
        #expect(found(home.browser) == "/premium?notice=premium.restored")
        let later = try home.later(90 * LicensedHome.day)
        #expect(found(later.browser) == "/premium?notice=premium.ended")
        #expect(later.browser.get("/premium?notice=premium.ended").contains("ningún código guardado da ya Premium"))
    }

    @Test func aCodeIsTakenAwayAfterAQuestionAndCanComeBack() throws {
        let code = try home.code()
        _ = home.activate(code)
        let page = home.browser.get("/premium").text
        let path = try #require(page.firstMatch(of: #/"(/premium/codes/[^"]+)"/#)).output.1
        #expect(home.browser.get(String(path)).contains(code))
        #expect(home.browser.post(String(path), [:]).location == "/premium?notice=premium.removed")
        #expect(home.browser.get(home.week).contains("class=\"promo\""))
        #expect(home.browser.get(String(path)).status == 404)
        #expect(home.activate(code).status == 303)
    }

    @Test func aCodeMayComeInSeveralLines() throws {
        let code = try home.code()
        let broken = code.enumerated().map { $0 % 70 == 69 ? "\($1)\r\n " : String($1) }.joined()
        #expect(home.activate(broken).status == 303)
    }

    @Test func aServerWithoutKeysSaysSo() throws {
        let browser = TestBrowser.atHome(try TestApp())
        #expect(browser.get("/premium").contains("todavía no acepta códigos"))
        #expect(browser.post("/premium", ["code": try home.code()]).status == 422)
    }

    @Test func onAServerForEverybodyThereIsNothingToBuy() throws {
        let page = TestBrowser.atHome(try TestApp(isPremiumForAll: true), language: "en").get("/premium")
        #expect(page.contains("Premium for everybody"))
        #expect(!page.contains("class=\"plan\""))
    }
}
