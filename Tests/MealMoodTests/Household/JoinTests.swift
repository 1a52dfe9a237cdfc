import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Coming to live in a household: who is new, who brings something, and who cannot come.
@Suite struct JoinTests {
    let home: SharedHome

    init() throws { home = try SharedHome() }

    @Test func theHouseholdIntroducesItselfAndLookingUsesNothingUp() throws {
        _ = home.owner.post("/household/name", ["name": "Casa <del> mar"])
        let code = try home.invite()
        for _ in 1...3 {
            let page = TestBrowser(home.app).get("/join/\(code)")
            #expect(page.contains("Únete a Casa &lt;del&gt; mar"))
            #expect(page.contains("Te invita Lucía · 1 persona planifica aquí"))
        }
        #expect(try home.owner.number("SELECT count(*) FROM account") == 1)
    }

    @Test func aNewPersonPlansAtOnce() throws {
        let nora = try home.joined("Nora")
        #expect(nora.get("/week/2026-09-14").status == 200)
        #expect(nora.get("/dishes").contains("Pollo asado"))
        #expect(nora.get("/onboarding/meals").location == "/week")
        let page = home.owner.get("/household")
        #expect(page.contains("Nora") && page.contains("2 personas") == false)
        #expect(try home.owner.text("SELECT colour FROM account WHERE name = 'Nora'") == "mint")
        #expect(page.contains("aria-label=\"Hogar: Lucía y Nora\""))
    }

    @Test func aNameIsAskedForAndIsNobodyElses() throws {
        let code = try home.invite()
        let stranger = TestBrowser(home.app)
        for (name, reason) in [
            ("", "Ponle un nombre"), ("lucia", ""), (String(repeating: "x", count: 41), "40"),
        ] {
            let page = try home.join(stranger, name: name, code: code)
            #expect(page.status == 422)
            #expect(page.contains("value=\"\(name)\"") && page.contains("name-error"))
            #expect(reason.isEmpty || page.contains(reason), "\(name)")
        }
        #expect(try home.join(stranger, name: "Nora", code: code).status == 303)
    }

    @Test func theSameFormTwiceIsOnePerson() throws {
        let code = try home.invite()
        let browser = TestBrowser(home.app)
        let key = SharedHome.key(on: browser.get("/join/\(code)"))
        let first = browser.post("/join/\(code)", ["name": "Nora", "key": key])
        // The second press was sent before the first was answered: without its cookie.
        let again = TestBrowser(home.app)
        let second = again.post("/join/\(code)", ["name": "Nora", "key": key])
        #expect(first.location == second.location)
        #expect(again.get("/week/2026-09-14").status == 200)
        #expect(browser.post("/join/\(code)", ["name": "Nora", "key": key]).location == first.location)
        #expect(try home.owner.number("SELECT count(*) FROM account WHERE name = 'Nora'") == 1)
        let thief = TestBrowser(home.app)
        #expect(thief.post("/join/\(code)", ["name": "Nora", "key": Session.madeUpKey]).status == 404)
        let later = try TestApp(now: 1_789_552_800 + 61, folder: home.app.folder, isPremiumForAll: true)
        #expect(TestBrowser(later).post("/join/\(code)", ["name": "Nora", "key": key]).status == 404)
    }

    @Test func dishesAndOwnTagsComeAlongAndTheTagsThereWin() throws {
        let nora = try furnished()
        let before = try home.content(of: "home of stranger")
        #expect(nora.get("/join/\(try home.invite())").contains("2 platos."))
        #expect(try home.join(nora).status == 303)
        let there = try home.household(of: "Lucía")
        #expect(try home.household(of: "Nora") == there)
        #expect(try home.content(of: "home of stranger") == before)
        #expect(try home.dishes(of: there).filter { $0.uppercased() == "POLLO ASADO" }.count == 2)
        let brought = try nora.text("SELECT id FROM dish WHERE household_id = \(there) AND name = 'POLLO ASADO'")
        let details = try nora.text(
            """
            SELECT group_concat(coalesce(t.given_key, t.name || t.max_per_week) || t.colour, ' ')
                || (SELECT ' ' || amount || unit || name FROM ingredient WHERE household_id = \(there) AND dish_id = \(brought))
                || (SELECT ' ' || hash FROM dish_photo WHERE household_id = \(there) AND dish_id = \(brought))
            FROM (SELECT * FROM dish_tag WHERE household_id = \(there) AND dish_id = \(brought) ORDER BY position) d
            JOIN tag t ON t.household_id = d.household_id AND t.id = d.tag_id
            """)
        #expect(details == "meat#E74C3C Rápidos4#123456 1kgpollo abc")
        #expect(try nora.number("SELECT min_days_between FROM dish WHERE id = \(brought)") == 3)
        let list = home.owner.get("/dishes")
        #expect(list.count("Puede estar repetido") == 1)
        #expect(list.contains("/dishes/\(brought)/twin"))
    }

    /// Somebody with a renamed given tag, an own one, and a dish with everything.
    private func furnished() throws -> TestBrowser {
        let nora = try home.owner.stranger("Nora")
        try nora.cook("POLLO ASADO", description: "al limón")
        try nora.cook("Gazpacho", id: "d2")
        try nora.arrange(
            "UPDATE dish SET min_days_between = 3 WHERE id = 'd1'",
            """
            INSERT INTO tag (household_id, id, position, given_key, name, colour, max_per_week, no_consecutive,
                no_duplicate_in_day, seq, rev, updated_at, updated_by)
            VALUES ('home of stranger', 'meat', 0, 'meat', 'Rojo', '#111111', NULL, 0, 0, 1, 1, 1, 'stranger'),
                ('home of stranger', 'own', 1, NULL, 'Rápidos', '#123456', 4, 1, 0, 1, 1, 1, 'stranger')
            """,
            """
            INSERT INTO dish_tag (household_id, dish_id, position, tag_id)
            VALUES ('home of stranger', 'd1', 0, 'meat'), ('home of stranger', 'd1', 1, 'own')
            """,
            """
            INSERT INTO ingredient (household_id, dish_id, position, amount, unit, name)
            VALUES ('home of stranger', 'd1', 0, '1', 'kg', 'pollo')
            """,
            """
            INSERT INTO dish_photo (household_id, dish_id, hash, picture, thumbnail)
            VALUES ('home of stranger', 'd1', 'abc', x'01', x'02')
            """)
        return nora
    }

    @Test func aPossibleDoubleIsKeptOrDeleted() throws {
        let nora = try home.owner.stranger("Nora")
        try nora.cook("Pollo asado")
        _ = try home.join(nora)
        let id = try nora.text("SELECT dish_id FROM brought_dish")
        let question = nora.get("/dishes/\(id)/twin?return=/dishes")
        #expect(question.contains("¿Está repetido «Pollo asado»?") && question.count("/deletion?return=") == 2)
        #expect(nora.post("/dishes/\(id)/twin", ["return": "/dishes"]).location == "/dishes?notice=dish.kept-\(id)")
        #expect(nora.get("/dishes").count("Puede estar repetido") == 0)
        #expect(nora.get("/dishes/\(id)/twin").location == "/dishes")
        #expect(try home.dishes(of: home.household(of: "Lucía")).count == 5)
    }

    @Test func whoStartsCleanBringsNothing() throws {
        let nora = try home.owner.stranger("Nora")
        try nora.cook("Gazpacho")
        #expect(try home.join(nora, library: "clean").status == 303)
        #expect(try !home.dishes(of: home.household(of: "Lucía")).contains("Gazpacho"))
        #expect(try home.dishes(of: "home of stranger") == ["Gazpacho"])
    }

    @Test func whoLivesThereOrLeadsOthersDoesNotJoin() throws {
        let code = try home.invite()
        #expect(home.owner.get("/join/\(code)").contains("Ya vives aquí"))
        #expect(home.owner.post("/join/\(code)", ["library": "bring"]).contains("Ya vives aquí"))
        let other = try home.owner.stranger("Otra")
        _ = try home.join(TestBrowser(home.app), name: "Huésped", code: home.invite(by: other))
        #expect(other.get("/join/\(code)").contains("Administras un hogar"))
        #expect(other.post("/join/\(code)", ["library": "bring"]).contains("Administras un hogar"))
        #expect(try home.household(of: "Otra") == "home of stranger")
        #expect(TestBrowser(home.app).get("/join/\(code)").status == 200)
    }

    @Test func aGuestElsewhereLeavesThereByComing() throws {
        let other = try home.owner.stranger("Otra")
        let guest = TestBrowser(home.app)
        _ = try home.join(guest, name: "Nora", code: home.invite(by: other))
        #expect(try home.join(guest, library: "clean").status == 303)
        #expect(try home.household(of: "Nora") == home.household(of: "Lucía"))
        #expect(!other.get("/household").contains("Nora"))
        let id = try home.id(of: "Nora")
        let gone = try other.number(
            """
            SELECT count(*) FROM member
            WHERE household_id = 'home of stranger' AND id = \(id) AND deleted_at IS NOT NULL
            """)
        #expect(gone == 1)
    }
}

extension Session {
    /// Looks like the secret of a form and is none.
    fileprivate static let madeUpKey = String(repeating: "A", count: 43)
}
