import Crypto
import SQLite

/// Where somebody lives who leaves a household: their own as they left it, or a new one if they have none.
struct Homecoming {
    let mover: Mover

    /// Makes sure that it is there and that the person leads it; answers the stamp of what is written there.
    func prepare(for person: MemberStore.Person, from former: Household) throws -> Stamp {
        let residence = try ResidenceStore.residence(of: person.id, in: mover.db)
        let stamp =
            try residence.archived.map { try reopened($0, by: person) } ?? made(for: person, residence, like: former)
        let owner = Member(id: person.id, role: .owner, name: person.name, colour: person.colour)
        try MemberStore.add(owner, stamp: stamp, in: mover.db)
        try ResidenceStore.move(person.id, to: stamp.household, archived: nil, in: mover.db)
        return stamp
    }

    private func reopened(_ household: HouseholdID, by person: MemberStore.Person) throws -> Stamp {
        try Stamp.next(for: household, by: person.id, at: mover.now, in: mover.db)
    }

    /// It has the given tags, and the habits of the former household. Who never had one of their own is asked for theirs.
    private func made(
        for person: MemberStore.Person, _ residence: ResidenceStore.Residence, like former: Household
    ) throws -> Stamp {
        let household = Household(
            id: HouseholdID(text: randomID()), timeZone: former.timeZone, meals: former.meals,
            includesWeekends: former.includesWeekends, onboardingStep: residence.cameByInvitation ? .meals : nil,
            changeNumber: 1, librarySeq: 1)
        try HouseholdStore.insert(household, by: person.id, at: mover.now, in: mover.db)
        let stamp = Stamp(household: household.id, by: person.id, seq: 1, at: mover.now)
        try TagStore.createGiven(stamp: stamp, in: mover.db)
        return stamp
    }
}
