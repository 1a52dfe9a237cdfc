import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A phone that is connected by a code and a number.
@Suite struct PairingTests {
    static let now: Int64 = 1_789_552_800
    static let pixel = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36"
    let app: TestApp
    let ana: TestBrowser
    let phone: TestBrowser

    init() throws {
        app = try TestApp()
        ana = TestBrowser.ana(app)
        phone = TestBrowser(app)
    }

    /// Where the first device waits, and what the phone opens.
    private func begin() throws -> (page: String, code: String) {
        let page = ana.post("/devices/new", [:]).location
        let text = ana.get(page).text
        let code = try #require(text.range(of: "/pair/")).upperBound
        return (page, "/pair/" + text[code...].prefix { $0.isLetter || $0.isNumber })
    }

    private func ask(_ code: String, name: String = "Móvil de Ana") -> Page {
        let page = phone.get(code, headers: ["User-Agent": Self.pixel])
        return phone.send(
            .post, code,
            headers: ["User-Agent": Self.pixel, "Content-Type": "application/x-www-form-urlencoded"],
            body: "name=\(name.replacing(" ", with: "+"))&key=\(page.key)")
    }

    private func number() throws -> String { try ana.text("SELECT CAST(number AS TEXT) FROM pairing") }

    @Test func theNumberConnectsThePhone() throws {
        let (page, code) = try begin()
        #expect(ana.get(page).contains("<svg class=\"qr\""))
        let offer = phone.get(code, headers: ["User-Agent": Self.pixel])
        #expect(offer.contains("cuenta de Ana") && offer.contains("value=\"Móvil de Ana\""))
        #expect(ask(code).location == code)
        #expect(phone.get(code).contains(">\(try number())</output>"))
        let asked = ana.get(page)
        #expect(asked.contains("«Móvil de Ana» quiere conectarse"))
        #expect(asked.count("<button class=\"btn\" name=\"number\"") == 3)
        #expect(phone.get("/dishes").status == 303)
        _ = ana.post(page, ["number": try number()])
        #expect(ana.get(page).contains("está conectado"))
        #expect(phone.get(code).location == "/")
        #expect(phone.get("/dishes").status == 200)
        #expect(ana.get("/account").contains("Chrome en Android"))
        #expect(ana.get("/account").contains("Móvil de Ana"))
    }

    @Test(arguments: ["none", "1", ""])
    func anotherNumberConnectsNothing(answer: String) throws {
        let (page, code) = try begin()
        _ = ask(code)
        _ = ana.post(page, ["number": answer])
        #expect(ana.get(page).contains("No era ese número"))
        _ = ana.post(page, ["number": try number()])
        #expect(phone.get(code).contains("no lo ha confirmado"))
        #expect(phone.get("/dishes").status == 303)
    }

    @Test func aCodeIsOpenedOnceAndNotForLong() throws {
        let (page, code) = try begin()
        let later = try TestApp(now: Self.now + 120, folder: app.folder)
        #expect(TestBrowser(later).get(code).status == 404)
        #expect(ana.moved(to: later).get(page).contains("ha caducado"))
        _ = ask(code)
        #expect(TestBrowser(app).get(code).status == 404)
        let key = TestBrowser(app).get("/sign-in").key
        #expect(TestBrowser(app).post(code, ["name": "Otro", "key": key]).status == 404)
    }

    @Test func pressedTwiceThePhoneAsksOnce() throws {
        let (page, code) = try begin()
        let key = phone.get(code).key
        let pressed = (1...2).map { _ in TestBrowser(app) }
        for browser in pressed { #expect(browser.post(code, ["name": "Móvil", "key": key]).status == 303) }
        _ = ana.post(page, ["number": try number()])
        #expect(pressed[1].get(code).location == "/" && pressed[1].get("/dishes").status == 200)
        #expect(pressed[0].get(code).status == 404)
    }

    @Test func nobodyElseSeesOrAnswersIt() throws {
        let (page, code) = try begin()
        _ = ask(code)
        let nora = try ana.second()
        #expect(nora.get(page).status == 404)
        #expect(nora.post(page, ["number": try number()]).status == 404)
        #expect(try ana.text("SELECT state FROM pairing") == "asked")
    }

    @Test func thePhonesFormerSessionEndsWithTheAnswer() throws {
        _ = phone.signIn("Ana", TestBrowser.phrase)
        let (page, code) = try begin()
        #expect(phone.get(code).contains("ya está conectado a esa cuenta"))
        _ = ask(code)
        #expect(phone.get("/dishes").status == 200)
        _ = ana.post(page, ["number": try number()])
        #expect(phone.get("/dishes").status == 303)
        #expect(phone.get(code).location == "/" && phone.get("/dishes").status == 200)
        #expect(try ana.sessions == 2)
    }
}
