/// What a page says after something was done. It travels in the URL of the redirect: `notice=dish.saved-ID`.
enum Notice: String, CaseIterable {
    case accountSaved = "account.saved"
    case passwordSaved = "account.password"
    case passwordRemoved = "account.passwordRemoved"
    case sessionEnded = "account.ended"
    case sessionsEnded = "account.othersEnded"
    case onboardingDone = "onboarding.done"
    case settingsSaved = "settings.saved"
    case dishAdded = "dish.added"
    case dishSaved = "dish.saved"
    case dishDeleted = "dish.deleted"
    case dishCopied = "dish.copied"
    case tagAdded = "tag.added"
    case tagSaved = "tag.saved"
    case tagDeleted = "tag.deleted"
    case premiumActivated = "premium.activated"
    case premiumRestored = "premium.restored"
    case premiumEnded = "premium.ended"
    case premiumNothing = "premium.nothing"
    case premiumRemoved = "premium.removed"
    case tokenExists = "token.exists"
    case tokenRevoked = "token.revoked"
    case transferDone = "transfer.done"
    case transferGone = "transfer.gone"
    case weekAutofilled = "week.autofilled"
    case weekFull = "week.full"
    case weekSame = "week.same"
    case weekSlot = "week.slot"
    case weekReset = "week.reset"
    case weekEmpty = "week.empty"
    case weekSettings = "week.settings"
    case weekUnchanged = "week.unchanged"
    case weekRated = "week.rated"
    case weekCopied = "week.copied"

    case householdRenamed = "household.renamed"
    case householdInvited = "household.invited"
    case householdRevoked = "household.revoked"
    case householdJoined = "household.joined"
    case householdLeft = "household.left"
    case householdOwnerStays = "household.ownerStays"
    case householdRemoved = "household.removed"
    case householdHandedOver = "household.handedOver"
    case householdDissolved = "household.dissolved"
    case dishKept = "dish.kept"
    case undone

    /// What the id after it names.
    enum Subject { case none, dish, tag, change }

    var subject: Subject {
        switch self {
        case .dishAdded, .dishSaved, .dishDeleted, .dishCopied, .dishKept: .dish
        case .tagAdded, .tagSaved: .tag
        case .weekAutofilled, .weekSlot, .weekReset, .weekSettings, .weekRated, .weekCopied: .change
        case .accountSaved, .passwordSaved, .passwordRemoved, .sessionEnded, .sessionsEnded: .none
        case .householdRenamed, .householdInvited, .householdRevoked, .householdJoined, .householdLeft,
            .householdOwnerStays, .householdRemoved, .householdHandedOver, .householdDissolved:
            .none
        case .premiumActivated, .premiumRestored, .premiumEnded, .premiumNothing, .premiumRemoved: .none
        case .onboardingDone, .settingsSaved, .tokenExists, .tokenRevoked, .transferDone, .transferGone, .weekFull,
            .weekSame, .undone, .weekEmpty, .weekUnchanged, .tagDeleted:
            .none
        }
    }

    /// - Parameter replaced: the token of what was replaced of another member's.
    func added(to path: String, subject: String? = nil, replaced: String? = nil) -> String {
        path + (path.contains("?") ? "&" : "?") + "notice="
            + ([rawValue] + [subject].compactMap(\.self)).joined(separator: "-") + (replaced.map { "~\($0)" } ?? "")
    }

    /// What the field of the query says, and of what.
    static func parsed(_ text: String) -> (notice: Notice, subject: String, replaced: String?)? {
        let halves = text.split(separator: "~", maxSplits: 1)
        let parts = halves.first?.split(separator: "-", maxSplits: 1) ?? []
        guard let notice = parts.first.flatMap({ Notice(rawValue: String($0)) }) else { return nil }
        return (notice, parts.count > 1 ? String(parts[1]) : "", halves.count > 1 ? String(halves[1]) : nil)
    }
}
