import SQLite

/// Who comes to live in a household and who leaves it. Everything of one move is one write.
struct Mover {
    let services: Services
    let db: Connection
    let now: Int64

    init(_ visitor: VisitorContext) {
        services = visitor.services
        db = visitor.db
        now = visitor.now
    }

    /// A person leaves and is at home in their own household again. What they made stays, with their name.
    ///
    /// - Parameters:
    ///   - stamp: of the household they leave, by whoever decided it.
    ///   - takesCopy: dishes and tags go along, as copies.
    func moveOut(_ person: MemberStore.Person, of household: Household, stamp: Stamp, takesCopy: Bool) throws {
        let home = try Homecoming(mover: self).prepare(for: person, from: household)
        if takesCopy { try copyLibrary(of: household.id, home) }
        try end(person.id, in: household.id, stamp)
    }

    /// A person leaves for another household.
    func moveOn(_ person: MemberID, from household: HouseholdID) throws {
        try end(person, in: household, try Stamp.next(for: household, by: person, at: now, in: db))
    }

    func copyLibrary(of source: HouseholdID, _ stamp: Stamp) throws {
        try LibraryCopy(of: source, stamp: stamp, texts: services.texts, in: db).run()
    }

    /// Nothing of the person opens the household any more, and what is open ends.
    private func end(_ person: MemberID, in household: HouseholdID, _ stamp: Stamp) throws {
        try MemberStore.remove(person, stamp: stamp, in: db)
        try AccessTokenStore.revokeAll(of: person, in: household, db)
        services.live.cut(member: person)
    }
}
