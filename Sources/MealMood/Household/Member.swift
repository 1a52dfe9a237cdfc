import Localization

/// A person with an account, in the household where they live now.
struct Member: Sendable {
    /// Of the account, and of its document in every household.
    let id: MemberID
    var role: Role
    /// Empty until the person gives one.
    var name = ""
    var colour = AvatarColour.coral
    /// Nil follows the browser.
    var language: Language?
    /// Nil follows the system.
    var theme: Theme?
    var calendar = CalendarSettings()
    var licences = SavedLicences()
    /// The person's plan at this moment, whatever the household's.
    var plan = PremiumPlan.free

    var isPremium: Bool { plan.isPremium }

    enum Role: String, Sendable, CaseIterable { case owner, member }
}

enum Theme: String, Sendable { case light, dark }

/// What stands behind a person's initial.
enum AvatarColour: String, Sendable, CaseIterable { case coral, mint, lilac, butter, sky, rose, sand, leaf }
