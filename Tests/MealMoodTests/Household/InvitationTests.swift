import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// What lets people in: shown once, used once, for 48 hours, five at a time, by the owner alone.
@Suite struct InvitationTests {
    let home: SharedHome

    init() throws { home = try SharedHome() }

    @Test func aFreshOneShowsItsCodeItsLinkAndItsEnd() throws {
        let page = home.owner.post("/household/invitations", [:])
        let code = try #require(SharedHome.code(on: page))
        #expect(page.status == 200)
        #expect(page.contains("/join/\(code)"))
        #expect(page.contains("aria-label=\"Código QR para unirse al hogar\""))
        #expect(page.contains("Caduca en 48 horas"))
    }

    @Test func itsCodeIsShownOnceAndStoredAsAHashOnly() throws {
        let mark = try #require(home.owner.get("/household").text.firstMatch(of: /name="once" value="(\d+)"/)).1
        let first = home.owner.post("/household/invitations", ["once": String(mark)])
        let code = try #require(SharedHome.code(on: first))
        let again = home.owner.post("/household/invitations", ["once": String(mark)])
        #expect(again.location == "/household?notice=household.invited")
        let page = home.owner.get("/household")
        #expect(SharedHome.code(on: page) == nil)
        #expect(page.contains("Creada ahora mismo"))
        #expect(try home.owner.number("SELECT count(*) FROM invitation") == 1)
        let hash = try #require(ReadableCode(code)).hash
        #expect(try home.owner.number("SELECT count(*) FROM invitation WHERE code_hash = \(hash)") == 1)
        #expect(home.owner.get("/household/invitations").location == "/household")
    }

    @Test func fiveWaitAtATime() throws {
        for _ in 1...5 { _ = try home.invite() }
        #expect(home.owner.post("/household/invitations", [:]).status == 409)
        #expect(home.owner.get("/household").contains("Anula una"))
        let id = try home.owner.text("SELECT id FROM invitation")
        #expect(home.owner.post("/household/invitations/\(id)/revocation", [:]).status == 303)
        #expect(home.owner.post("/household/invitations/\(id)/revocation", [:]).status == 404)
        _ = try home.invite()
    }

    @Test func onlyTheOwnerInvites() throws {
        let nora = try home.joined("Nora")
        #expect(nora.post("/household/invitations", [:]).status == 403)
        #expect(nora.send(.get, "/api/v1/invitations").status == 403)
        #expect(nora.get("/household").contains("Lucía es quien puede invitar"))
        _ = try home.invite()
        let id = try home.owner.text("SELECT id FROM invitation WHERE used_at IS NULL")
        #expect(nora.post("/household/invitations/\(id)/revocation", [:]).status == 403)
    }

    /// Unknown, used, revoked, expired, or no code at all: nobody learns which.
    @Test func everyBadCodeGetsTheSameAnswer() throws {
        let used = try home.invite()
        _ = try home.join(TestBrowser(home.app), name: "Nora", code: used)
        let revoked = try home.invite()
        let id = try home.owner.text("SELECT id FROM invitation WHERE used_at IS NULL")
        _ = home.owner.post("/household/invitations/\(id)/revocation", [:])
        let stranger = TestBrowser(home.app)
        let answers = [used, revoked, "0000-0000"].map { code in
            let (shown, sent) = (stranger.get("/join/\(code)"), stranger.post("/join/\(code)", ["name": "X"]))
            #expect(shown.status == 404 && sent.status == 404)
            return [shown, sent].map { $0.text.replacing(code, with: "CODE") }
        }
        #expect(answers[0] == answers[1] && answers[1] == answers[2])
        let expired = try home.invite()
        #expect(TestBrowser(try home.later(Invitation.lifetime - 1)).get("/join/\(expired)").status == 200)
        #expect(TestBrowser(try home.later(Invitation.lifetime)).get("/join/\(expired)").status == 404)
    }

    @Test func whatHasExpiredIsGoneWithTheNextStart() throws {
        _ = try home.joined("Nora")
        _ = try home.invite()
        _ = try home.later(Invitation.lifetime - 1)
        #expect(try home.owner.number("SELECT count(*) FROM invitation") == 2)
        _ = try home.later(Invitation.lifetime)
        #expect(try home.owner.number("SELECT count(*) FROM invitation") == 0)
    }

    @Test func tenWrongCodesAnHourAndRightOnesBuyNoMore() throws {
        let good = try home.invite()
        let stranger = TestBrowser(home.app)
        for number in 0..<10 {
            #expect(stranger.get("/join/0000-000\(number)").status == 404)
            if number < 9 { #expect(stranger.get("/join/\(good)").status == 200) }
        }
        #expect(stranger.get("/join/\(good)").status == 429)
        #expect(stranger.post("/join/\(good)", ["name": "Nora"]).status == 429)
    }

    @Test(arguments: ["lower", "blanks", "alike"])
    func aCodeMayBeTypedAsPeopleType(way: String) throws {
        let code = try home.invite()
        let typed =
            switch way {
            case "lower": code.lowercased()
            case "blanks": code.replacing("-", with: "%20")
            default: code.replacing("0", with: "o").replacing("1", with: "L")
            }
        let page = TestBrowser(home.app).get("/join?code=\(typed)")
        #expect(page.location == "/join/\(code)")
        #expect(TestBrowser(home.app).get("/join?code=K7M4").status == 422)
    }

    @Test func programsWithTheOwnersSessionInviteToo() throws {
        let made = home.owner.send(.post, "/api/v1/invitations")
        #expect(made.status == 201)
        let answer = try JSONReader.read(Array(made.text.utf8))
        let code = try #require(answer["code"]?.text)
        #expect(answer["link"]?.text?.hasSuffix("/join/\(code)") == true)
        let list = try JSONReader.read(Array(home.owner.get("/api/v1/invitations").text.utf8))
        #expect(list["invitations"]?.list?.first?["id"]?.text == answer["id"]?.text)
        let id = try #require(answer["id"]?.text)
        #expect(home.owner.send(.delete, "/api/v1/invitations/\(id)").status == 204)
        #expect(TestBrowser(home.app).get("/join/\(code)").status == 404)
        let key = try MadeKey.made(by: home.owner)
        #expect(key.send(.post, "/api/v1/invitations").status == 403)
    }
}
