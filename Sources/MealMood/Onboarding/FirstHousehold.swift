import Crypto
import HTTP
import Localization
import SQLite

/// The claim of a fresh server: household, owner, given tags and session in one write.
enum FirstHousehold {
    /// Answers the session's token.
    static func create(_ context: VisitorContext) throws -> Token {
        let zone = try context.request.form().first("timeZone") ?? ""
        let household = Household(
            id: HouseholdID(text: randomID()), timeZone: Clock.isKnown(timeZone: zone) ? zone : Clock.serverTimeZone,
            meals: .both, includesWeekends: true, onboardingStep: .meals, changeNumber: 1, librarySeq: 1)
        let chosen = context.request.cookie(LanguageChoice.cookieName).flatMap(Language.init(rawValue:))
        let owner = Member(id: MemberID(text: randomID()), role: .owner, language: chosen, theme: nil)
        try HouseholdStore.create(household, owner: owner, at: context.now, in: context.db)
        let stamp = Stamp(household: household.id, by: owner.id, seq: 1, at: context.now)
        try TagStore.createGiven(stamp: stamp, in: context.db)
        return try Session.start(
            for: owner.id, on: "", at: context.now, in: context.db)
    }
}
