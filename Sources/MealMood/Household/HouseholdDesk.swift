/// What people decide about who lives in the household.
struct HouseholdDesk {
    let context: MemberContext
    /// By name.
    let people: [MemberStore.Person]

    init(_ context: MemberContext) throws {
        self.context = context
        people = try MemberStore.people(of: context.household.id, in: context.db)
    }

    var others: [MemberStore.Person] { people.filter { $0.id != context.member.id } }
    var reader: MemberStore.Person? { people.first { $0.id == context.member.id } }
    var owner: MemberStore.Person? { people.first { $0.role == .owner } }

    /// The household's name as it is spoken of.
    var name: String { context.householdWords.name(context.household.name, owner: owner?.name ?? "") }

    /// The other person whom the URL names; only the owner decides about others.
    func named() throws -> MemberStore.Person {
        try context.requireOwner()
        let id = context.parameter("person")
        guard let person = others.first(where: { $0.id.text == id }) else { throw AppError.notFound }
        return person
    }

    func remove(_ person: MemberStore.Person, takesCopy: Bool) throws {
        try send(person, .removed, takesCopy: takesCopy, stamp: try context.stamp())
    }

    /// Everybody else is at home again; the owner stays alone, with everything.
    func dissolve(takeCopies: Bool) throws {
        try context.requireOwner()
        let stamp = try context.stamp()
        for person in others { try send(person, .dissolved, takesCopy: takeCopies, stamp: stamp) }
        try InvitationStore.revokeAll(of: context.household.id, in: context.db)
    }

    /// The owner goes only after somebody else has taken over.
    func leave(takesCopy: Bool) throws {
        guard let reader, reader.role == .member else { throw AppError.badRequest }
        try Mover(context.visitor).moveOut(
            reader, of: context.household, stamp: try context.stamp(), takesCopy: takesCopy)
    }

    /// Whoever leads the household from now on lets people in anew.
    func handOver(to person: MemberStore.Person) throws {
        let stamp = try context.stamp()
        try MemberStore.set(.member, of: context.member.id, stamp: stamp, in: context.db)
        try MemberStore.set(.owner, of: person.id, stamp: stamp, in: context.db)
        try InvitationStore.revokeAll(of: context.household.id, in: context.db)
    }

    private func send(_ person: MemberStore.Person, _ kind: Farewell.Kind, takesCopy: Bool, stamp: Stamp) throws {
        try Mover(context.visitor).moveOut(person, of: context.household, stamp: stamp, takesCopy: takesCopy)
        let farewell = Farewell(
            kind: kind, householdName: context.household.name, byName: context.member.name, hasCopy: takesCopy)
        try FarewellStore.set(farewell, of: person.id, in: context.db)
    }
}
