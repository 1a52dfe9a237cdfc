import Localization

enum SettingsStore {
    /// Saves what differs from what the request began with. What the whole household has by default is its owner's to
    /// change.
    static func write(_ household: Household, _ member: Member, _ context: MemberContext) throws {
        if !member.hasSettings(of: context.member) { try AccountStore.saveSettings(of: member, in: context.db) }
        guard household != context.household else { return }
        try context.requireOwner()
        try HouseholdStore.save(household, stamp: try context.stamp(), in: context.db)
    }
}

extension Member {
    func hasSettings(of other: Member) -> Bool {
        language == other.language && theme == other.theme && calendar == other.calendar
    }
}
