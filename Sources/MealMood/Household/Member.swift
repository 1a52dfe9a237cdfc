import Localization

/// A person with an account in a household.
struct Member: Sendable {
    let id: MemberID
    var role: Role
    /// Nil follows the browser.
    var language: Language?
    /// Nil follows the system.
    var theme: Theme?
    /// Whether the person's plan is Premium at this moment.
    var isPremium = false

    enum Role: String, Sendable { case owner, member }
}

enum Theme: String, Sendable { case light, dark }
