/// What a licence code gives: a plan, to whom, from when and until when.
package struct Licence: Sendable, Equatable {
    package enum Plan: String, Sendable, CaseIterable {
        case monthly, yearly, lifetime

        /// Days that a licence of the plan lasts unless told; nil lasts for ever.
        package var days: Int? {
            switch self {
            case .monthly: 31
            case .yearly: 366
            case .lifetime: nil
            }
        }
    }

    /// How a licence stands at an instant.
    package enum Standing: String, Sendable {
        case notYetValid, valid
        /// Expired, yet everything still works for two weeks.
        case grace
        case expired
    }

    static let graceSeconds: Int64 = 14 * 86_400
    static let nameLimit = 80
    /// The seconds since 1970 that a code may name: up to the year 9999.
    static let instants: ClosedRange<Int64> = 0...253_402_300_799

    /// Names the public key that the code is checked against.
    package let key: String
    /// Tells this licence from every other.
    package let id: String
    package let plan: Plan
    /// Whom it was made for, as the page shows it.
    package let name: String
    /// Seconds since 1970; before them it gives nothing.
    package let notBefore: Int64
    /// The first second at which it has expired; nil for a lifetime.
    package let expiry: Int64?

    /// Nil unless name, times and plan go together.
    package init?(key: String, id: String, plan: Plan, name: String, notBefore: Int64, expiry: Int64?) {
        guard case .success(name) = InputText.requiredLine(name, limit: Self.nameLimit), !key.isEmpty, !id.isEmpty,
            Self.instants.contains(notBefore), (expiry == nil) == (plan == .lifetime),
            Self.instants.contains(expiry ?? 0), notBefore < expiry ?? .max
        else { return nil }
        (self.key, self.id, self.plan, self.name) = (key, id, plan, name)
        (self.notBefore, self.expiry) = (notBefore, expiry)
    }

    /// When the weeks of grace are over; nil for a lifetime.
    package var end: Int64? { expiry.map { $0 + Self.graceSeconds } }

    package func standing(at instant: Int64) -> Standing {
        if instant < notBefore { return .notYetValid }
        guard let expiry else { return .valid }
        if instant < expiry { return .valid }
        return instant < expiry + Self.graceSeconds ? .grace : .expired
    }
}
