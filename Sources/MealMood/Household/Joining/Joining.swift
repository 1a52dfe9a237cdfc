import Crypto
import Localization
import SQLite

/// The writes of joining.
struct Joining {
    let offer: Offer
    let mover: Mover

    private var db: Connection { mover.db }

    /// A new person, with an account and no household but this one.
    func enter(_ name: String, language: Language?) throws -> MemberID {
        let person = Member(
            id: MemberID(text: randomID()), role: .member, name: name, colour: try freeColour(), language: language)
        try AccountStore.create(person, in: offer.household, at: mover.now, db)
        try ResidenceStore.noteInvited(person.id, in: db)
        _ = try settle(person)
        return person.id
    }

    /// A person with a household moves in.
    ///
    /// - Parameter bringsLibrary: dishes and tags of the household where they live come along, as copies.
    func move(_ identity: Session.Identity, bringsLibrary: Bool) throws {
        var person = identity.member
        let former = identity.household.id
        let isAlone = try MemberStore.people(of: former, in: db).count == 1
        let archived = try ResidenceStore.residence(of: person.id, in: db).archived
        if isAlone {
            try InvitationStore.revokeAll(of: former, in: db)
            try keep(archived, in: former, of: person.id)
        }
        person.role = .member
        let stamp = try settle(person)
        if bringsLibrary { try mover.copyLibrary(of: former, stamp) }
        if !isAlone { try mover.moveOn(person.id, from: former) }
        try ResidenceStore.move(person.id, to: offer.household, archived: isAlone ? former : archived, in: db)
        try FarewellStore.end(of: person.id, in: db)
    }

    private func settle(_ person: Member) throws -> Stamp {
        let stamp = try Stamp.next(for: offer.household, by: person.id, at: mover.now, in: db)
        try MemberStore.add(person, stamp: stamp, in: db)
        return stamp
    }

    /// Only one household can wait: what was in an earlier one goes along, so that no dish is lost (docs/household.md).
    private func keep(_ earlier: HouseholdID?, in household: HouseholdID, of person: MemberID) throws {
        guard let earlier else { return }
        try mover.copyLibrary(of: earlier, try Stamp.next(for: household, by: person, at: mover.now, in: db))
    }

    /// One that nobody there has, as long as there is one.
    private func freeColour() throws -> AvatarColour {
        let used = try MemberStore.people(of: offer.household, in: db).map(\.colour)
        return AvatarColour.allCases.first { !used.contains($0) } ?? .coral
    }
}
