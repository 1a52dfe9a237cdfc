import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Leaving, being removed, handing over and dissolving: who lives where afterwards, and with what.
@Suite struct LeavingTests {
    let home: SharedHome

    init() throws { home = try SharedHome() }

    /// Somebody with a household of their own, in which one dish waits.
    private func guest() throws -> TestBrowser {
        let nora = try home.owner.stranger("Nora")
        try nora.cook("Gazpacho")
        _ = try home.join(nora)
        return nora
    }

    @Test func whoLeavesIsAtHomeAgainAndWhatTheyMadeStays() throws {
        let nora = try guest()
        let there = try home.household(of: "Lucía")
        _ = nora.post("/language", ["language": "es"])
        let question = nora.get("/household/leave")
        #expect(question.contains("¿Salir de Casa de Lucía?") && question.contains("name=\"copy\""))
        #expect(nora.post("/household/leave", [:]).location == "/week/2026-09-14?notice=household.left")
        #expect(try home.household(of: "Nora") == "home of stranger")
        #expect(try home.dishes(of: "home of stranger") == ["Gazpacho"])
        #expect(try home.dishes(of: there).contains("Gazpacho"))
        let former = try home.owner.text(
            "SELECT name FROM member WHERE household_id = \(there) AND deleted_at IS NOT NULL")
        #expect(former == "Nora")
        // Sent twice, it does no more.
        #expect(nora.post("/household/leave", [:]).status == 303)
        #expect(!home.owner.get("/household").contains("Nora"))
    }

    /// What came from home is there already; only what is new, or was changed, goes along.
    @Test func aCopyGoesAlongWithoutDoublingWhatWasBrought() throws {
        let nora = try guest()
        _ = nora.post("/household/leave", ["copy": "1"])
        #expect(try home.dishes(of: "home of stranger").filter { $0 == "Gazpacho" }.count == 1)
        #expect(try home.dishes(of: "home of stranger").count == 5)
        #expect(nora.get("/dishes").count("Puede estar repetido") == 0)
        #expect(try home.join(nora).status == 303)
        #expect(try home.dishes(of: home.household(of: "Lucía")).count == 5)
    }

    @Test func whoCameByInvitationGetsAHouseholdAndItsQuestions() throws {
        let nora = try home.joined("Nora")
        _ = nora.post("/household/leave", ["copy": "1"])
        let own = try home.household(of: "Nora")
        #expect(try own != home.household(of: "Lucía"))
        #expect(nora.get("/week").location == "/onboarding")
        #expect(try home.dishes(of: own).count == 4)
        #expect(try home.owner.number("SELECT count(*) FROM tag WHERE household_id = \(own)") == 10)
    }

    @Test func whoIsRemovedIsTold() throws {
        let nora = try guest()
        let key = try MadeKey.made(by: nora)
        #expect(key.get("/api/v1/household").status == 200)
        let id = try home.id(of: "Nora")
        #expect(home.owner.get("/household/people/\(id)").contains("/household/people/\(id)/removal"))
        #expect(home.owner.get("/household/people/\(id)/removal").contains("¿Quitar a Nora?"))
        let done = home.owner.post("/household/people/\(id)/removal", [:])
        #expect(done.location == "/household?notice=household.removed")
        #expect(key.get("/api/v1/household").status == 401)
        let page = nora.get("/week/2026-09-14")
        #expect(page.status == 200 && page.contains("Lucía te ha quitado de Casa de Lucía."))
        #expect(!page.contains("han venido contigo"))
        #expect(nora.post("/household/farewell", ["return": "/dishes"]).location == "/dishes")
        #expect(!nora.get("/week/2026-09-14").contains("te ha quitado"))
        #expect(home.owner.post("/household/people/\(id)/removal", [:]).status == 404)
    }

    @Test func theOwnerStaysUntilSomebodyElseLeads() throws {
        let nora = try home.joined("Nora")
        let waiting = try home.invite()
        #expect(home.owner.post("/household/leave", [:]).location == "/household?notice=household.ownerStays")
        #expect(home.owner.get("/household/leave").location == "/household?notice=household.ownerStays")
        let id = try home.id(of: "Nora")
        #expect(home.owner.get("/household/people/\(id)/ownership").contains("¿Que administre Nora?"))
        #expect(home.owner.post("/household/people/\(id)/ownership", [:]).status == 303)
        #expect(home.owner.get("/household/people/\(id)/ownership").status == 403)
        #expect(TestBrowser(home.app).get("/join/\(waiting)").status == 404)
        _ = try home.invite(by: nora)
        #expect(home.owner.post("/household/leave", [:]).location == "/week/2026-09-14?notice=household.left")
        // Its founder was through the questions long ago.
        #expect(home.owner.get("/week/2026-09-14").status == 200)
        #expect(nora.get("/household").contains("1 persona") == false)
    }

    @Test func aDissolvedHouseholdIsItsOwnersAlone() throws {
        let nora = try guest()
        let mario = try home.joined("Mario")
        let waiting = try home.invite()
        let there = try home.household(of: "Lucía")
        #expect(mario.post("/household/dissolution", [:]).status == 403)
        #expect(home.owner.get("/household/dissolution").contains("Las otras 2 personas"))
        #expect(home.owner.post("/household/dissolution", ["copy": "1"]).status == 303)
        #expect(try home.household(of: "Lucía") == there)
        #expect(try home.dishes(of: there).count == 5)
        #expect(try home.dishes(of: "home of stranger").count == 5)
        #expect(nora.get("/dishes").contains("Lucía ha deshecho Casa de Lucía."))
        #expect(nora.get("/dishes").contains("han venido contigo"))
        #expect(try home.household(of: "Mario") != there)
        #expect(TestBrowser(home.app).get("/join/\(waiting)").status == 404)
        #expect(home.owner.get("/household/dissolution").location == "/household")
    }

    /// Who leads a household that was another's first and goes on from there loses neither their dishes nor its own.
    @Test func anEarlierHouseholdGoesIntoTheOneThatWaits() throws {
        let nora = try guest()
        let id = try home.id(of: "Nora")
        _ = home.owner.post("/household/people/\(id)/ownership", [:])
        _ = home.owner.post("/household/leave", [:])
        let there = try home.household(of: "Nora")
        try nora.cook("Migas", id: "d2")
        let other = try home.owner.stranger("Otra", id: "other")
        _ = try home.join(nora, library: "clean", code: home.invite(by: other))
        _ = nora.post("/household/leave", [:])
        #expect(try home.household(of: "Nora") == there)
        #expect(try Set(home.dishes(of: there)).isSuperset(of: ["Gazpacho", "Migas", "Pollo asado"]))
    }

    @Test func moreThanTheFreePlanHoldsComesAlongAndNoMoreIsMade() throws {
        let licensed = try LicensedHome()
        _ = licensed.activate(try licensed.code())
        let nora = try licensed.browser.stranger("Nora")
        try nora.arrange(
            """
            INSERT INTO dish (household_id, id, name, description, created_by, seq, rev, updated_at, updated_by)
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25)
            SELECT 'home of stranger', 'd' || i, 'Plato ' || i, '', 'stranger', 1, 1, 1, 'stranger' FROM n
            """)
        let code = try #require(SharedHome.code(on: licensed.browser.post("/household/invitations", ["name": "Ana"])))
        let key = SharedHome.key(on: nora.get("/join/\(code)"))
        _ = nora.post("/join/\(code)", ["library": "bring", "key": key])
        let brought = try nora.number(
            "SELECT count(*) FROM dish WHERE created_by = 'stranger' AND household_id <> 'home of stranger'")
        #expect(brought == 25)
        let tag = try nora.text("SELECT id FROM tag WHERE given_key = 'meat'")
        #expect(nora.post("/dishes", ["name": "Uno más", "tags": tag]).status == 422)
    }
}
