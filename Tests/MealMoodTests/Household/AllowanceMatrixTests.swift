import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Product §5 with people who really live together: whose plan allows what, and what only the owner does.
@Suite struct AllowanceMatrixTests {
    enum Person: CaseIterable { case freeOwner, premiumOwner, freeGuest, premiumGuest, lapsedOwner, lapsedGuest }

    /// What a person tries, and the status of the answer when they may.
    static let deeds: [(feature: Feature, status: Int)] = [
        (.unlimitedDishes, 303), (.ownTags, 201), (.advancedRules, 200), (.invitations, 200),
    ]

    private let licensed: LicensedHome
    private let guest: TestBrowser

    init() throws {
        licensed = try LicensedHome()
        guest = try licensed.browser.second()
        let tag = try licensed.browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
        let owner = try licensed.browser.text("SELECT id FROM account WHERE id <> 'second'")
        for person in [owner, "second"] {
            try licensed.browser.arrange(
                """
                INSERT INTO dish (household_id, id, name, description, created_by, seq, rev, updated_at, updated_by)
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
                SELECT (SELECT household_id FROM account WHERE id = \(person)), \(person) || i, 'Plato ' || i, '',
                    \(person), 1, 1, 1, \(person) FROM n
                """)
        }
        #expect(!tag.isEmpty)
    }

    @Test(arguments: Person.allCases)
    func whatEachMayMake(person: Person) throws {
        let browser = try browser(of: person)
        for (feature, status) in Self.deeds {
            let isOwner = [.freeOwner, .premiumOwner, .lapsedOwner].contains(person)
            let hasPlan = [.premiumOwner, .premiumGuest].contains(person)
            let isAllowed = hasPlan && (feature != .invitations || isOwner)
            #expect((try attempt(feature, browser) == status) == isAllowed, "\(person) \(feature)")
        }
        let week = browser.get("/week/2026-09-14")
        #expect(week.contains("class=\"promo") != [.premiumOwner, .premiumGuest].contains(person), "\(person)")
        // Planning is everybody's, whatever the plan.
        let slot = browser.send(.put, "/api/v1/weeks/2026-09-14/slots/4-dinner", json: "{\"eatingOut\":true}")
        #expect(slot.status == 200)
        #expect(browser.get("/transfer/file").status == 200)
    }

    @Test func theCardOfInvitationsSaysWhoMay() throws {
        #expect(try browser(of: .freeOwner).get("/household").contains("href=\"/premium\""))
        #expect(guest.get("/household").contains("puede invitar a más personas"))
        let lapsed = try browser(of: .lapsedOwner)
        #expect(lapsed.get("/household").contains("href=\"/premium\"") && lapsed.get("/household").contains("Nora"))
    }

    @Test func whatIsTheOwnersIsNobodyElses() throws {
        let owner = try licensed.browser.text("SELECT id FROM account WHERE id <> 'second'")
        let forms = [
            "/household/name", "/household/invitations", "/household/invitations/x/revocation",
            "/household/people/\(owner)/removal", "/household/people/\(owner)/ownership", "/household/dissolution",
        ]
        for form in forms { #expect(guest.post(form, ["name": "Mía"]).status == 403, "\(form)") }
        for page in [
            "/household/name", "/household/people/\(owner)", "/household/people/\(owner)/removal",
            "/household/people/\(owner)/ownership", "/household/dissolution",
        ] {
            #expect(guest.get(page).status == 403, "\(page)")
        }
        for (field, value) in [("timeZone", "Europe/London"), ("meals", "dinner"), ("includesWeekends", "0")] {
            #expect(guest.post("/settings", [field: value]).status == 403, "\(field)")
        }
        #expect(guest.send(.patch, "/api/v1/household", json: "{\"meals\":\"lunch\"}").status == 403)
        #expect(guest.send(.get, "/api/v1/invitations").status == 403)
        #expect(guest.send(.post, "/api/v1/invitations").status == 403)
        #expect(guest.send(.delete, "/api/v1/invitations/x").status == 403)
    }

    private func browser(of person: Person) throws -> TestBrowser {
        switch person {
        case .freeOwner: return licensed.browser
        case .freeGuest: return guest
        case .premiumOwner: return try with(licensed.browser)
        case .premiumGuest: return try with(guest)
        case .lapsedOwner: return try lapsed(licensed.browser)
        case .lapsedGuest: return try lapsed(guest)
        }
    }

    private func with(_ browser: TestBrowser) throws -> TestBrowser {
        #expect(browser.post("/premium", ["code": try licensed.code()]).status == 303)
        return browser
    }

    private func lapsed(_ browser: TestBrowser) throws -> TestBrowser {
        _ = try with(browser)
        let old = LicensedHome.now - 100 * LicensedHome.day
        let signed = try #require(try licensed.signer.issue(.monthly, name: "A", notBefore: old, days: 31)).text
        try browser.arrange("UPDATE licence SET code = \(signed)")
        return browser
    }

    private func attempt(_ feature: Feature, _ browser: TestBrowser) throws -> Int {
        let tag = try browser.text("SELECT id FROM tag WHERE given_key = 'meat'")
        switch feature {
        case .unlimitedDishes: return browser.post("/dishes", ["name": "Uno más", "tags": tag]).status
        case .ownTags:
            return browser.send(.post, "/api/v1/tags", json: "{\"name\":\"Propia\",\"colour\":\"#112233\"}").status
        case .advancedRules:
            return browser.send(.patch, "/api/v1/tags/\(tag)", json: "{\"rules\":{\"minPerWeek\":1}}").status
        case .invitations: return browser.post("/household/invitations", ["name": "Ana"]).status
        case .withoutBanner: return 0
        }
    }
}
