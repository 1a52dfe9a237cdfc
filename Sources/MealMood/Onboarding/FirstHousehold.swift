import Crypto
import HTTP
import Localization
import SQLite

/// A person comes to this server with a household of their own: account, household and given tags in one write. Its
/// questions are still to be asked.
enum FirstHousehold {
    static func create(named name: String, _ context: VisitorContext) throws -> MemberID {
        let zone = try context.request.form().first("timeZone") ?? ""
        let chosen = context.request.cookie(LanguageChoice.cookieName).flatMap(Language.init(rawValue:))
        return try create(
            named: name, language: chosen, timeZone: Clock.isKnown(timeZone: zone) ? zone : Clock.serverTimeZone,
            at: context.now, in: context.db)
    }

    static func create(
        named name: String, language: Language? = nil, timeZone: String = Clock.serverTimeZone, at now: Int64,
        in db: Connection
    ) throws -> MemberID {
        let household = Household(
            id: HouseholdID(text: randomID()), timeZone: timeZone, meals: .both, includesWeekends: true,
            onboardingStep: .meals, changeNumber: 1, librarySeq: 1)
        let owner = Member(id: MemberID(text: randomID()), role: .owner, name: name, language: language, theme: nil)
        try HouseholdStore.create(household, owner: owner, at: now, in: db)
        let stamp = Stamp(household: household.id, by: owner.id, seq: 1, at: now)
        try TagStore.createGiven(stamp: stamp, in: db)
        return owner.id
    }
}
