import Localization

/// A person with an account in a household.
struct Member: Sendable {
    let id: MemberID
    var role: Role
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
