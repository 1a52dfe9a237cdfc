import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Setting, changing and removing a password.
@Suite struct PasswordTests {
    let app: TestApp
    let ana: TestBrowser

    init() throws {
        app = try TestApp()
        ana = TestBrowser.ana(app)
    }

    private func hash() throws -> String { try ana.text("SELECT coalesce(password, '') FROM account") }

    @Test(arguments: [
        (String(repeating: "a", count: 9), "10"), ("", "10"), (String(repeating: "ñ", count: 501), "demasiado larga"),
    ])
    func whatCannotBeAPasswordIsSaidAtItsField(new: String, reason: String) throws {
        let before = try hash()
        let answer = ana.post("/account/password", ["current": TestBrowser.phrase, "new": new])
        #expect(answer.status == 422 && answer.contains("id=\"new-error\"") && answer.contains(reason))
        #expect(try hash() == before)
    }

    @Test(arguments: ["          ", "🍽️🍽️🍽️🍽️🍽️🍽️🍽️🍽️🍽️🍽️", "пароль длинный"])
    func anyCharactersWillDo(new: String) {
        #expect(ana.post("/account/password", ["current": TestBrowser.phrase, "new": new]).status == 303)
        #expect(TestBrowser(app).signIn("Ana", new).status == 303)
    }

    @Test func thePresentOneIsAsked() throws {
        let before = try hash()
        let answer = ana.post("/account/password", ["current": "no es la mía", "new": "otra frase larga"])
        #expect(answer.status == 422 && answer.contains("id=\"current-error\""))
        #expect(try hash() == before)
        let soon = ana.post("/account/password", ["current": TestBrowser.phrase, "new": "otra frase larga"])
        #expect(soon.status == 429)
    }

    @Test func changingItEndsTheOthersOnWish() throws {
        let other = TestBrowser(app)
        _ = other.signIn("Ana", TestBrowser.phrase)
        _ = ana.post("/account/password", ["current": TestBrowser.phrase, "new": "otra frase larga"])
        #expect(other.get("/dishes").status == 200)
        _ = ana.post("/account/password", ["current": "otra frase larga", "new": "la tercera frase", "others": "1"])
        #expect(other.get("/dishes").status == 303 && ana.get("/dishes").status == 200)
    }

    @Test func removingItLeavesTheDevicesIn() throws {
        #expect(ana.post("/account/password/removal", ["current": "no es la mía"]).status == 422)
        #expect(try !hash().isEmpty)
        // Whoever was wrong a moment ago waits; the next second is another server's clock.
        let later = try TestApp(now: 1_789_552_810, folder: app.folder)
        let moved = ana.moved(to: later)
        #expect(moved.post("/account/password/removal", ["current": TestBrowser.phrase]).status == 303)
        #expect(try hash().isEmpty && moved.get("/dishes").status == 200)
        #expect(TestBrowser(later).signIn("Ana", TestBrowser.phrase).status == 422)
    }

    @Test func whoHasNoNameGivesOneWithThePassword() throws {
        let nameless = TestBrowser.atHome(try TestApp())
        let asked = nameless.post("/account/password", ["new": TestBrowser.phrase])
        #expect(asked.status == 422 && asked.contains("id=\"name-error\""))
        #expect(nameless.post("/account/password", ["name": "Leo", "new": TestBrowser.phrase]).status == 303)
        #expect(TestBrowser(nameless.app).signIn("leo", TestBrowser.phrase).status == 303)
    }

    @Test func nothingOfAPasswordIsKeptButItsHash() throws {
        let form = "current=\(TestBrowser.phrase.replacing(" ", with: "+"))&new=otra+frase+larga"
        let answer = ana.send(
            .post, "/account/password",
            headers: ["Idempotency-Key": "one", "Content-Type": "application/x-www-form-urlencoded"], body: form)
        #expect(answer.status == 303)
        #expect(try hash().hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        #expect(try ana.number("SELECT count(*) FROM answered_request WHERE key = 'key one'") == 0)
    }
}
