/// The one gate of Premium: pages only mirror what it says.
enum Allowance {
    /// - Parameters:
    ///   - actor: the member who wants to make something; Premium belongs to a person.
    ///   - household: where it would be made.
    static func allows(_ actor: Member, _ feature: Feature, _ household: Household) -> Bool {
        switch feature {
        case .withoutBanner, .unlimitedDishes, .ownTags, .advancedRules: actor.isPremium
        // Into one's own household: whoever is a guest invites nobody, Premium or not.
        case .invitations: actor.isPremium && actor.role == .owner
        }
    }
}

extension MemberContext {
    func allows(_ feature: Feature) -> Bool { Allowance.allows(member, feature, household) }

    func require(_ feature: Feature) throws {
        guard allows(feature) else { throw AppError.premiumNeeded }
    }
}
