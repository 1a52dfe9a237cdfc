import Testing

@testable import MealMood

/// What a person's licences give together, and what each plan may do.
@Suite struct PremiumPlanTests {
    private static let now: Int64 = 1_000 * 86_400
    private static let year = licence("year", until: now + 300 * 86_400)
    private static let month = licence("month", until: now + 10 * 86_400)
    private static let grace = licence("grace", until: now - 86_400)
    private static let old = licence("old", until: now - 100 * 86_400)
    private static let coming = licence("coming", from: now + 86_400, until: now + 9 * 86_400)

    private static func licence(_ id: String, from: Int64 = 0, until: Int64?) -> Licence? {
        Licence(
            key: "k", id: id, plan: until == nil ? .lifetime : .yearly, name: "A", notBefore: from, expiry: until)
    }

    private func plan(_ licences: Licence?..., at time: Int64 = now) -> PremiumPlan {
        PremiumPlan(of: licences.compactMap(\.self), at: time)
    }

    @Test func theBestLicenceCounts() throws {
        let ever = Self.licence("ever", until: nil)
        #expect(plan() == .free)
        #expect(plan(Self.coming) == .free)
        #expect(plan(Self.old) == .lapsed(try #require(Self.old)))
        #expect(plan(Self.old, Self.grace) == .grace(try #require(Self.grace)))
        #expect(plan(Self.grace, Self.month, Self.year, Self.old) == .licence(try #require(Self.year)))
        #expect(plan(Self.year, ever, Self.month) == .licence(try #require(ever)))
    }

    @Test func aClockSetBackGivesNothingBack() throws {
        let licences = SavedLicences(licences: [try #require(Self.old)], newestTime: Self.now)
        #expect(licences.plan(at: 86_400) == .lapsed(try #require(Self.old)))
        let fresh = SavedLicences(licences: [try #require(Self.old)], newestTime: 0)
        #expect(fresh.plan(at: 86_400).isPremium)
    }

    /// Product §5: making takes one's own Premium, whoever owns the household; grace is still Premium.
    @Test(arguments: Member.Role.allCases, Feature.allCases)
    func whatIsMadeTakesOnesOwnPremium(role: Member.Role, feature: Feature) throws {
        let plans: [(PremiumPlan, Bool)] = [
            (.free, false), (.everybody, true), (.licence(try #require(Self.year)), true),
            (.grace(try #require(Self.grace)), true), (.lapsed(try #require(Self.old)), false),
        ]
        for (plan, isAllowed) in plans {
            var member = Member(id: MemberID(text: "m"), role: role)
            member.plan = plan
            let isOwn = feature != .invitations || role == .owner
            #expect(
                Allowance.allows(member, feature, household) == (isAllowed && isOwn), "\(role) \(plan) \(feature)")
        }
    }

    private var household: Household {
        Household(
            id: HouseholdID(text: "h"), timeZone: "UTC", meals: .both, includesWeekends: true, onboardingStep: nil,
            changeNumber: 1, librarySeq: 1)
    }
}
