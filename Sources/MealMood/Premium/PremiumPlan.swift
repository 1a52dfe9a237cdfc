/// A person's plan at a moment.
enum PremiumPlan: Sendable, Equatable {
    case free
    /// Whoever hosts the family gives everybody all of it.
    case everybody
    case licence(Licence)
    /// The licence has expired, yet everything still works.
    case grace(Licence)
    /// It was Premium until this licence ended.
    case lapsed(Licence)

    var isPremium: Bool {
        switch self {
        case .everybody, .licence, .grace: true
        case .free, .lapsed: false
        }
    }

    /// What a person's licences give together: the best of them counts.
    init(of licences: [Licence], at instant: Int64) {
        let byStanding = Dictionary(grouping: licences) { $0.standing(at: instant) }
        func latest(_ standing: Licence.Standing) -> Licence? {
            byStanding[standing]?.max { ($0.expiry ?? .max) < ($1.expiry ?? .max) }
        }
        if let licence = latest(.valid) {
            self = .licence(licence)
        } else if let licence = latest(.grace) {
            self = .grace(licence)
        } else if let licence = latest(.expired) {
            self = .lapsed(licence)
        } else {
            self = .free
        }
    }
}

/// What a request knows of a person's licences: the genuine ones, and the newest time that this server has seen.
struct SavedLicences: Sendable {
    var licences: [Licence] = []
    var newestTime: Int64 = 0

    /// A clock that was set back gives nobody more of a licence.
    func plan(at clock: Int64) -> PremiumPlan { PremiumPlan(of: licences, at: max(clock, newestTime)) }
}
