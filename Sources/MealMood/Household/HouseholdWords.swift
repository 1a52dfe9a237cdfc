import Localization

/// Households and people as one speaks of them, whether or not they have a name.
struct HouseholdWords {
    let context: VisitorContext

    /// "Casa de Lucía"
    func name(_ name: String, owner: String) -> String {
        if !name.isEmpty { return name }
        if owner.isEmpty { return context.text("household.unnamed") }
        return context.text("household.ofOwner", ["name": .text(owner)])
    }

    func person(_ name: String) -> String { name.isEmpty ? context.text("household.nameless") : name }
}

extension MemberContext {
    var householdWords: HouseholdWords { HouseholdWords(context: visitor) }
}
