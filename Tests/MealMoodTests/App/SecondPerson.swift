import Crypto
import MealMoodTesting
import SQLite

@testable import MealMood

extension TestBrowser {
    /// The browser of another person who lives in the household of this server's first.
    func second(_ name: String = "Nora", id: String = "second", at now: Int64 = 1_789_552_800) throws -> TestBrowser {
        let home = HouseholdID(text: try text("SELECT id FROM household"))
        return try person(name, id: id, at: now) { db, person in
            let stamp = try Stamp.next(for: home, by: person.id, at: now, in: db)
            try AccountStore.create(person, in: home, at: now, db)
            try MemberStore.add(person, stamp: stamp, in: db)
        }
    }

    /// The browser of a person of this server with a household of their own, through its onboarding.
    func stranger(_ name: String = "Extraño", id: String = "stranger", at now: Int64 = 1_789_552_800) throws
        -> TestBrowser
    {
        try person(name, id: id, role: .owner, at: now) { db, person in
            let home = Household(
                id: HouseholdID(text: "home of \(id)"), timeZone: "Europe/Madrid", meals: .both, includesWeekends: true,
                changeNumber: 1, librarySeq: 1)
            try HouseholdStore.create(home, owner: person, at: now, in: db)
        }
    }

    private func person(
        _ name: String, id: String, role: Member.Role = .member, at now: Int64,
        _ settle: (Connection, Member) throws -> Void
    ) throws -> TestBrowser {
        let db = try Connection(path: "\(app.folder)/mealmood.db", mode: .readWrite)
        let person = Member(id: MemberID(text: id), role: role, name: name)
        let token = try db.transaction {
            try settle(db, person)
            return try Session.start(for: person.id, on: "Firefox", at: now, in: db)
        }
        // What was written behind the server's back is seen once it has written itself.
        _ = post("/language", ["language": language])
        return another(holding: SessionCookie.name, token.text)
    }
}
