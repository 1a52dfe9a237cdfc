/// The one gate of Premium: pages only mirror what it says.
enum Allowance {
    /// - Parameters:
    ///   - actor: the member who wants to make something; Premium belongs to a person.
    ///   - household: where it would be made.
    static func allows(_ actor: Member, _ feature: Feature, _ household: Household) -> Bool { actor.isPremium }
}

extension MemberContext {
    func allows(_ feature: Feature) -> Bool { Allowance.allows(member, feature, household) }

    func require(_ feature: Feature) throws {
        guard allows(feature) else { throw AppError.premiumNeeded }
    }
}
